import type { User } from '@soumdar/contract';
import { useState } from 'react';
import { partMissing, useLazyComponent } from '../ui/lazy.tsx';
import { toasts } from '../ui/toasts.ts';
import { UserButton } from './user-button.tsx';

const loadUserMenu = () => import('./user-menu.tsx');
/** Tailwind's `md`: on less, the mobile menu stands for it. */
const shown = '(min-width: 48rem)';

/** The user menu, which comes once the page is `settled`, or for the first click; until then its button stands there. */
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
