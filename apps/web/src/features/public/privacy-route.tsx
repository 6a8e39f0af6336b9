import { PrivacyScreen } from '@mutuals/ui/screens/privacy';
import { publicLinks } from './public-links.ts';
import { useCallToAction } from './use-call-to-action.ts';

/** /privacy */
export function Component() {
  return <PrivacyScreen start={useCallToAction()} links={publicLinks} />;
}
