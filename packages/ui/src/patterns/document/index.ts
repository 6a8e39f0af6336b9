export { Document, type DocumentProps, type DocumentSection } from './document.tsx';
