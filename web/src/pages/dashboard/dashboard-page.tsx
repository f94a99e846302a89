import { sitePaths } from '@soumdar/contract';
import { AccountArea } from '../../components/account-area.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { AccessDenied } from './access-denied.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';

export default function DashboardPage() {
  usePageTitle('Mon tableau de bord');
  return (
    <AccountArea path={sitePaths.dashboard} ended={<AccessDenied />}>
      {(user) => (
        <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
          <DashboardHeader user={user} />
          <DashboardTabs />
        </div>
      )}
    </AccountArea>
  );
}
