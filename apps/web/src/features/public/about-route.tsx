import { AboutScreen } from '@mutuals/ui/screens/about';
import { publicLinks } from './public-links.ts';
import { useStart } from './use-call-to-action.ts';

/** /about */
export default function About() {
  return <AboutScreen start={useStart()} links={publicLinks} />;
}
