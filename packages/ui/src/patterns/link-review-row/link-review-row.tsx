import type { HTMLAttributes, RefAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { waiting } from '../../lib/waiting.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { CheckIcon, CloseIcon, DangerIcon } from '../../primitives/icons/icons.ts';
import { Link } from '../../primitives/link/link.tsx';

/** A link that awaits the team's review (SPEC 3). */
export interface PendingLink {
  readonly profileId: string;
  readonly linkId: string;
  readonly profileName: string;
  readonly avatar: string | null;
  readonly linkUrl: string;
}

export type ReviewChoice = 'approve' | 'reject';
export type ReviewState =
  | { readonly status: 'waiting' }
  | { readonly status: 'working'; readonly choice: ReviewChoice }
  /** `reason` replaces the generic failure text, if known. */
  | { readonly status: 'failed'; readonly choice: ReviewChoice; readonly reason?: string | undefined }
  | { readonly status: 'undoing'; readonly choice: ReviewChoice }
  /** `isFinal`: it cannot be undone any more. */
  | { readonly status: 'done'; readonly choice: ReviewChoice; readonly isFinal?: boolean };

export interface LinkReviewRowProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>, RefAttributes<HTMLDivElement> {
  link: PendingLink;
  state: ReviewState;
  /** A line below the address: the host, previous decisions, the waiting time. */
  detail?: string | undefined;
  onApprove: () => void;
  onReject: () => void;
  /** Undoes the decision; omitted when it is too late. */
  onUndo?: (() => void) | undefined;
}

/** The unshortened address: a reviewer must see all of it, and it is a link only if it is https (D5). */
function Address({ url }: { url: string }) {
  const { t } = useTranslation('admin');
  if (!url.startsWith('https://'))
    return (
      <p className="mu:text-sm mu:text-danger-text mu:wrap-anywhere">
        {url} <span className="mu:block mu:font-medium">{t('link.unsafe')}</span>
      </p>
    );
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer nofollow" className="mu:text-sm mu:wrap-anywhere">
      {url}
      <span className="mu:sr-only">{t('link.opens')}</span>
    </Link>
  );
}

/** A project link awaiting review: its owner, the full address, and the two decisions. */
export function LinkReviewRow({
  link,
  state,
  detail,
  onApprove,
  onReject,
  onUndo,
  className,
  ...props
}: LinkReviewRowProps) {
  const { t } = useTranslation('admin');
  const { containerRef, fallbackRef } = useFocusFallback<HTMLDivElement, HTMLElement>();
  const isWorking = state.status === 'working';
  const isDone = state.status === 'done' || state.status === 'undoing';
  const asFallback = (element: HTMLElement | null) => {
    fallbackRef.current = element;
  };
  const answer = (choice: ReviewChoice) => ({
    'aria-label': t('link.named', { action: t(`link.${choice}`), url: link.linkUrl, name: link.profileName }),
    size: 'sm' as const,
    ...waiting(isWorking, isWorking && state.choice === choice),
  });
  return (
    <div {...props} className={join('mu:flex mu:flex-wrap mu:items-center mu:gap-x-4 mu:gap-y-3 mu:py-4', className)}>
      <Avatar src={link.avatar} seed={link.profileId} kind="individual" />
      <div
        ref={isDone ? undefined : asFallback}
        tabIndex={-1}
        className="mu:min-w-48 mu:flex-1 mu:rounded-small mu:focus-ring"
      >
        <p className="mu:font-medium mu:wrap-anywhere">{link.profileName}</p>
        <Address url={link.linkUrl} />
        {detail !== undefined && <p className="mu:text-xs mu:text-text-muted">{detail}</p>}
      </div>
      <div ref={containerRef} className="mu:contents">
        {state.status === 'failed' && (
          <p role="alert" className="mu:flex mu:items-center mu:gap-1.5 mu:text-sm mu:text-danger-text">
            <DangerIcon aria-hidden="true" className="mu:size-4 mu:shrink-0" />
            {state.reason ?? t(`link.failed.${state.choice}`)}
          </p>
        )}
        {/* Keyed, so that a pressed button does not turn into another one under the finger. */}
        {isDone ? (
          <div key="outcome" className="mu:ml-auto mu:flex mu:items-center mu:gap-3">
            <output
              ref={asFallback}
              tabIndex={-1}
              className="mu:flex mu:h-9 mu:items-center mu:gap-1.5 mu:rounded-small mu:text-sm mu:text-text-muted mu:focus-ring"
            >
              {state.choice === 'approve' ? (
                <CheckIcon aria-hidden="true" className="mu:size-4 mu:text-success-text" />
              ) : (
                <CloseIcon aria-hidden="true" className="mu:size-4" />
              )}
              {state.choice === 'approve' ? t('link.approved') : t('link.removed')}
            </output>
            {onUndo && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('link.named', { action: t('undo'), url: link.linkUrl, name: link.profileName })}
                isPending={state.status === 'undoing'}
                onPress={onUndo}
              >
                {t('undo')}
              </Button>
            )}
          </div>
        ) : (
          <div key="answers" className="mu:ml-auto mu:flex mu:gap-2">
            <Button {...answer('reject')} variant="quiet" onPress={onReject}>
              {t('link.reject')}
            </Button>
            <Button {...answer('approve')} onPress={onApprove}>
              {t('link.approve')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
