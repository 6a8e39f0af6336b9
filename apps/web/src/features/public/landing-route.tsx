import { queryOf } from '@mutuals/api-client/queries';
import { LandingScreen } from '@mutuals/ui/screens/landing';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../lib/load-texts.ts';
import { WhenNear } from '../../lib/when-near.tsx';
import { useServices } from '../../services.ts';
import { useCallToAction } from './use-call-to-action.ts';

/** The landing page. Its figures come after it. */
export function Component() {
  const { api } = useServices();
  const { i18n } = useTranslation();
  const { data: figures, isPending } = useQuery(queryOf(api, 'getStatistics'));
  const loadBelow = async () => {
    const [{ LandingBelow }] = await Promise.all([
      import('./landing-below.tsx'),
      loadTexts(i18n, ['landingStory', 'premium', 'profiles']),
    ]);
    return LandingBelow;
  };
  return (
    <LandingScreen start={useCallToAction()} statistics={isPending ? 'loading' : figures}>
      <WhenNear load={loadBelow} fallback={<div className="mu:min-h-dvh" />} />
    </LandingScreen>
  );
}
