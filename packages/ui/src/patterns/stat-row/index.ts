export { type Stat, StatRow, type StatRowProps } from './stat-row.tsx';
