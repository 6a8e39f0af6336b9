export { TOAST_MS, type ToastMessage, Toasts, TOASTS_AT_ONCE } from './toast-queue.ts';
export { ToastRegion, type ToastRegionProps } from './toast.tsx';
export { toastVariants } from './toast.variants.ts';
