import type { Decorator } from '@storybook/react-vite';
import { Provider } from '../../provider/provider.tsx';

/** The kit's own words, as an app has them: for stories of blocks, which say them where no prop does. */
export const withKit: Decorator = (Story) => (
  <Provider>
    <Story />
  </Provider>
);
