import { ADMIN_TABS, AdminScreen, type AdminScreenProps, type AdminTab } from '@mutuals/ui/screens/admin';
import { EmptyState } from '@mutuals/ui/primitives/empty-state';
import { LinkButton } from '@mutuals/ui/primitives/link';
import { type ComponentType, Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { adminRoutes } from '../../admin-routes.ts';
import { usePageHead } from '../../routing/use-page-head.ts';
import { routes } from '../../routes.ts';
import { useSession } from '../session/index.ts';
import { AppealsTab } from './appeals-tab.tsx';
import { AuditTab } from './audit-tab.tsx';
import { CommandSearch, useCommandSearch } from './command-search.tsx';
import { ConflictsTab } from './conflicts-tab.tsx';
import { HealthTab } from './health-tab.tsx';
import { LinksTab } from './links-tab.tsx';
import { MigrationsTab } from './migrations-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PaymentsTab } from './payments-tab.tsx';
import { ProfilesTab } from './profiles-tab.tsx';
import { ReportsTab } from './reports-tab.tsx';
import { TicketsTab } from './tickets-tab.tsx';
import { useRoleCheck } from './use-role-check.ts';
import { UsersTab } from './users-tab.tsx';

const panels: Readonly<Record<AdminTab, ComponentType>> = {
  links: LinksTab,
  payments: PaymentsTab,
  users: UsersTab,
  profiles: ProfilesTab,
  reports: ReportsTab,
  appeals: AppealsTab,
  conflicts: ConflictsTab,
  tickets: TicketsTab,
  migrations: MigrationsTab,
  audit: AuditTab,
  overview: OverviewTab,
  health: HealthTab,
};

/** The tabs of support, which answers tickets, and reads users and profiles (D50); admins have all. */
const FOR_SUPPORT: readonly AdminTab[] = ['tickets', 'users', 'profiles'];

/** /admin and /admin/{tab}: for the team alone; for everyone else it does not exist (D2). */
export function Component() {
  const { user } = useSession();
  const { tab: word } = useParams();
  useRoleCheck();
  const tabs = user.isAdmin ? ADMIN_TABS : user.role === 'support' ? FOR_SUPPORT : [];
  const [first] = tabs;
  const tab = ADMIN_TABS.find((known) => known === word);
  if (first !== undefined && word === undefined) return <Navigate to={adminRoutes[first].href()} replace />;
  if (tab === undefined || !tabs.includes(tab)) return <NotFound />;
  const Panel = panels[tab];
  const links = tabs.map((id) => ({ id, href: adminRoutes[id].href() }));
  return (
    <Area tab={tab} tabs={links}>
      <Head tab={tab} />
      <Panel key={tab} />
    </Area>
  );
}

/** The frame and its search, which opens without drawing the list behind it anew. */
function Area({ children, ...area }: Omit<AdminScreenProps, 'onSearch'>) {
  const { openings, jumps, open, ...search } = useCommandSearch();
  return (
    <AdminScreen {...area} onSearch={open}>
      {/* What was open over a list stays behind where the search leads elsewhere. */}
      <Fragment key={`list ${jumps}`}>{children}</Fragment>
      <CommandSearch key={openings} tabs={area.tabs} {...search} />
    </AdminScreen>
  );
}

function Head({ tab }: { tab: AdminTab }) {
  const { t } = useTranslation('admin');
  usePageHead({ title: `${t(`tab.${tab}`)} · ${t('title')}` });
  return null;
}

function NotFound() {
  const { t } = useTranslation('admin');
  usePageHead({ title: t('notFound.title') });
  return (
    <EmptyState
      headingLevel={1}
      drawing="missing"
      title={t('notFound.title')}
      action={
        <LinkButton variant="primary" href={routes.home.href()}>
          {t('notFound.home')}
        </LinkButton>
      }
    >
      {t('notFound.text')}
    </EmptyState>
  );
}
