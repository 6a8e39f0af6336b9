import { UpgradeDialog } from '@mutuals/ui/patterns/upgrade-dialog';
import { useNavigate } from 'react-router';
import { useNow } from '../../lib/use-now.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';

/** Says which plan has the advanced filters, and leads there. */
export function FiltersUpgrade({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const now = useNow(useServices().clock);
  return (
    <UpgradeDialog
      isOpen={isOpen}
      feature="filters"
      limit={null}
      now={now}
      onClose={onClose}
      onSeePlans={() => void navigate(routes.premium.href())}
    />
  );
}
