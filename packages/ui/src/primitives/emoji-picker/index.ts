export { EmojiPicker, type EmojiPickerProps, type EmojiPickerTexts } from './emoji-picker.tsx';
export { emojiPickerVariants } from './emoji-picker.variants.ts';
export { emojiCategories, type EmojiCategory, type EmojiNames, loadEmojiNames } from './emojis.ts';
