export { StepDrawing } from './step-drawing.tsx';
