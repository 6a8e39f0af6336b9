import { lazyPart } from '../../routing/lazy-part.tsx';

/** What decisions in force hide of one's profile, in its form. */
export const HiddenParts = lazyPart({
  load: async () => (await import('./hidden-parts.tsx')).HiddenParts,
  texts: ['reports'],
  fallback: null,
});
