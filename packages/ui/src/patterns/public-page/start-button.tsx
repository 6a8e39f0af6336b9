import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';

/** Where a public page leads: to the profiles for who is signed in, else into the sign-in. */
export type Start =
  | { readonly profilesHref: string }
  | { readonly onSignIn: () => void; readonly isSigningIn: boolean };

/** The one gold action of a public page: signs in, or opens the profiles of who is signed in already. */
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
