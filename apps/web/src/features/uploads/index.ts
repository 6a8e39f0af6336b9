export { pictureSlots } from './picture-slots.tsx';
