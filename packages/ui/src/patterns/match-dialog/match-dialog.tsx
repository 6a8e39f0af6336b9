import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { join } from '../../lib/cx.ts';
import { Button } from '../../primitives/button/button.tsx';
import { DiamondPortrait } from '../diamond-portrait/diamond-portrait.tsx';
import type { ProfileType } from '../profile-kind/profile-kind.ts';
import { excerpt } from './excerpt.ts';
import { playMatch, SPARKS } from './match-motion.ts';

/** SPEC 2: the length of the bio excerpt in the match dialog, in characters. */
const BIO_LENGTH = 100;

/** One side of a match. */
export interface MatchSide {
  readonly _id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly profileType: ProfileType;
}

function MatchFigure({ own, partner }: { own: MatchSide; partner: MatchSide }) {
  return (
    <div
      aria-hidden="true"
      className="mu:relative mu:mx-auto mu:aspect-[100/59] mu:w-[min(21rem,100%)] mu:forced-color-adjust-none"
    >
      <div
        data-part="glow"
        className="mu:absolute mu:top-1/2 mu:left-1/2 mu:size-120 mu:-translate-1/2 mu:bg-[radial-gradient(closest-side,color-mix(in_oklch,var(--mu-accent)_26%,transparent),transparent)]"
      />
      {[0, 1].map((ring) => (
        <div key={ring} className="mu:absolute mu:top-1/2 mu:left-1/2 mu:size-72 mu:-translate-1/2 mu:rotate-45">
          <div data-part="ring" className="mu:size-full mu:rounded-[8%] mu:border-2 mu:border-accent mu:opacity-0" />
        </div>
      ))}
      <div data-part="left" className="mu:absolute mu:top-0 mu:left-0 mu:w-[59%]">
        <DiamondPortrait frame="text" name={own.name} src={own.avatar} seed={own._id} kind={own.profileType} />
      </div>
      <div data-part="right" className="mu:absolute mu:top-0 mu:right-0 mu:w-[59%]">
        <DiamondPortrait
          frame="text"
          name={partner.name}
          src={partner.avatar}
          seed={partner._id}
          kind={partner.profileType}
        />
      </div>
      <div className="mu:absolute mu:top-1/2 mu:left-1/2 mu:aspect-square mu:w-[12.9%] mu:-translate-1/2 mu:rotate-45">
        <div
          data-part="light"
          className="mu:size-full mu:rounded-tr-[32%] mu:rounded-bl-[32%] mu:border-2 mu:border-text mu:bg-accent"
        />
      </div>
      {SPARKS.map((spark, index) => (
        <div
          key={index}
          data-part="spark"
          className={join(
            'mu:absolute mu:top-1/2 mu:left-1/2 mu:opacity-0',
            spark.isHollow ? 'mu:border-2 mu:border-accent' : 'mu:bg-accent',
          )}
          style={{ width: spark.size, height: spark.size, marginLeft: -spark.size / 2, marginTop: -spark.size / 2 }}
        />
      ))}
    </div>
  );
}

/** Plays the match animation once on its content. */
function MatchStage({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (stage.current ? playMatch(stage.current) : undefined), []);
  return (
    <div
      ref={stage}
      className="mu:flex mu:flex-1 mu:flex-col mu:items-center mu:justify-center mu:gap-8 mu:text-center"
    >
      {children}
    </div>
  );
}

export interface MatchDialogProps {
  isOpen: boolean;
  own: MatchSide;
  partner: MatchSide & { readonly bio: string };
  /** Opens the conversation with the partner (D23). */
  onSendMessage: () => void;
  /** "Keep swiping", Escape and a press outside. */
  onKeepSwiping: () => void;
  /** The label of the close button; "Keep swiping" by default. */
  keepLabel?: string | undefined;
}

/**
 * The match moment: two diamonds slide together and their overlap lights up. The product's only celebration, with more than 400 ms of motion; it is
 * always on ink, so that the gold shines in both themes.
 */
export function MatchDialog({ isOpen, own, partner, onSendMessage, onKeepSwiping, keepLabel }: MatchDialogProps) {
  const { t } = useTranslation('discover');
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onKeepSwiping()}
      isDismissable
      data-theme="dark"
      className="mu:fixed mu:inset-0 mu:z-50 mu:flex mu:items-stretch mu:justify-center mu:overflow-hidden mu:bg-scrim mu:text-text mu:sm:items-center mu:entering:animate-fade-in mu:exiting:animate-fade-out"
    >
      <Modal className="mu:relative mu:flex mu:max-h-dvh mu:w-full mu:overflow-x-clip mu:overflow-y-auto mu:bg-surface mu:outline-none mu:max-sm:min-h-dvh mu:sm:max-w-108 mu:sm:rounded-sheet mu:sm:shadow-float mu:forced-colors:border">
        <Dialog className="mu:flex mu:min-h-full mu:w-full mu:flex-col mu:overflow-x-clip mu:px-6 mu:pt-10 mu:pb-[calc(1.5rem+env(safe-area-inset-bottom))] mu:outline-none mu:sm:px-8 mu:sm:pt-12 mu:sm:pb-8">
          <MatchStage>
            <MatchFigure own={own} partner={partner} />
            <div className="mu:flex mu:flex-col mu:items-center mu:gap-3">
              <Heading slot="title" data-part="words" className="mu:display mu:text-4xl">
                {t('match.title')}
              </Heading>
              <p data-part="words" className="mu:text-text-muted">
                {t('match.lead', { name: partner.name })}
              </p>
              <p dir="auto" data-part="words" className="mu:mt-2 mu:max-w-80 mu:text-lg mu:wrap-anywhere">
                {excerpt(partner.bio, BIO_LENGTH)}
              </p>
            </div>
          </MatchStage>
          <div className="mu:mt-8 mu:flex mu:flex-col mu:gap-2.5">
            <Button variant="primary" size="lg" width="full" onPress={onSendMessage}>
              {t('match.send')}
            </Button>
            <Button variant="quiet" size="lg" width="full" onPress={onKeepSwiping}>
              {keepLabel ?? t('match.keep')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
