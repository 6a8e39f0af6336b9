export { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx';
export { Dialog, type DialogProps, DialogTrigger } from './dialog.tsx';
export { dialogVariants } from './dialog.variants.ts';
