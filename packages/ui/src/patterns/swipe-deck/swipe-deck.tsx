import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { SwipeDeck as KitDeck, type SwipeDeckProps as KitDeckProps } from '../../blocks/swipe-deck/swipe-deck.tsx';
import type { DeckProfile, TranslatedBio } from '../deck-card/deck-card.types.ts';
import { joinNames, namesInCommon } from '../deck-card/in-common.ts';
import { useCommonNames } from '../deck-card/use-common-names.ts';
import { useKindOf } from '../deck-card/use-profile-words.ts';
import type { MoreOf } from '../person-menu/more-of.ts';
import type { ProofsOf } from '../proofs/proof.types.ts';
import type { ScoreView } from '../why-this-card/why-this-card.tsx';
import { DeckFace } from './deck-face.tsx';
import { useActionName } from './use-action-name.ts';

/** Why cards are there: the score requested last. */
export interface DeckWhy {
  score: ScoreView;
  onAsk: (id: string) => void;
}

export interface SwipeDeckProps extends Pick<
  KitDeckProps,
  'onDecide' | 'onHold' | 'onLetGo' | 'locked' | 'emptyState' | 'emptyText' | 'className'
> {
  /** The cards in order; the first one is to be decided now. The owner removes a decided card, or keeps it to refuse. */
  cards: readonly DeckProfile[];
  /** Translated bios by profile id, as far as available. */
  translations?: ReadonlyMap<string, TranslatedBio> | undefined;
  /** Where a drag shows its stamp and where it decides (SPEC 9). */
  /** Enter, a tap and the button on the card open the profile. */
  onOpen: (id: string) => void;
  /** Whether a profile is saved (D22), and saving it; omitted until known. */
  isSaved?: ((id: string) => boolean | undefined) | undefined;
  onSave?: ((profile: DeckProfile, isSaved: boolean) => void) | undefined;
  /** Why a card is there, as far as requested. */
  why?: DeckWhy | undefined;
  /** The menu of the first card's person. */
  moreOf?: MoreOf | undefined;
  /** What each card's profile has proven. */
  proofsOf?: ProofsOf | undefined;
  /** Between the cards and the buttons, such as the like counter. */
  children?: ReactNode;
}

/** What is announced of a card: who it is, what you have in common, and why it comes. */
function useAnnouncementOf(): (profile: DeckProfile) => string {
  const { t } = useTranslation('discover');
  const { locale } = useLocale();
  const kindOf = useKindOf();
  const inCommon = useCommonNames();
  return (profile) => {
    const { name, common, reason } = profile;
    const card =
      common.count > 0
        ? t('deck.card', {
            name,
            kind: kindOf(profile),
            common: t('card.common', { count: common.count }),
            names: joinNames(namesInCommon(inCommon(common), locale), locale),
          })
        : t('deck.cardAlone', { name, kind: kindOf(profile) });
    return reason ? `${card} ${t('card.aiMatching')} ${reason}` : card;
  };
}

/** The kit's SwipeDeck with this product's profiles on its cards (SPEC 2, Discover). To show several at once use ProfileCard in a list. */
export function SwipeDeck({ cards, translations, isSaved, onSave, why, moreOf, proofsOf, ...props }: SwipeDeckProps) {
  const { t } = useTranslation('discover');
  const announcementOf = useAnnouncementOf();
  const action = useActionName();
  return (
    <KitDeck
      {...props}
      hasSuperLike
      // Our spring; the kit's stamp names no timing.
      classNames={{ stamp: 'mu:ease-spring' }}
      cards={cards.map((profile, index) => ({
        id: profile._id,
        name: profile.name,
        announcement: index === 0 ? announcementOf(profile) : undefined,
        content: index < 2 && (
          <DeckFace
            profile={profile}
            translation={translations?.get(profile._id)}
            isFirst={index === 0}
            isSaved={isSaved?.(profile._id)}
            score={index === 0 ? why?.score : undefined}
            moreOf={moreOf}
            proofsOf={proofsOf}
            onOpen={() => props.onOpen(profile._id)}
            onSave={(next) => onSave?.(profile, next)}
            onAskWhy={() => why?.onAsk(profile._id)}
          />
        ),
      }))}
      texts={{
        label: t('deck.label'),
        cards: t('deck.cards'),
        hint: () => t('deck.hint'),
        decide: t('deck.decide'),
        action,
        // Nothing is taken back here.
        undo: '',
        stamp: { like: t('stamp.like'), pass: t('stamp.pass') },
        did: (decision, name) => t(`deck.did.${decision}`, { name }),
        cameBack: (name) => t('deck.cameBack', { name }),
      }}
    />
  );
}
