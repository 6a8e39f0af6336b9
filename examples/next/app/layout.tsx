import '@mutuals/ui/fonts.css';
import '@mutuals/ui/styles.css';
import './app.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Kit } from './kit.tsx';

export const metadata: Metadata = { title: 'Team · Paperweight', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Kit>{children}</Kit>
      </body>
    </html>
  );
}
