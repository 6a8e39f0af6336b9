import { PrivacyScreen } from '@mutuals/ui/screens/privacy';
import { publicLinks } from './public-links.ts';
import { useStart } from './use-call-to-action.ts';

/** /privacy */
export default function Privacy() {
  return <PrivacyScreen start={useStart()} links={publicLinks} />;
}
