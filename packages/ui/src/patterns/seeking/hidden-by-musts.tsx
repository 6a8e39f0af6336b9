import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { focusOutward } from '../../lib/focus-outward.ts';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { languageName } from '../deck-card/in-common.ts';
import { useWordName } from '../known-words/known-words.tsx';
import { PROFILE_TYPES } from '../profile-kind/profile-kind.ts';
import { SUBTYPES } from './seeking.rules.ts';
import { MOST_COUNTED, useHiddenTitle } from './use-hidden-title.ts';
import type { HiddenByMusts, SeekingGroup } from './seeking.types.ts';

export interface HiddenByMustsPanelProps {
  hidden: HiddenByMusts;
  /** The group that is being loosened. */
  loosening: SeekingGroup | null;
  /** Makes a nice of a must, and goes on with the deck. */
  onLoosen: (group: SeekingGroup) => void;
  /** What else can be done. */
  action?: ReactNode;
  className?: string;
}

/**
 * Stands where the deck runs dry while musts hide others: how many profiles each must hides, and how many come back without it. A
 * press makes a nice of it, and the focus stays with the deck that goes on.
 */
export function HiddenByMustsPanel({ hidden, loosening, onLoosen, action, className }: HiddenByMustsPanelProps) {
  const { t } = useTranslation(['seeking', 'profiles', 'common']);
  const { locale } = useLocale();
  const wordName = useWordName();
  const titleOf = useHiddenTitle();
  const nameOf = (group: SeekingGroup, value: string): string => {
    switch (group) {
      case 'types':
      case 'subtypes': {
        const type = PROFILE_TYPES.find((each) => each === value);
        const subtype = SUBTYPES.find((each) => each === value);
        return type ? t(`common:profileType.${type}`) : subtype ? t(`common:subtype.${subtype}`) : value;
      }
      case 'languages':
        return languageName(value, locale);
      case 'tags':
        return wordName(value);
    }
  };
  const counted = (key: 'hides' | 'frees', count: number): string =>
    count < MOST_COUNTED ? t(`hidden.${key}`, { count }) : t(`hidden.${key}Many`, { max: MOST_COUNTED - 1 });
  // One of them is enough.
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const musts = hidden.musts.toSorted((one, other) => other.frees - one.frees);
  return (
    <div ref={focusOutward} className={className}>
      <EmptyState title={titleOf(hidden)} action={action} className="mu:py-6">
        <p className="mu:text-text-muted">{t('hidden.lead')}</p>
        <ul className="mu:mt-5 mu:flex mu:w-full mu:flex-col mu:gap-2 mu:text-left">
          {musts.map(({ group, values, hides, frees }) => {
            const title = {
              group: t(`profiles:seekingGroup.${group}`),
              values: either.format(values.map((value) => nameOf(group, value))),
            };
            return (
              <li
                key={group}
                className="mu:flex mu:items-center mu:justify-between mu:gap-4 mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:p-3.5 mu:pl-4"
              >
                <div className="mu:min-w-0">
                  <p className="mu:font-medium mu:wrap-anywhere mu:text-text">{t('hidden.must', title)}</p>
                  <p className="mu:text-sm">
                    {counted('hides', hides)}
                    {' · '}
                    {frees > 0 ? counted('frees', frees) : t('hidden.freesNone')}
                  </p>
                </div>
                <Button
                  size="sm"
                  aria-label={t('hidden.loosenOf', title)}
                  isPending={loosening === group}
                  isDisabled={loosening !== null && loosening !== group}
                  onPress={() => onLoosen(group)}
                  className="mu:shrink-0"
                >
                  {t('hidden.loosen')}
                </Button>
              </li>
            );
          })}
        </ul>
      </EmptyState>
    </div>
  );
}
