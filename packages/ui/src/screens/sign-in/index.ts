export { type DemoPeopleView, type DemoPerson, SignInDialog, type SignInDialogProps } from './sign-in-dialog.tsx';
