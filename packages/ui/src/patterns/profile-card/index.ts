export { BlurredProfileCard, type BlurredProfileCardProps } from './blurred-profile-card.tsx';
export { CardHead, type CardHeadProps } from './card-head.tsx';
export { GalleryProfileCard, type GalleryProfileCardProps } from './gallery-profile-card.tsx';
export { ProfileCard, type ProfileCardProps, type ProfileCardView } from './profile-card.tsx';
