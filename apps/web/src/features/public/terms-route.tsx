import { TermsScreen } from '@mutuals/ui/screens/terms';
import { publicLinks } from './public-links.ts';
import { useStart } from './use-call-to-action.ts';

/** /terms */
export default function Terms() {
  return <TermsScreen start={useStart()} links={publicLinks} />;
}
