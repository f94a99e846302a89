import { alertSettings } from '@soumdar/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AlertChoice } from '../../my-data/alert-choice.tsx';
import { profileQuery } from '../../my-data/profile.ts';

/** The choice of 'Mes données', made here as well. */
export function FollowAlerts() {
  const { data: profile } = useQuery(profileQuery);
  if (!profile) return <div className="min-h-16" />;
  return (
    <AlertChoice
      profile={profile}
      whereToVerify={
        <>
          {' : '}
          <Link to={alertSettings.path} className="text-sea underline hover:text-sea-deep">
            la vérifier dans « Mes données »
          </Link>
        </>
      }
    />
  );
}
