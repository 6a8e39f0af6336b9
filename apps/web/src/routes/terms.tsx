import { TermsScreen } from '@mutuals/ui/screens/terms';
import { publicLinks } from './public-links.ts';
import { useStart } from './use-start.ts';

/** /terms */
export default function Terms() {
  return <TermsScreen start={useStart()} links={publicLinks} />;
}
