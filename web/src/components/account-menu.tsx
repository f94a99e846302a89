import { sitePaths, type User } from '@soumdar/contract';
import { partMissing } from '@soumdar/words/controls';
import * as words from '@soumdar/words/first-page';
import { useEffect, useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { track } from '../analytics/track.ts';
import { currentSession } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { useLazyComponent } from '../ui/lazy.tsx';
import { toasts } from '../ui/toasts.ts';
import { Chevron, PersonIcon } from '../ui/first-page-icons.tsx';

const loadUserMenu = () => import('./user-menu.tsx');
const loadCalls = () => import('../api/calls.ts');
/** Tailwind's `md`; a narrower screen has the mobile menu instead. */
const shown = '(min-width: 48rem)';

/** The user menu, which comes once the page is `settled`, or for the first click; until then a button of the same look is shown. */
export function SignedIn({ user, settled }: { user: User; settled: boolean }) {
  const [wanted, setWanted] = useState(false);
  const ahead = settled && window.matchMedia(shown).matches;
  const [UserMenu, fetchUserMenu] = useLazyComponent(loadUserMenu, ahead);

  const open = async () => {
    setWanted(true);
    if (await fetchUserMenu()) return;
    setWanted(false);
    toasts.retry(partMissing, () => void open());
  };
  return UserMenu ? (
    <UserMenu user={user} openAtOnce={wanted} />
  ) : (
    <UserButton
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={wanted}
      onClick={() => void open()}
    />
  );
}

/** The button that opens the user menu, labelled with the first word of the full name. */
export function UserButton({ user, ...button }: { user: User } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong bg-white px-3 font-semibold transition-colors hover:border-sea hover:text-sea"
      {...button}
    >
      <PersonIcon />
      <span className="max-w-48 truncate">{firstWord(user.full_name)}</span>
      <Chevron />
    </button>
  );
}

/** A stored user is only sure to have an id and an email. */
function firstWord(fullName: string | undefined): string {
  return fullName?.trim().split(/\s+/)[0] || words.myAccount;
}

const endOnServer = (token: string) => loadCalls().then(({ logOut }) => logOut(token));

/** Signs out and goes home: in this browser at once, on the server if it answers. */
export function useSignOut() {
  const navigate = useNavigate();
  return () => {
    const token = currentSession()?.token;
    // nobody waits for the answer
    if (token) void endOnServer(token).catch(() => null);
    track({ name: 'auth_logout' });
    void navigate(sitePaths.home);
    signOut();
  };
}

/**
 * Fetches what signing out needs, which the first page does without, as soon as `ahead` is true: fetched for the click, it
 * might not come, and the session would stay open on the server.
 */
export function useSignOutAhead(ahead: boolean) {
  useEffect(() => {
    if (ahead) void loadCalls().catch(() => null);
  }, [ahead]);
}
