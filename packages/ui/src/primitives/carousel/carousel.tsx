import { type HTMLAttributes, type ReactNode, type RefAttributes, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { join } from '../../lib/cx.ts';
import { type CarouselTexts, useTexts } from '../../lib/texts/texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/icons.ts';
import { carouselStripVariants } from './carousel.variants.ts';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useStrip } from './use-strip.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { carouselParts } from './carousel.parts.ts';

export type { CarouselTexts } from '../../lib/texts/texts.ts';
export { carouselStripVariants } from './carousel.variants.ts';

/** How long a slide shows before the next one. */
export const CAROUSEL_MS = 7000;

export interface CarouselSlide {
  id: string;
  /** What it shows, in a few words. */
  label: string;
  content: ReactNode;
}

export interface CarouselProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'aria-label'>, RefAttributes<HTMLElement> {
  /** The subject of the slides. */
  label: string;
  slides: readonly CarouselSlide[];
  /** Its words; by default the Provider's. */
  texts?: CarouselTexts | undefined;
  /** `whole` shows one slide at a time, `cards` as many cards of 240 or 280 px as fit. */
  view?: keyof typeof carouselStripVariants.variants.view | undefined;
  /** Milliseconds between slides; `Infinity` turns autoplay off. */
  interval?: number;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof carouselParts> | undefined;
}

/**
 * A few items of one kind in one place, none of them essential: features, new profiles. It advances by itself until somebody uses it. Content that
 * must be read does not belong in it.
 */
export function Carousel({
  label,
  slides,
  texts: own,
  view = 'whole',
  interval = CAROUSEL_MS,
  className,
  classNames,
  ...props
}: CarouselProps) {
  const part = partsOf<typeof carouselParts>('carousel', classNames);
  const texts = useTexts('carousel', own);
  const strip = useRef<HTMLDivElement>(null);
  const { current, goTo, onScroll, onTouched } = useStrip(strip);
  const [said, setSaid] = useState('');
  const count = slides.length;
  const wrapped = (index: number) => (index + count) % count;
  const auto = useAutoAdvance(interval, () => goTo(wrapped(current + 1)));
  const nameOf = (index: number) => texts.position({ number: index + 1, count, label: slides[index]?.label ?? '' });

  const choose = (index: number) => {
    auto.stop();
    goTo(index);
    setSaid(nameOf(index));
  };
  const byHand = () => {
    auto.stop();
    onTouched();
  };

  return (
    <section
      data-slot="carousel"
      {...props}
      {...auto.watchers}
      aria-roledescription={texts.carousel}
      aria-label={label}
      className={join('mu:ui:flex mu:ui:flex-col-reverse mu:ui:gap-4', className)}
    >
      {/* Before the slides, so that keyboard users can stop it first; visually below them. */}
      <div {...part('controls', 'mu:flex mu:items-center mu:gap-1')}>
        {auto.isPossible && (
          <IconButton {...part('toggle')} label={auto.isOn ? texts.pause : texts.play} onPress={auto.toggle}>
            {auto.isOn ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
          </IconButton>
        )}
        {view === 'whole' && (
          <div {...part('picker', 'mu:flex')}>
            {slides.map(({ id }, index) => (
              <Button
                key={id}
                aria-label={nameOf(index)}
                aria-current={index === current}
                onPress={() => choose(index)}
                {...part(
                  'pick',
                  'mu:group mu:grid mu:h-11 mu:w-8 mu:cursor-pointer mu:place-items-center mu:rounded-control mu:focus-ring',
                )}
              >
                <span
                  {...part(
                    'mark',
                    join(
                      'mu:size-2 mu:rotate-(--mu-mark-turn) mu:rounded-[var(--mu-mark-radius,9px)] mu:border mu:transition-colors mu:forced-colors:border-[ButtonText]',
                      index === current
                        ? 'mu:border-text mu:bg-text mu:forced-colors:bg-[Highlight]'
                        : 'mu:border-text-subtle mu:group-hover:border-text',
                    ),
                  )}
                />
              </Button>
            ))}
          </div>
        )}
        <IconButton
          label={texts.previous}
          variant="secondary"
          onPress={() => choose(wrapped(current - 1))}
          {...part('previous', 'mu:ms-auto')}
        >
          <ChevronLeftIcon aria-hidden="true" className="mu:rtl:-scale-x-100" />
        </IconButton>
        <IconButton
          label={texts.next}
          variant="secondary"
          onPress={() => choose(wrapped(current + 1))}
          {...part('next', 'mu:ms-1')}
        >
          <ChevronRightIcon aria-hidden="true" className="mu:rtl:-scale-x-100" />
        </IconButton>
      </div>
      <output className="mu:sr-only">{said}</output>
      <Group
        ref={strip}
        aria-label={label}
        tabIndex={0}
        onScroll={onScroll}
        onPointerDown={byHand}
        onKeyDown={({ key }) => key !== 'Tab' && byHand()}
        onWheel={({ deltaX, deltaY }) => Math.abs(deltaX) > Math.abs(deltaY) && byHand()}
        {...part('strip', carouselStripVariants.classes({ view }))}
      >
        {slides.map(({ id, content }, index) => (
          <Group {...part('slide')} key={id} aria-roledescription={texts.slide} aria-label={nameOf(index)}>
            {content}
          </Group>
        ))}
      </Group>
    </section>
  );
}
