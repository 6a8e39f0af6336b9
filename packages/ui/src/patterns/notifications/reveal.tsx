import { useTranslation } from 'react-i18next';
import { ArrowRightIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Mark } from '../../primitives/logo/mark.tsx';

/** What a free user does not see (D1), and how to see it. */
export function Reveal({ href, onFollow }: { href: string; onFollow?: () => void }) {
  const { t } = useTranslation('notifications');
  return (
    <div className="mu:px-4.5 mu:pt-2">
      <LinkButton
        href={href}
        variant="secondary"
        width="full"
        className="mu:justify-start mu:gap-3 mu:px-4"
        icon={<Mark className="mu:h-3.5 mu:w-auto" />}
        {...(onFollow && { onPress: onFollow })}
      >
        {t('reveal')}
        <ArrowRightIcon aria-hidden="true" className="mu:ml-auto mu:size-4.5 mu:text-text-muted" />
      </LinkButton>
    </div>
  );
}
