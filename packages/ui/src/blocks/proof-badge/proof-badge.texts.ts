/** The words of proofs. */
export interface ProofTexts {
  readonly checkedNow: string;
  /** "checked 3 days ago". */
  readonly checked: (when: string) => string;
  /** "checked on 3 May 2026". */
  readonly checkedOn: (date: string) => string;
  /** "could not be confirmed since 3 May 2026". */
  readonly unconfirmed: (date: string) => string;
  /** How many more there are than the one shown: "+2 more". */
  readonly more: (count: number) => string;
  /** "What Ada has proven". */
  readonly title: (name: string) => string;
}
