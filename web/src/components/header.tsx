import { sitePaths, type User } from '@soumdar/contract';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { publisher } from '../publisher.ts';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LogoMark } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { UserButton } from './user-button.tsx';

const UserMenu = lazy(() => import('./user-menu.tsx'));

const shadowAfterPx = 50;

export function Header() {
  const session = useSession();
  const scrolled = useScrolled();
  return (
    <>
      <a
        href="#contenu"
        className="sr-only rounded-control bg-sea px-4 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-[1010]"
      >
        Aller au contenu
      </a>
      <header
        className={`sticky top-0 z-[1000] bg-white transition-shadow duration-200 ${scrolled ? 'shadow-header' : ''}`}
      >
        <div className="mx-auto flex min-h-16 max-w-6xl items-center justify-between gap-4 px-4 py-2 sm:px-6">
          <Link to={sitePaths.home} className="flex items-center gap-3 rounded-control">
            <LogoMark className="size-10 shrink-0" />
            <span>
              <span className="block text-xl leading-tight font-bold tracking-tight text-sea-deep">
                {publisher.brand}
              </span>
              <span className="block text-xs leading-tight text-ink-soft">
                Première plateforme d’estimation immobilière en Tunisie
              </span>
            </span>
          </Link>
          <div className="hidden md:block">{session ? <SignedIn user={session.user} /> : <SignIn />}</div>
          <MobileMenu user={session?.user} />
        </div>
      </header>
    </>
  );
}

function SignedIn({ user }: { user: User }) {
  return (
    <Suspense fallback={<UserButton user={user} />}>
      <UserMenu user={user} />
    </Suspense>
  );
}

function SignIn() {
  return (
    <ButtonLink to={sitePaths.login} look="outline">
      Connexion
    </ButtonLink>
  );
}

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function useScrolled() {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > shadowAfterPx,
    () => false,
  );
}
