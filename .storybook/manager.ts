import { addons } from 'storybook/manager-api';
import { themes } from './themes.ts';

addons.setConfig({
  theme: themes[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'],
  sidebar: { showRoots: true },
});
