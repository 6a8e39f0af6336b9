export { type BlockedFeature, UpgradeDialog, type UpgradeDialogProps } from './upgrade-dialog.tsx';
