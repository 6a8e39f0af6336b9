/** Who runs a deployment and answers for it. */
export interface Operator {
  /** The registered name and seat of the company or person behind the site; while it is null the legal pages say that it is missing. */
  readonly legalName: string | null;
  /** Where letters go: the mail link of the public pages. */
  readonly email: string;
}

/** To be filled in by whoever runs the product, before the public sees it. */
const operator: Operator = { legalName: null, email: 'hello@mutuals.example' };

/** The product's name and what belongs to it, in one place, so that an ecosystem app can replace it. */
export const brand = {
  name: 'Mutuals',
  tagline: 'BNB Chain Networking',
  ecosystem: 'BNB Chain',
  operator,
  /** The ecosystem's own places on the web. */
  ecosystemLinks: {
    website: 'https://www.bnbchain.org',
    explorer: 'https://bscscan.com',
    x: 'https://x.com/BNBCHAIN',
    github: 'https://github.com/bnb-chain',
  },
  /** `title | Mutuals - BNB Chain Networking`, the form of every page title. */
  pageTitle: (title: string) => `${title} | Mutuals - BNB Chain Networking`,
} as const;
