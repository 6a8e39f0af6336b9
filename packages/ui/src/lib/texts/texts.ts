import { createContext, use } from 'react';
import type { AddressCheckTexts, AddressCompareTexts, AddressTexts } from '../../blocks/address/address.texts.ts';
import type { ChatComposerTexts, ChatThreadTexts } from '../../blocks/chat-thread/chat-thread.texts.ts';
import type { NetworkSwitchTexts } from '../../blocks/network-switch/network-switch.texts.ts';
import type {
  NotificationItemTexts,
  NotificationListTexts,
} from '../../blocks/notification-list/notification-list.texts.ts';
import type {
  PaymentSlipTexts,
  PaymentStateTexts,
  WalletChooserTexts,
  WalletNewsTexts,
} from '../../blocks/payment-panel/payment-panel.texts.ts';
import type { ProofTexts } from '../../blocks/proof-badge/proof-badge.texts.ts';
import type { SwipeDeckTexts } from '../../blocks/swipe-deck/swipe-deck.texts.ts';
import type { TicketThreadTexts } from '../../blocks/ticket-thread/ticket-thread.texts.ts';
import type { TokenMarketTexts } from '../../blocks/token-market-card/token-market-card.texts.ts';

/** The words of a Carousel's parts. */
export interface CarouselTexts {
  /** The role description for screen readers: "carousel". */
  carousel: string;
  /** The role description of a slide: "slide". */
  slide: string;
  previous: string;
  next: string;
  /** Pauses autoplay. */
  pause: string;
  /** Starts autoplay. */
  play: string;
  /** A slide's position: "2 of 3: AI matching". */
  position: (slide: { number: number; count: number; label: string }) => string;
}

/** The words of a CommandPalette's parts. */
export interface CommandPaletteTexts {
  /** The close button. */
  readonly close: string;
  /** While there are no results yet. */
  readonly loading: string;
  /** No results: what to do. */
  readonly empty: string;
  /** How many results, read aloud. */
  readonly found: (count: number) => string;
  /** Which section could not be searched. */
  readonly failed: (titles: readonly string[]) => string;
  readonly retry: string;
}

/** The words of a FileDrop's parts. */
export interface FileDropTexts {
  /** Opens the file chooser: "Choose a file". */
  choose: string;
  /** After it: "or drop it here". */
  drop: string;
  /** While a file is over the zone: "Let go to upload". */
  release: string;
  /** The zone's accessible name: "Drop or paste a file here". */
  zone: string;
  replace: string;
  remove: string;
  cancel: string;
  retry: string;
  /** Something other than a file was dropped or pasted: a text, a link. */
  noFile: string;
  /** "Uploading sunset.png". */
  uploading: (name: string) => string;
  /** The file in words, where its picture shows: "Your cover picture". */
  done: string;
}

/** The words of a SelectionBar. */
export interface SelectionBarTexts {
  /** The region's name: "What is selected". */
  readonly label: string;
  /** How many are: "3 selected". */
  readonly count: (count: number) => string;
  readonly clear: string;
}

/** The words of a TagField's parts. */
export interface TagFieldTexts {
  /** The list is full, and the typed words were not added. */
  full: string;
  /** The typed word is already in the list. */
  repeated: (word: string) => string;
  /** No suggestions for the typed word: it can be added all the same. */
  unknown?: ((word: string) => string) | undefined;
}

/** Every word that the kit has of its own, by the part that says it. */
export interface KitTexts {
  readonly chatThread: ChatThreadTexts;
  readonly chatComposer: ChatComposerTexts;
  readonly swipeDeck: SwipeDeckTexts;
  readonly ticketThread: TicketThreadTexts;
  readonly paymentState: PaymentStateTexts;
  readonly walletChooser: WalletChooserTexts;
  readonly walletNews: WalletNewsTexts;
  readonly paymentSlip: PaymentSlipTexts;
  readonly notificationItem: NotificationItemTexts;
  readonly notificationList: NotificationListTexts;
  readonly proof: ProofTexts;
  readonly networkSwitch: NetworkSwitchTexts;
  readonly tokenMarket: TokenMarketTexts;
  readonly address: AddressTexts;
  readonly addressCheck: AddressCheckTexts;
  readonly addressCompare: AddressCompareTexts;
  readonly breadcrumbs: { readonly label: string };
  readonly carousel: CarouselTexts;
  /** The button that opens a Table's columns. */
  readonly columnMenu: { readonly label: string };
  readonly commandPalette: CommandPaletteTexts;
  /** `empty`: nothing matches what is typed. */
  readonly comboBox: { readonly empty: string };
  readonly copy: { readonly label: string; readonly copied: string; readonly failed: string };
  readonly dateRange: { readonly clear: string };
  /** Of dialogs and sheets. */
  readonly dialog: { readonly close: string; readonly cancel: string };
  readonly fileDrop: FileDropTexts;
  /** `summary`: over what is wrong in a form; `problem`: one of its lines. */
  readonly form: {
    readonly summary: (count: number) => string;
    readonly problem: (label: string, message: string) => string;
  };
  readonly pagination: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    /** "Page 3". */
    readonly page: (page: number) => string;
    /** "Page 3 of 12". */
    readonly position: (page: number, pageCount: number) => string;
  };
  readonly selectionBar: SelectionBarTexts;
  /** `done`: what the tick of a step says. */
  readonly stepper: { readonly done: string };
  readonly table: { readonly loading: string };
  readonly tagField: TagFieldTexts;
  readonly theme: { readonly label: string; readonly system: string; readonly light: string; readonly dark: string };
  readonly toasts: { readonly label: string; readonly close: string };
}

/** The words that the Provider gives; null without one. */
export const TextsContext = createContext<KitTexts | null>(null);

function missing(part: string): never {
  throw new Error(`No words for "${part}": give them as props, or by the Provider of @mutuals/ui/provider.`);
}

/** All words of a part: its own, if its owner gives them, else the Provider's. Throws without either. */
export function useTexts<Part extends keyof KitTexts>(part: Part, own?: KitTexts[Part] | undefined): KitTexts[Part] {
  const given = use(TextsContext);
  return own ?? given?.[part] ?? missing(part);
}

/** One word of a part: the owner's, else the Provider's. Throws without either. */
export function useText<Part extends keyof KitTexts, Word extends keyof KitTexts[Part]>(
  part: Part,
  word: Word,
  own?: KitTexts[Part][Word] | undefined,
): KitTexts[Part][Word] {
  const given = use(TextsContext);
  return own ?? (given ?? missing(part))[part][word];
}
