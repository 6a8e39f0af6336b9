/** What is to be sent, as it stands in sentences. */
export interface ToSend {
  readonly amount: string;
  readonly symbol: string;
  readonly network: string;
}

/** The words of a PaymentSlip. */
export interface PaymentSlipTexts {
  /** Above the amount: "Send exactly". */
  readonly send: string;
  /** The same once a part has arrived: "Still to send". */
  readonly rest: string;
  readonly address: string;
  /** What is special about the address. */
  readonly addressNote: string;
  readonly network: string;
  readonly coin: string;
  /** All of it in one sentence. */
  readonly words: (toSend: ToSend) => string;
  readonly qr: (address: string) => string;
  readonly qrText: string;
  /** "Open in MetaMask". */
  readonly openIn: (wallet: string) => string;
  readonly copyAmount: string;
  readonly copyAddress: string;
  readonly copied: string;
  readonly copyFailed: string;
  /** The countdown's name. */
  readonly left: string;
  readonly leftMinutes: (minutes: number) => string;
  readonly leftSeconds: (seconds: number) => string;
  readonly over: string;
  readonly received: string;
  readonly share: (share: { received: string; total: string; symbol: string }) => string;
  readonly stepsTitle: string;
  readonly stepNetwork: (network: string) => string;
  readonly stepSend: (toSend: ToSend) => string;
  readonly stepWait: string;
}

/** The words of a WalletNews. */
export interface WalletNewsTexts {
  readonly asking: string;
  readonly askingText: string;
  /** Stops waiting for a wallet that does not answer. */
  readonly leave: string;
  /** Nobody waits for it, and it may have sent. */
  readonly left: string;
  readonly leftText: string;
  readonly notSent: string;
  /** Asked before a second payment is possible. */
  readonly notSentTitle: string;
  readonly notSentText: string;
  readonly notSentYes: string;
  readonly notSentNo: string;
  readonly sent: string;
  readonly sentText: (hash: string) => string;
}

/** The words of a WalletChooser. */
export interface WalletChooserTexts {
  readonly title: string;
  readonly close: string;
}

/** What a PaymentState says where its owner does not. */
export type PaymentStateTexts = Readonly<
  Record<'seen' | 'confirming' | 'confirmed' | 'expired' | 'failed', { readonly title: string; readonly text: string }>
>;
