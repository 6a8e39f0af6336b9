import tailwindcss from '@tailwindcss/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

/** The gate names the files of the part that it runs (scripts/test-stories.mjs). */
const some = process.env.STORY_FILES?.split(',').map((file) => `../${file}`);

export default {
  stories: some ?? ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The docs of screens show the approved pictures; the gate and Chromatic have no use for them.
  ...(process.env.WITHOUT_PICTURES ? {} : { staticDirs: [{ from: '../__screenshots__', to: '/pictures' }] }),
  framework: '@storybook/react-vite',
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => mergeConfig(config, { plugins: [tailwindcss()] }),
} satisfies StorybookConfig;
