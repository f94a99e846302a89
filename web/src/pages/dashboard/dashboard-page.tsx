import { sitePaths } from '@soumdar/contract';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { clearSession, useSession } from '../../session/session.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { AccessDenied } from './access-denied.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';

export default function DashboardPage() {
  usePageTitle('Mon tableau de bord');
  const navigate = useNavigate();
  const session = useSession();
  const [signedInOnArrival] = useState(session !== null);
  const [leaving, setLeaving] = useState(false);

  /** The server ended the session: to the login page, without a word nor a glimpse of the panel below. */
  function leaveForLogin() {
    setLeaving(true);
    clearSession();
    void navigate(sitePaths.login, { replace: true });
  }

  if (leaving) return null;
  if (!session) return signedInOnArrival ? <AccessDenied /> : <Navigate to={sitePaths.login} replace />;
  return (
    <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <DashboardHeader user={session.user} />
      <DashboardTabs key={session.user.id} onSessionExpired={leaveForLogin} />
    </div>
  );
}
