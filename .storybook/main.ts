import tailwindcss from '@tailwindcss/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { chromaticModes } from './chromatic.ts';

/** STORIES_ALONE leaves out what only a person at the toolbar uses: the gate and Chromatic set it. */

/** WITHOUT_PROPS leaves out the props tables, which only the docs show and which cost a third of a build: the gate sets it. */
const reactDocgen = process.env.WITHOUT_PROPS ? false : 'react-docgen';

/** The gate passes the files of its share (scripts/test-stories.mjs). */
const some = process.env.STORY_FILES?.split(',').map((file) => `../${file}`);

export default {
  stories: some ?? ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  ...(process.env.STORIES_ALONE
    ? {
        addons: ['@storybook/addon-docs'],
        features: { highlight: false, backgrounds: false, measure: false, outline: false },
      }
    : {
        // For agents: /mcp beside `storybook dev` lists the components, their props and stories.
        addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-mcp'],
        // Docs of screens show the approved pictures.
        staticDirs: [{ from: '../__screenshots__', to: '/pictures' }],
      }),
  framework: '@storybook/react-vite',
  typescript: { reactDocgen },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => mergeConfig(config, { plugins: [tailwindcss(), chromaticModes()] }),
} satisfies StorybookConfig;
