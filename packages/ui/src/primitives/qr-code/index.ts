export { QrCode, type QrCodeProps } from './qr-code.tsx';
export { qrCodeVariants } from './qr-code.variants.ts';
