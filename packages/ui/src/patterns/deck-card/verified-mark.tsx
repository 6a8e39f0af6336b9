/** The mark of a profile verified by the team, with its word for screen readers. */
export function VerifiedMark({ label, className }: { label: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={label} className={className}>
      <rect x="4" y="4" width="16" height="16" rx="3.5" transform="rotate(45 12 12)" className="mu:fill-text" />
      <path
        d="m7.8 12.2 2.9 2.9 5.5-5.8"
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="mu:stroke-surface-raised"
      />
    </svg>
  );
}
