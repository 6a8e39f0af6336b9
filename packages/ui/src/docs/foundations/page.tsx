import type { ReactNode } from 'react';
import { DocPage } from '../../lib/story/doc-section.tsx';

/** A page of the foundations: why a token is as it is, with live specimens. */
export const FoundationPage = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <DocPage eyebrow="Foundations" title={title} lead={lead}>
    {children}
  </DocPage>
);
