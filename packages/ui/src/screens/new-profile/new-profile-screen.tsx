import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { StepDrawing } from '../../patterns/step-drawing/step-drawing.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ArrowLeftIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';

export interface NewProfileScreenProps {
  assistantHref: string;
  formHref: string;
  /** One's own profiles. */
  listHref: string;
  /** Reads an export, once it is asked for: the page provides it. */
  exported?: ReactNode;
  onStartFromExport: () => void;
}

/** One way to create a profile. */
function Way({ drawing, title, text, action }: { drawing: number; title: string; text: string; action: ReactNode }) {
  return (
    <li className="mu:flex mu:flex-col mu:gap-5 mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:p-6 mu:sm:p-8">
      <StepDrawing step={drawing} className="mu:h-18 mu:w-auto mu:self-start" />
      <div className="mu:flex-1">
        <h2 className="mu:display mu:text-xl">{title}</h2>
        <p className="mu:mt-2 mu:text-text-muted">{text}</p>
      </div>
      {action}
    </li>
  );
}

/** The choice before a new profile: the assistant or the form (SPEC 2, My profiles). */
export function NewProfileScreen({
  assistantHref,
  formHref,
  listHref,
  exported,
  onStartFromExport,
}: NewProfileScreenProps) {
  const { t } = useTranslation('onboarding');
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-4xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader
        title={t('choice.title')}
        lead={t('choice.lead')}
        back={
          <Link variant="quiet" href={listHref} className="mu:inline-flex mu:items-center mu:gap-1.5 mu:text-sm">
            <ArrowLeftIcon aria-hidden="true" className="mu:size-4" />
            {t('choice.back')}
          </Link>
        }
        className="mu:mb-8 mu:md:mb-10"
      />
      <ul className="mu:grid mu:grid-cols-1 mu:gap-5 mu:sm:grid-cols-2">
        <Way
          drawing={3}
          title={t('choice.assistant')}
          text={t('choice.assistantText')}
          action={
            <LinkButton variant="primary" size="lg" width="full" href={assistantHref}>
              {t('choice.assistantAction')}
            </LinkButton>
          }
        />
        <Way
          drawing={1}
          title={t('choice.form')}
          text={t('choice.formText')}
          action={
            <LinkButton size="lg" width="full" href={formHref}>
              {t('choice.formAction')}
            </LinkButton>
          }
        />
      </ul>
      <div className="mu:mt-6">
        {exported ?? (
          <Button variant="quiet" onPress={onStartFromExport}>
            {t('choice.export')}
          </Button>
        )}
      </div>
    </div>
  );
}
