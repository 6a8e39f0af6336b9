import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { StepDrawing } from '../../patterns/step-drawing/step-drawing.tsx';
import { CheckIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';

const steps = ['signedIn', 'create', 'discover', 'talk'] as const;
const NEXT = 'create';

export interface NewcomerProps {
  name: string;
  handle: string;
  createHref: string;
}

/** The first steps of someone without a profile: the first is done, the second is the one thing to do. */
export function Newcomer({ name, handle, createHref }: NewcomerProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <h1 className="display text-4xl wrap-anywhere">{t('start.title', { name })}</h1>
      <p className="mt-3 max-w-xl text-lg text-text-muted">{t('start.lead')}</p>
      <ol className="mt-10 border-t border-border">
        {steps.map((step, index) => {
          const isNext = step === NEXT;
          const isDone = index < steps.indexOf(NEXT);
          return (
            <li
              key={step}
              aria-current={isNext ? 'step' : undefined}
              className={join(
                'grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-4 border-b border-border py-6 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:gap-x-8',
                !isNext && !isDone && 'text-text-muted',
              )}
            >
              <StepDrawing step={index} className={join('w-full', !isNext && 'opacity-45')} />
              <div>
                <h2 className="text-lg font-semibold">{t(`start.${step}`)}</h2>
                <p className="wrap-anywhere text-text-muted">
                  {step === 'signedIn' ? t('start.signedInText', { handle: `@${handle}` }) : t(`start.${step}Text`)}
                </p>
              </div>
              {isDone && (
                <p className="flex items-center gap-1.5 text-sm text-success-text max-sm:hidden">
                  <CheckIcon aria-hidden="true" className="size-4" />
                  {t('start.done')}
                </p>
              )}
              {isNext && (
                <LinkButton variant="primary" size="lg" href={createHref} className="max-sm:col-span-2 max-sm:w-full">
                  {t('start.createAction')}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
