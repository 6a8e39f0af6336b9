/** The words of a NetworkSwitch. */
export interface NetworkSwitchTexts {
  readonly label: string;
  /** After the name of a test network: "Test network". */
  readonly testnet: string;
  /** In the list while the wallet is on none of the networks. */
  readonly other: string;
  /** Announced once the wallet has switched. */
  readonly now: (network: string) => string;
  /** The wallet is elsewhere than the app needs it: "Your wallet is on another network". */
  readonly wrong: string;
  readonly wrongText: (needed: string) => string;
  /** "Switch to BNB Chain". */
  readonly switchTo: (network: string) => string;
  /** While the wallet asks its owner. */
  readonly asking: string;
  /** Why it did not switch. */
  readonly failed: {
    readonly rejected: string;
    readonly unknown: (network: string) => string;
    readonly pending: string;
    readonly failed: string;
  };
  /** "Add BNB Chain to the wallet". */
  readonly add: (network: string) => string;
}
