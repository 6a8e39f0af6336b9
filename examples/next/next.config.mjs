import { withKitLanguages } from '@mutuals/ui/next';

export default withKitLanguages(['en'], {});
