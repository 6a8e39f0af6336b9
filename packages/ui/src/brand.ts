/** The product's name and everything tied to it, in one place, so that an ecosystem app can replace it. */
export const brand = {
  name: 'Mutuals',
  tagline: 'BNB Chain Networking',
  ecosystem: 'BNB Chain',
  /** The ecosystem's own sites. */
  ecosystemLinks: {
    website: 'https://www.bnbchain.org',
    explorer: 'https://bscscan.com',
    x: 'https://x.com/BNBCHAIN',
    github: 'https://github.com/bnb-chain',
  },
  /** `title | Mutuals - BNB Chain Networking`, the form of every page title. */
  pageTitle: (title: string) => `${title} | Mutuals - BNB Chain Networking`,
} as const;
