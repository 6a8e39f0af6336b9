import { AboutScreen } from '@mutuals/ui/screens/about';
import { publicLinks } from './public-links.ts';
import { useCallToAction } from './use-call-to-action.ts';

/** /about */
export function Component() {
  return <AboutScreen start={useCallToAction()} links={publicLinks} />;
}
