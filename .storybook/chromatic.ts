import type { Plugin } from 'vite';
import { isScreen, modesOf } from './modes.ts';

/**
 * What Chromatic takes of a story: the gate's pictures. It sets no forced colours in a mode, only for a whole story, so that mode is
 * the gate's alone.
 */
export function chromaticOf(title: string, tags: readonly string[]) {
  const modes = modesOf(title, tags).filter(({ picture, forcedColours }) => picture && !forcedColours);
  return {
    disableSnapshot: modes.length === 0,
    cropToViewport: isScreen(title) && !tags.includes('whole-page'),
    modes: Object.fromEntries(
      modes.map(({ name, theme, language, direction, text, viewport }) => [
        name,
        { theme, language, direction, text: String(text), viewport },
      ]),
    ),
  };
}

const HERE = JSON.stringify(import.meta.filename);

/** Gives each story its `parameters.chromatic`: a project's parameters do not know the story's title. */
export const chromaticModes = (): Plugin => ({
  name: 'chromatic-modes',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler(code) {
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      return {
        code: `${code}
import { chromaticOf } from ${HERE};
for (const story of [${names.join(', ')}])
  story.parameters = { ...story.parameters, chromatic: chromaticOf(meta.title, [...(meta.tags ?? []), ...(story.tags ?? [])]) };
`,
        map: null,
      };
    },
  },
});
