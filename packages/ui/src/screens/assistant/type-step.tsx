import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFaultText } from '../../lib/fault.ts';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { PROFILE_TYPES, type ProfileType } from '../../patterns/profile-kind/profile-kind.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ArrowLeftIcon, GroupIcon, IndividualIcon, ProjectIcon } from '../../primitives/icons/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { RadioCard, RadioCards } from '../../primitives/radio-cards/radio-cards.tsx';
import type { AssistantView } from './assistant.types.ts';
import { EarlierTalks, type EarlierTalksProps } from './earlier-talks.tsx';

export interface TypeStepProps extends EarlierTalksProps {
  /** The other ways to make a profile. */
  backHref: string;
  onStart: (profileType: ProfileType) => void;
}

const icons = { individual: IndividualIcon, group: GroupIcon, project: ProjectIcon } as const;

/** The first step: the type of profile; below it the talks that can be continued. */
export function TypeStep({
  view: { startingType, fault },
  backHref,
  onStart,
  ...earlier
}: TypeStepProps & { view: AssistantView }) {
  const { t } = useTranslation(['onboarding', 'profiles', 'common']);
  const [type, setType] = useState<ProfileType>('individual');
  const faultText = useFaultText();
  return (
    <div className="mu:mx-auto mu:flex mu:w-full mu:max-w-4xl mu:flex-col mu:gap-10 mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (startingType === null) onStart(type);
        }}
        className="mu:flex mu:flex-col mu:gap-6"
      >
        <PageHeader
          title={t('type.title')}
          lead={t('type.lead')}
          back={
            <Link variant="quiet" href={backHref} className="mu:inline-flex mu:items-center mu:gap-1.5 mu:text-sm">
              <ArrowLeftIcon aria-hidden="true" className="mu:size-4" />
              {t('type.back')}
            </Link>
          }
        />
        {fault && (
          <Banner tone="danger" title={t('type.failed')}>
            {faultText(fault)}
          </Banner>
        )}
        <RadioCards
          columns="three"
          label={t('type.label')}
          hideLabel
          value={startingType ?? type}
          isDisabled={startingType !== null}
          onChange={(value) => setType(PROFILE_TYPES.find((known) => known === value) ?? 'individual')}
        >
          {PROFILE_TYPES.map((value) => {
            const Icon = icons[value];
            return (
              <RadioCard
                key={value}
                value={value}
                title={t(`common:profileType.${value}`)}
                icon={<Icon aria-hidden="true" />}
              >
                {t(`profiles:form.typeText.${value}`)}
              </RadioCard>
            );
          })}
        </RadioCards>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isPending={startingType !== null}
          className="mu:max-sm:w-full mu:sm:self-start"
        >
          {t('type.start')}
        </Button>
      </form>
      <EarlierTalks {...earlier} />
    </div>
  );
}
