/** The word of an Address that can be copied. */
export interface AddressTexts {
  /** The button's name: "Copy address". */
  readonly copy: string;
}

/** The words of an AddressCheck. */
export interface AddressCheckTexts {
  /** The checksum matches. */
  readonly valid: string;
  /** There is none: all of its letters have one case. */
  readonly unchecked: string;
  /** It does not match: a character is wrong. */
  readonly mistyped: string;
}

/** The words of an AddressCompare. */
export interface AddressCompareTexts {
  /** Asks for the other address: "The address that your wallet shows". */
  readonly label: string;
  readonly same: string;
  /** The same at both ends, another middle: somebody may have made it to be taken for this one. */
  readonly resembles: string;
  readonly different: string;
  /** What was given is no address. */
  readonly invalid: string;
}
