/** The places that the public pages lead to. */
export interface PublicLinks {
  readonly about: string;
  readonly faq: string;
  /** Left out where there is none: nothing then leads to it. */
  readonly gallery?: string | undefined;
  readonly premium: string;
  readonly privacy: string;
  readonly terms: string;
}
