export { GroupCard, type GroupCardProps, type GroupCardView } from './group-card.tsx';
