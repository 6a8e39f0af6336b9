export { ChatComposer, type ChatComposerProps } from './chat-composer.tsx';
export type { GifSearch } from './gif-tool.tsx';
