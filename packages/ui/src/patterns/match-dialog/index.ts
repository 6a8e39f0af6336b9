export { MatchDialog, type MatchDialogProps, type MatchSide } from './match-dialog.tsx';
