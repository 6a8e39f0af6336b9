export { type EmptyDrawing, emptyDrawings } from './drawing.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
