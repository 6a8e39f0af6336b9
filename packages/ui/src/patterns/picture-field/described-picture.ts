/** A picture with its description; empty if nobody wrote one. */
export interface DescribedPicture {
  readonly url: string;
  readonly description: string;
}

/** The longest description, in code points. */
export const DESCRIPTION_LENGTH = 300;
