import { useTranslation } from 'react-i18next';
import { type Testimonial, Testimonials } from '../../patterns/testimonials/testimonials.tsx';
import { column } from './layout.ts';

const examples = [
  { key: 'one', _id: 'tidepool', profileType: 'project', subtype: 'defi' },
  { key: 'two', _id: 'kestrel', profileType: 'individual', subtype: 'artist' },
  { key: 'three', _id: 'osmanthus-dao', profileType: 'group', subtype: 'dao' },
] as const;

/** People's quotes; the demo's own examples are marked as such (D29). */
export function Voices({ testimonials }: { testimonials: readonly Testimonial[] | 'examples' }) {
  const { t } = useTranslation('landingStory');
  const shown =
    testimonials === 'examples'
      ? examples.map(({ key, ...example }) => ({
          ...example,
          quote: t(`testimonials.examples.${key}.quote`),
          name: t(`testimonials.examples.${key}.name`),
          isExample: true,
        }))
      : testimonials;
  return (
    <section aria-labelledby="voices-title" className="mu:bg-surface-sunken">
      <div className={`${column} mu:py-20 mu:md:py-28`}>
        <h2 id="voices-title" className="mu:text-lg mu:text-text-muted">
          {t('testimonials.title')}
        </h2>
        <Testimonials testimonials={shown} className="mu:mt-8" />
      </div>
    </section>
  );
}
