import { EmptyState } from '@mutuals/ui/primitives/empty-state';
import { ReportScreen, ReportSentScreen } from '@mutuals/ui/screens/report';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../routing/use-page-head.ts';
import { useReport } from './use-report.ts';

/** /report/{type}/{id} for a guest, who needs no account to report (DSA 16). */
export function Component() {
  const { t } = useTranslation('reports');
  const { type, name, isSent, isSending, error, send } = useReport();
  usePageTitle(t('report.title'));
  if (type === undefined || type === 'message')
    return <EmptyState headingLevel={1} drawing="missing" title={t('report.notFound')} />;
  if (isSent) return <ReportSentScreen name={name} />;
  return <ReportScreen name={name} messages={[]} isSending={isSending} error={error} onSend={send} />;
}
