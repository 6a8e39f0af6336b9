import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Link } from '../../primitives/link/link.tsx';
import type { StatementView } from '../statement.tsx';

export interface HiddenPartsProps {
  /** The statements of the measures in force, in the person's language. */
  hidden: readonly Pick<StatementView, 'measure' | 'duration'>[];
  /** Where each is explained, and an appeal is written. */
  whyHref: string;
}

/** Above the form of a profile: what the team hid of it, until when, and that it cannot be put back before (D65). */
export function HiddenParts({ hidden, whyHref }: HiddenPartsProps) {
  const { t } = useTranslation('reports');
  return (
    <Banner
      tone="warning"
      title={t('hidden.title')}
      action={<Link href={whyHref}>{t('hidden.why')}</Link>}
      className="mu:mb-8 mu:max-w-xl"
    >
      <ul className="mu:flex mu:flex-col mu:gap-1">
        {hidden.map(({ measure, duration }, index) => (
          <li key={index} dir="auto">
            {measure} {duration}
          </li>
        ))}
      </ul>
      <p className="mu:mt-2">{t('hidden.text')}</p>
    </Banner>
  );
}
