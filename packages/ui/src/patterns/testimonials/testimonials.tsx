import type { HTMLAttributes, RefAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { DiamondPortrait } from '../diamond-portrait/diamond-portrait.tsx';
import type { ProfileType, Subtype } from '../profile-kind/profile-kind.ts';

/** A quote about the product. */
export interface Testimonial {
  readonly _id: string;
  readonly quote: string;
  readonly name: string;
  readonly profileType: ProfileType;
  readonly subtype: Subtype;
  /** Invented for the demo data: it is marked so (D29). */
  readonly isExample: boolean;
}

export interface TestimonialsProps extends HTMLAttributes<HTMLUListElement>, RefAttributes<HTMLUListElement> {
  /** The first one is the largest. */
  testimonials: readonly Testimonial[];
}

function Quote({ testimonial, isLead }: { testimonial: Testimonial; isLead: boolean }) {
  const { t } = useTranslation(['landingStory', 'profiles', 'common']);
  const { _id, quote, name, profileType, subtype, isExample } = testimonial;
  return (
    <li className={isLead ? 'mu:md:row-span-3' : 'mu:border-t mu:border-border-strong/40 mu:pt-8'}>
      <figure className="mu:m-0 mu:flex mu:flex-col mu:gap-8">
        <blockquote className={join('mu:m-0 mu:text-pretty', isLead ? 'mu:display mu:text-3xl' : 'mu:text-lg')}>
          <p className="mu:block">{quote}</p>
        </blockquote>
        <figcaption className="mu:flex mu:items-center mu:gap-4">
          <DiamondPortrait
            name={name}
            src={null}
            seed={_id}
            kind={profileType}
            className={isLead ? 'mu:size-16' : 'mu:size-12'}
          />
          <span className="mu:min-w-0">
            <span className="mu:flex mu:flex-wrap mu:items-center mu:gap-2 mu:font-medium">
              {name}
              {isExample && <Badge>{t('testimonials.example')}</Badge>}
            </span>
            <span className="mu:block mu:text-sm mu:text-text-muted">{t(`common:subtype.${subtype}`)}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

/** Quotes of people: the first one large, the others beside it. Without any, omit the section. */
export function Testimonials({ testimonials, className, ...props }: TestimonialsProps) {
  return (
    <ul {...props} className={join('mu:grid mu:gap-x-16 mu:gap-y-10 mu:md:grid-cols-[3fr_2fr]', className)}>
      {testimonials.map((testimonial, index) => (
        <Quote key={testimonial._id} testimonial={testimonial} isLead={index === 0} />
      ))}
    </ul>
  );
}
