import { sitePaths, type User } from '@soumdar/contract';
import { Link } from 'react-router';
import { PhoneNumber } from '../../components/phone-number.tsx';
import { ButtonLink } from '../../ui/button.tsx';

export function DashboardHeader({ user }: { user: User }) {
  return (
    <header className="flex flex-col gap-5 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <h1 className="text-2xl font-bold sm:text-3xl">Mon tableau de bord</h1>
        <p className="mt-2 text-lg font-semibold wrap-anywhere">{user.full_name}</p>
        <p className="flex flex-col text-ink-soft sm:flex-row sm:flex-wrap sm:gap-x-5">
          <span className="wrap-anywhere">{user.email}</span>
          <span>{user.phone ? <PhoneNumber phone={user.phone} /> : 'Aucun numéro de téléphone'}</span>
        </p>
        <Link
          to={sitePaths.myData}
          className="inline-flex min-h-11 items-center font-semibold text-sea underline hover:text-sea-deep"
        >
          Mes données
        </Link>
      </div>
      <ButtonLink to={sitePaths.home} className="shrink-0">
        Nouvelle estimation
      </ButtonLink>
    </header>
  );
}
