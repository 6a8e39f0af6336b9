import { type ComponentType, use, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { useTagTexts } from '../../lib/field/use-tag-texts.ts';
import { TagField, type TagFieldProps, type TagSuggestions } from '../../primitives/tag-field/tag-field.tsx';
import { languageName } from '../deck-card/in-common.ts';
import { useWordName } from '../known-words/known-words.tsx';
import { type SuggestProps, type WordHelp, type WordKind, WordSuggestions } from './word-suggestions.ts';

export { type SuggestProps, type WordHelp, type WordKind, WordSuggestions } from './word-suggestions.ts';

export interface WordFieldProps extends Omit<
  TagFieldProps,
  'texts' | 'nameOf' | 'keyOf' | 'onTyping' | 'suggestions' | 'max'
> {
  kind: WordKind;
  max: number;
}

/** The text for how many profiles have a word. */
function Uses({ profiles }: { profiles: number }) {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  return (
    <span className="mu:shrink-0 mu:text-sm mu:text-text-muted">
      <span aria-hidden="true" className="mu:figures">
        {new Intl.NumberFormat(locale, { notation: 'compact' }).format(profiles)}
      </span>
      <span className="mu:sr-only">{t('words.uses', { count: profiles })}</span>
    </span>
  );
}

const suggestionsOf = ({ suggestions }: WordHelp): TagSuggestions =>
  suggestions.status === 'ready'
    ? {
        status: 'ready',
        options: suggestions.words.map(({ word, profiles = 0 }) => ({
          word,
          end: profiles > 0 && <Uses profiles={profiles} />,
        })),
      }
    : { status: suggestions.status };

type SuggestedProps = Omit<TagFieldProps, 'keyOf' | 'onTyping' | 'suggestions'> & {
  kind: WordKind;
  by: ComponentType<SuggestProps>;
};

/** The field with the suggestions for its words. */
function Suggested({ kind, by: Suggest, nameOf, ...props }: SuggestedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Suggest kind={kind} typed={typed}>
      {(help) => (
        <TagField
          {...props}
          nameOf={help.nameOf ?? nameOf}
          keyOf={help.keyOf}
          suggestions={suggestionsOf(help)}
          onTyping={setTyped}
        />
      )}
    </Suggest>
  );
}

/**
 * One's own list of tags, interests, skills or languages, by their names in the reader's language. In WordSuggestions it suggests what others use;
 * languages are chosen by name. Any other word remains possible.
 */
export function WordField({ kind, ...props }: WordFieldProps) {
  const { locale } = useLocale();
  const texts = useTagTexts(props.max);
  const wordName = useWordName();
  const suggest = use(WordSuggestions);
  const nameOf = kind === 'language' ? (word: string) => languageName(word, locale) : wordName;
  const field = { ...props, texts, nameOf };
  return suggest ? <Suggested {...field} kind={kind} by={suggest} /> : <TagField {...field} />;
}
