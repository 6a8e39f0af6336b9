// The landing page below what shows at once: one file, fetched when the first part of it is near.
export { CallToAction } from './call-to-action.tsx';
export { Features } from './features.tsx';
export { HowItWorks } from './how-it-works.tsx';
export { Newcomers } from './newcomers.tsx';
export { Plans } from './plans.tsx';
export { Slides } from './slides.tsx';
export { Voices } from './voices.tsx';
