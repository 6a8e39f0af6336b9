import type { HTMLAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import type { ShownProof } from '../proofs/proof.types.ts';
import { joinNames } from './in-common.ts';

/** What a card's line needs of a proof. */
export type CardProof = Pick<ShownProof, 'kind' | 'subject' | 'name' | 'state'>;

export interface ProvenLineProps extends HTMLAttributes<HTMLParagraphElement> {
  proofs: readonly CardProof[] | undefined;
}

const NAMED = 3;

/** What a profile has proven, in one line of a card: "Proven: wallet, ada.example" (D84). Nothing where it shows nothing. */
export function ProvenLine({ proofs = [], ...props }: ProvenLineProps) {
  const { t } = useTranslation('profiles');
  const { locale } = useLocale();
  const words = new Set(
    proofs
      .filter(({ state }) => state === 'proven')
      .map(({ kind, subject, name }) =>
        kind === 'wallet' || kind === 'contract' || kind === 'collection' ? t(`proven.${kind}`) : (name ?? subject),
      ),
  );
  if (words.size === 0) return null;
  return <p {...props}>{t('proven.line', { list: joinNames([...words].slice(0, NAMED), locale) })}</p>;
}
