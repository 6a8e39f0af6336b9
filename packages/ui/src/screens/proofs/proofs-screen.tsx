import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { OwnProofs, type OwnProofsProps } from '../../patterns/proofs/own-proofs.tsx';
import { ProveFlow, type ProveFlowProps } from '../../patterns/proofs/prove-flow.tsx';
import { SeatRequests, type SeatRequestsProps } from '../../patterns/proofs/seat-requests.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';

export interface ProofsScreenProps {
  view:
    | { readonly status: 'loading' }
    /** It is no profile of one's own. */
    | { readonly status: 'notFound' }
    | { readonly status: 'error'; readonly message: string }
    | {
        readonly status: 'ready';
        readonly name: string;
        /** One proof on its way; whether it is shown is read from `own`. */
        readonly prove: Omit<ProveFlowProps, 'isShown'>;
        readonly own: OwnProofsProps;
        /** The seats of a project; omitted for what is none. */
        readonly seats?: SeatRequestsProps | undefined;
      };
  profileHref: string;
  profilesHref: string;
  onRetry: () => void;
}

/** /profiles/{id}/proofs: what one's profile has proven, and the way to prove more (D84 to D87). */
export function ProofsScreen({ view, profileHref, profilesHref, onRetry }: ProofsScreenProps) {
  const { t } = useTranslation('proofs');
  if (view.status === 'notFound')
    return (
      <Page>
        <EmptyState
          headingLevel={1}
          drawing="missing"
          title={t('notFound')}
          action={
            <LinkButton variant="primary" href={profilesHref}>
              {t('toProfiles')}
            </LinkButton>
          }
        >
          {t('notFoundText')}
        </EmptyState>
      </Page>
    );
  return (
    <Page>
      <PageHeader
        back={
          <Link href={profileHref} variant="quiet">
            {t('back')}
          </Link>
        }
        title={view.status === 'ready' ? t('titleOf', { name: view.name }) : t('title')}
        lead={t('lead')}
      />
      {view.status === 'loading' && (
        <Loading label={t('loading')} className="mu:flex mu:flex-col mu:gap-4">
          <Skeleton shape="block" className="mu:h-28 mu:rounded-card" />
          <Skeleton shape="block" className="mu:h-28 mu:rounded-card" />
        </Loading>
      )}
      {view.status === 'error' && (
        <LoadFailed title={t('error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && (
        <>
          {view.seats && <SeatRequests {...view.seats} />}
          <ProveFlow
            {...view.prove}
            isShown={view.own.proofs.find(({ _id }) => _id === view.prove.view.proofId)?.isShown}
          />
          <OwnProofs {...view.own} />
        </>
      )}
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className="mu:mx-auto mu:flex mu:w-full mu:max-w-3xl mu:flex-col mu:gap-10 mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      {children}
    </div>
  );
}
