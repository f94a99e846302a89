import { sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/first-page';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useSession } from '../session/session.ts';
import { brand } from '../settings.ts';
import { ButtonLink } from '../ui/button.tsx';
import { SignedIn, useSignOutAhead } from './account-menu.tsx';
import { LanguageLink } from '../language/language-link.tsx';
import { LogoMark } from './logo.tsx';
import { HeaderSearch } from './header-search.tsx';
import { marketLinks } from './market-links.ts';
import { MobileMenu } from './mobile-menu.tsx';

const shadowAfterPx = 50;
const link = 'flex min-h-11 items-center rounded-control px-3 font-semibold hover:text-sea hover:underline';

/** `settled`: the browser is idle, so that later parts can be fetched. */
export function Header({ settled }: { settled: boolean }) {
  const session = useSession();
  const scrolled = useScrolled();
  useSignOutAhead(settled && session !== null);
  return (
    <>
      <a
        href="#contenu"
        className="fixed top-2 start-2 z-skip-link -translate-y-[200%] rounded-control bg-sea px-4 py-3 font-semibold text-white focus:translate-y-0"
      >
        {words.skip}
      </a>
      <header
        className={`sticky top-0 z-header bg-white transition-shadow ${scrolled ? 'shadow-header' : ''}`}
      >
        <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center justify-between gap-3 px-4 py-2 sm:px-6">
          <div className="max-lg:min-w-min max-lg:grow max-lg:basis-0">
            <Link to={sitePaths.home} className="inline-flex items-center gap-2.5 rounded-control">
              <LogoMark className="size-10 shrink-0" />
              <span>
                <span className="block text-xl leading-tight font-bold tracking-tight text-sea-deep">
                  {brand}
                </span>
                <span className="block text-2xs text-balance text-ink-soft sm:text-xs">{words.slogan}</span>
              </span>
            </Link>
          </div>
          <nav aria-label={words.sections} className="hidden grow justify-end lg:flex">
            {marketLinks.map(([path, text]) => (
              <Link key={path} to={path} className={link}>
                {text}
              </Link>
            ))}
          </nav>
          <div className="hidden items-center gap-2 lg:flex">
            <LanguageLink className={link} />
            {session ? <SignedIn user={session.user} settled={settled} /> : <SignIn />}
          </div>
          <div className="flex items-center gap-2 lg:hidden">
            <HeaderSearch />
            <MobileMenu user={session?.user} />
          </div>
        </div>
      </header>
    </>
  );
}

function SignIn() {
  return (
    <ButtonLink to={sitePaths.login} look="outline">
      {words.signIn}
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
