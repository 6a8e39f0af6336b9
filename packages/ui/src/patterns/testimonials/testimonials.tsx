import type { HTMLAttributes, RefAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { DiamondPortrait } from '../diamond-portrait/diamond-portrait.tsx';
import type { ProfileType, Subtype } from '../profile-kind/profile-kind.ts';

/** What somebody said about the product. */
export interface Testimonial {
  readonly _id: string;
  readonly quote: string;
  readonly name: string;
  readonly profileType: ProfileType;
  readonly subtype: Subtype;
  /** Written for the demo data, by nobody: it is marked so (D29). */
  readonly isExample: boolean;
}

export interface TestimonialsProps extends HTMLAttributes<HTMLUListElement>, RefAttributes<HTMLUListElement> {
  /** The first one leads. */
  testimonials: readonly Testimonial[];
}

function Quote({ testimonial, isLead }: { testimonial: Testimonial; isLead: boolean }) {
  const { t } = useTranslation(['landingStory', 'profiles']);
  const { _id, quote, name, profileType, subtype, isExample } = testimonial;
  return (
    <li className={isLead ? 'md:row-span-3' : 'border-t border-border-strong/40 pt-8'}>
      <figure className="m-0 flex flex-col gap-8">
        <blockquote className={join('m-0 text-pretty', isLead ? 'display text-3xl' : 'text-lg')}>
          <p>{quote}</p>
        </blockquote>
        <figcaption className="flex items-center gap-4">
          <DiamondPortrait
            name={name}
            src={null}
            seed={_id}
            kind={profileType}
            className={isLead ? 'size-16' : 'size-12'}
          />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-2 font-medium">
              {name}
              {isExample && <Badge>{t('testimonials.example')}</Badge>}
            </span>
            <span className="block text-sm text-text-muted">{t(`profiles:subtype.${subtype}`)}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

/** What people say, in their own words: the first one large, the others beside it. Without any, leave the section out. */
export function Testimonials({ testimonials, className, ...props }: TestimonialsProps) {
  return (
    <ul {...props} className={join('grid gap-x-16 gap-y-10 md:grid-cols-[3fr_2fr]', className)}>
      {testimonials.map((testimonial, index) => (
        <Quote key={testimonial._id} testimonial={testimonial} isLead={index === 0} />
      ))}
    </ul>
  );
}
