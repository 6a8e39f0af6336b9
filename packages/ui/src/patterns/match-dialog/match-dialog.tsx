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

/** SPEC 2: how much of the bio the match popup shows, characters. */
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
    <div aria-hidden="true" className="relative mx-auto aspect-[100/59] w-[min(21rem,100%)] forced-color-adjust-none">
      <div
        data-part="glow"
        className="absolute top-1/2 left-1/2 size-120 -translate-1/2 bg-[radial-gradient(closest-side,color-mix(in_oklch,var(--mu-accent)_26%,transparent),transparent)]"
      />
      {[0, 1].map((ring) => (
        <div key={ring} className="absolute top-1/2 left-1/2 size-72 -translate-1/2 rotate-45">
          <div data-part="ring" className="size-full rounded-[8%] border-2 border-accent opacity-0" />
        </div>
      ))}
      <div data-part="left" className="absolute top-0 left-0 w-[59%]">
        <DiamondPortrait frame="text" name={own.name} src={own.avatar} seed={own._id} kind={own.profileType} />
      </div>
      <div data-part="right" className="absolute top-0 right-0 w-[59%]">
        <DiamondPortrait
          frame="text"
          name={partner.name}
          src={partner.avatar}
          seed={partner._id}
          kind={partner.profileType}
        />
      </div>
      <div className="absolute top-1/2 left-1/2 aspect-square w-[12.9%] -translate-1/2 rotate-45">
        <div data-part="light" className="size-full rounded-tr-[32%] rounded-bl-[32%] border-2 border-text bg-accent" />
      </div>
      {SPARKS.map((spark, index) => (
        <div
          key={index}
          data-part="spark"
          className={join(
            'absolute top-1/2 left-1/2 opacity-0',
            spark.isHollow ? 'border-2 border-accent' : 'bg-accent',
          )}
          style={{ width: spark.size, height: spark.size, marginLeft: -spark.size / 2, marginTop: -spark.size / 2 }}
        />
      ))}
    </div>
  );
}

/** Plays the moment once on what it holds. */
function MatchStage({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (stage.current ? playMatch(stage.current) : undefined), []);
  return (
    <div ref={stage} className="flex flex-1 flex-col items-center justify-center gap-8 text-center">
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
}

/**
 * The match moment: two diamonds slide together and what they share lights up. The one place of the product that celebrates
 * with more than 400 ms of motion; it always stands on ink, so that the gold shines in both themes.
 */
export function MatchDialog({ isOpen, own, partner, onSendMessage, onKeepSwiping }: MatchDialogProps) {
  const { t } = useTranslation('discover');
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onKeepSwiping()}
      isDismissable
      data-theme="dark"
      className="fixed inset-0 z-50 flex items-stretch justify-center overflow-hidden bg-scrim text-text sm:items-center entering:animate-fade-in exiting:animate-fade-out"
    >
      <Modal className="relative flex max-h-dvh w-full overflow-x-clip overflow-y-auto bg-surface outline-none max-sm:min-h-dvh sm:max-w-108 sm:rounded-sheet sm:shadow-float forced-colors:border">
        <Dialog className="flex min-h-full w-full flex-col overflow-x-clip px-6 pt-10 pb-[calc(1.5rem+env(safe-area-inset-bottom))] outline-none sm:px-8 sm:pt-12 sm:pb-8">
          <MatchStage>
            <MatchFigure own={own} partner={partner} />
            <div className="flex flex-col items-center gap-3">
              <Heading slot="title" data-part="words" className="display text-4xl">
                {t('match.title')}
              </Heading>
              <p data-part="words" className="text-text-muted">
                {t('match.lead', { name: partner.name })}
              </p>
              <p dir="auto" data-part="words" className="mt-2 max-w-80 text-lg wrap-anywhere">
                {excerpt(partner.bio, BIO_LENGTH)}
              </p>
            </div>
          </MatchStage>
          <div className="mt-8 flex flex-col gap-2.5">
            <Button variant="primary" size="lg" width="full" onPress={onSendMessage}>
              {t('match.send')}
            </Button>
            <Button variant="quiet" size="lg" width="full" onPress={onKeepSwiping}>
              {t('match.keep')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
