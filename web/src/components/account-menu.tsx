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
/** Tailwind's `md`; a narrower screen has the mobile menu. */
const shown = '(min-width: 48rem)';

/** A button of the same look stands in until the menu's code is loaded. */
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

/** Does not wait for the server. */
export function useSignOut() {
  const navigate = useNavigate();
  return () => {
    const token = currentSession()?.token;
    if (token) void endOnServer(token).catch(() => null);
    track({ name: 'auth_logout' });
    void navigate(sitePaths.home);
    signOut();
  };
}

/** Code fetched for the click might not come, and the session would stay open on the server. */
export function useSignOutAhead(ahead: boolean) {
  useEffect(() => {
    if (ahead) void loadCalls().catch(() => null);
  }, [ahead]);
}
