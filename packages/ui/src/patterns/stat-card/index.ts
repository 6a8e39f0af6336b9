export { Change, type Direction } from './change.tsx';
export { StatCard, type StatCardProps } from './stat-card.tsx';
