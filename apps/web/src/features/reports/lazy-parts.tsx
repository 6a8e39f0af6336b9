import { LazyPart } from '../../routing/lazy-part.tsx';

/** What decisions in force hide of one's profile, in its form. */
export const HiddenParts = ({ profileId }: { profileId: string }) => (
  <LazyPart
    load={async () => {
      const { HiddenParts: Part } = await import('./hidden-parts.tsx');
      return () => <Part profileId={profileId} />;
    }}
    texts={['reports']}
    fallback={null}
  />
);
