import { Heading } from '../heading/heading.tsx';
import { Theme } from './theme.tsx';

/** A dark part of a light page: its ground is the app's to draw. */
export const Example = () => (
  <Theme name="dark" style={{ background: 'var(--mu-surface)' }}>
    <Heading level={2}>Join us</Heading>
  </Theme>
);
