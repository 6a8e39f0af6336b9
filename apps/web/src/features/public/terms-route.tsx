import { TermsScreen } from '@mutuals/ui/screens/terms';
import { publicLinks } from './public-links.ts';
import { useCallToAction } from './use-call-to-action.ts';

/** /terms */
export function Component() {
  return <TermsScreen start={useCallToAction()} links={publicLinks} />;
}
