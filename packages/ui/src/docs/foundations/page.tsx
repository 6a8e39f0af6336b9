import type { ReactNode } from 'react';
import { DocPage } from '../../lib/story/doc-section.tsx';

/** A foundations page: the reasons for a token, with live specimens. */
export const FoundationPage = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <DocPage eyebrow="Foundations" title={title} lead={lead}>
    {children}
  </DocPage>
);
