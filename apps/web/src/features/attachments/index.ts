export { useAttachments } from './use-attachments.ts';
