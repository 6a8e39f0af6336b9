import type { HTMLAttributes, RefAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { CheckIcon, CloseIcon, DangerIcon } from '../../primitives/icons/icons.ts';
import { Link } from '../../primitives/link/link.tsx';

/** A link that waits for the team (SPEC 3). */
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
  | { readonly status: 'failed'; readonly choice: ReviewChoice }
  | { readonly status: 'done'; readonly choice: ReviewChoice };

export interface LinkReviewRowProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>, RefAttributes<HTMLDivElement> {
  link: PendingLink;
  state: ReviewState;
  onApprove: () => void;
  onReject: () => void;
}

/** The address as it is: whoever judges it must see all of it, and follows it only when it is https (D5). */
function Address({ url }: { url: string }) {
  const { t } = useTranslation('admin');
  if (!url.startsWith('https://'))
    return (
      <p className="text-sm text-danger-text wrap-anywhere">
        {url} <span className="block font-medium">{t('link.unsafe')}</span>
      </p>
    );
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer nofollow" className="text-sm wrap-anywhere">
      {url}
      <span className="sr-only">{t('link.opens')}</span>
    </Link>
  );
}

/** A project link on its way to be published: whose it is, the whole address, and the two answers. */
export function LinkReviewRow({ link, state, onApprove, onReject, className, ...props }: LinkReviewRowProps) {
  const { t } = useTranslation('admin');
  const { containerRef, fallbackRef } = useFocusFallback<HTMLDivElement, HTMLOutputElement>();
  const isWorking = state.status === 'working';
  const answer = (choice: ReviewChoice) => ({
    'aria-label': t('link.named', { action: t(`link.${choice}`), url: link.linkUrl, name: link.profileName }),
    size: 'sm' as const,
    isPending: isWorking && state.choice === choice,
    isDisabled: isWorking && state.choice !== choice,
  });
  return (
    <div {...props} className={join('flex flex-wrap items-center gap-x-4 gap-y-3 py-4', className)}>
      <Avatar src={link.avatar} seed={link.profileId} kind="individual" />
      <div className="min-w-48 flex-1">
        <p className="font-medium wrap-anywhere">{link.profileName}</p>
        <Address url={link.linkUrl} />
      </div>
      <div ref={containerRef} className="contents">
        {state.status === 'failed' && (
          <p role="alert" className="flex items-center gap-1.5 text-sm text-danger-text">
            <DangerIcon aria-hidden="true" className="size-4 shrink-0" />
            {t(`link.failed.${state.choice}`)}
          </p>
        )}
        {state.status === 'done' ? (
          <output
            ref={fallbackRef}
            tabIndex={-1}
            className="ml-auto flex h-9 items-center gap-1.5 rounded-small text-sm text-text-muted focus-ring"
          >
            {state.choice === 'approve' ? (
              <CheckIcon aria-hidden="true" className="size-4 text-success-text" />
            ) : (
              <CloseIcon aria-hidden="true" className="size-4" />
            )}
            {state.choice === 'approve' ? t('link.approved') : t('link.rejected')}
          </output>
        ) : (
          <div className="ml-auto flex gap-2">
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
