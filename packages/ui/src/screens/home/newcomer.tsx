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

/** The first steps of a person without a profile: the first is done, the second is the next. */
export function Newcomer({ name, handle, createHref }: NewcomerProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <h1 className="mu:display mu:text-4xl mu:wrap-anywhere">{t('start.title', { name })}</h1>
      <p className="mu:mt-3 mu:max-w-xl mu:text-lg mu:text-text-muted">{t('start.lead')}</p>
      <ol className="mu:mt-10 mu:border-t mu:border-border">
        {steps.map((step, index) => {
          const isNext = step === NEXT;
          const isDone = index < steps.indexOf(NEXT);
          return (
            <li
              key={step}
              aria-current={isNext ? 'step' : undefined}
              className={join(
                'mu:grid mu:grid-cols-[5.5rem_minmax(0,1fr)] mu:items-center mu:gap-x-5 mu:gap-y-4 mu:border-b mu:border-border mu:py-6 mu:sm:grid-cols-[8rem_minmax(0,1fr)_auto] mu:sm:gap-x-8',
                !isNext && !isDone && 'mu:text-text-muted',
              )}
            >
              <StepDrawing step={index} className={join('mu:w-full', !isNext && 'mu:opacity-45')} />
              <div>
                <h2 className="mu:text-lg mu:font-semibold">{t(`start.${step}`)}</h2>
                <p className="mu:wrap-anywhere mu:text-text-muted">
                  {step === 'signedIn' ? t('start.signedInText', { handle: `@${handle}` }) : t(`start.${step}Text`)}
                </p>
              </div>
              {isDone && (
                <p className="mu:flex mu:items-center mu:gap-1.5 mu:text-sm mu:text-success-text mu:max-sm:hidden">
                  <CheckIcon aria-hidden="true" className="mu:size-4" />
                  {t('start.done')}
                </p>
              )}
              {isNext && (
                <LinkButton
                  variant="primary"
                  size="lg"
                  href={createHref}
                  className="mu:max-sm:col-span-2 mu:max-sm:w-full"
                >
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
