/** The destinations of the public pages. */
export interface PublicLinks {
  readonly about: string;
  readonly faq: string;
  /** Omitted if there is none: then nothing links to it. */
  readonly gallery?: string | undefined;
  readonly premium: string;
  readonly privacy: string;
  readonly terms: string;
}
