export { DeckCard, type DeckCardProps } from './deck-card.tsx';
export type { DeckProfile, InCommon } from './deck-card.types.ts';
export { cardTags, isShared, joinNames, languageName, namesInCommon } from './in-common.ts';
export { useKindOf } from './use-profile-words.ts';
export { VerifiedMark } from './verified-mark.tsx';
