import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from './themes.ts';
import { applyToolbar, type Globals } from './toolbar.ts';

const channel = addons.getChannel();

const said = (): Globals =>
  channel.last('globalsUpdated')?.[0]?.globals ?? channel.last('setGlobals')?.[0]?.globals ?? {};

/** Every docs page follows the toolbar, including one without stories. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(said);
  useEffect(() => {
    const follow = (news: { globals: Globals }) => setGlobals(news.globals);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  useEffect(() => applyToolbar(globals), [globals]);
  return (
    <DocsContainer {...props} theme={themes[globals.theme === 'dark' ? 'dark' : 'light']}>
      {children}
    </DocsContainer>
  );
}
