import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';

/** A public page's call to action: to the profiles if signed in, else sign-in. */
export type Start =
  | { readonly profilesHref: string }
  | { readonly onSignIn: () => void; readonly isSigningIn: boolean };

/** The one gold action of a public page: signs in, or opens a signed-in person's profiles. */
export function StartButton({ start }: { start: Start }) {
  const { t } = useTranslation('chrome');
  return 'profilesHref' in start ? (
    <LinkButton variant="primary" size="lg" href={start.profilesHref}>
      {t('openProfiles')}
    </LinkButton>
  ) : (
    <Button variant="primary" size="lg" onPress={start.onSignIn} isPending={start.isSigningIn}>
      {t('signIn')}
    </Button>
  );
}
