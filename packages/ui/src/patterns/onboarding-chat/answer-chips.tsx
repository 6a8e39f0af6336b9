import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { EditIcon, PlusIcon } from '../../primitives/icons/icons.ts';
import type { OnboardingSuggestion, OnboardingTaken } from './onboarding-fields.ts';

export interface AnswerChipsProps {
  /** Fields from the last message: each can be changed. */
  taken: readonly OnboardingTaken[];
  /** Answers at one press. */
  suggestions: readonly OnboardingSuggestion[];
  /** Sending is disabled: an answer is pending, or no messages are left. */
  isDisabled: boolean;
  /** A complete answer: it is sent. */
  onSay: (text: string) => void;
  /** One of several values: it is added to the draft. */
  onItem: (text: string) => void;
}

/** Below the assistant's last message: "change" for the fields it just understood, and answers to its question. */
export function AnswerChips({ taken, suggestions, isDisabled, onSay, onItem }: AnswerChipsProps) {
  const { t } = useTranslation('onboarding');
  return (
    <>
      {taken.length > 0 && (
        <ul aria-label={t('chips.taken')} className="mu:flex mu:flex-wrap mu:gap-x-1">
          {taken.map(({ field, change }) => (
            <li key={field}>
              <Button
                size="sm"
                variant="quiet"
                isDisabled={isDisabled}
                icon={<EditIcon aria-hidden="true" className="mu:size-3.5" />}
                onPress={() => onSay(change)}
              >
                <bdi>{change}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {suggestions.length > 0 && (
        <ul aria-label={t('chips.label')} className="mu:flex mu:flex-wrap mu:gap-2">
          {suggestions.map(({ kind, text }) => (
            <li key={`${kind} ${text}`} className="mu:max-w-full">
              <Button
                size="sm"
                className="mu:max-w-full mu:rounded-full"
                variant={kind === 'skip' || kind === 'finish' ? 'quiet' : 'secondary'}
                isDisabled={isDisabled}
                {...(kind === 'item' && {
                  icon: <PlusIcon aria-hidden="true" className="mu:size-3.5 mu:text-text-muted" />,
                  'aria-label': t('chips.add', { text }),
                })}
                onPress={() => (kind === 'item' ? onItem(text) : onSay(text))}
              >
                <bdi>{text}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
