import { EmptyState } from '@mutuals/ui/primitives/empty-state';
import { ReportScreen } from '@mutuals/ui/screens/report';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../routing/use-page-head.ts';
import { useReport, useReported } from './use-report.ts';

/** /report/{type}/{id} for a guest, who needs no account to report (DSA 16). */
export function Component() {
  const { t } = useTranslation('reports');
  const { type, ...reported } = useReported();
  usePageTitle(t('report.title'));
  if (type === undefined || type === 'message')
    return <EmptyState headingLevel={1} drawing="missing" title={t('report.notFound')} />;
  return <GuestReport key={`${type}/${reported.id}`} {...reported} type={type} />;
}

function GuestReport(reported: Parameters<typeof useReport>[0] & { name: string }) {
  const { view, error, send } = useReport(reported, null, () => {});
  return (
    <ReportScreen
      name={reported.name}
      messages={[]}
      view={view}
      error={error}
      onChange={(draft) => send({ type: 'CHANGED', draft })}
      onSend={() => send({ type: 'SEND' })}
      onBlock={() => {}}
    />
  );
}
