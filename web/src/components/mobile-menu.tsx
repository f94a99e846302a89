import { sitePaths, type User } from '@soumdar/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { asleep, useAwake } from '../ui/early-tap.ts';
import { MenuIcon } from '../ui/first-page-icons.tsx';
import { useSignOut } from './account-menu.tsx';

const item =
  'flex min-h-12 w-full cursor-pointer items-center rounded-control px-3 font-semibold hover:bg-sea-tint';

/** On small screens: the header's actions behind one button. */
export function MobileMenu({ user }: { user: User | undefined }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key: visit } = useLocation();
  const [openIn, setOpenIn] = useState<string>();
  const signOut = useSignOut();
  // going anywhere closes it
  const open = openIn === visit;
  const close = () => setOpenIn(undefined);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpenIn(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the key from what inside has the focus, and is no control
    <div
      ref={box}
      className="md:hidden"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      }}
    >
      <button
        ref={useAwake(button)}
        type="button"
        {...asleep}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenIn(open ? undefined : visit)}
        className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3 font-semibold"
      >
        <MenuIcon open={open} />
        {/* where there is least room, the sign alone is seen */}
        <span className="max-xs:sr-only">Menu</span>
      </button>
      <nav
        id={id}
        hidden={!open}
        aria-label="Compte"
        className="absolute inset-x-0 top-full border-t border-line bg-white px-4 py-3 shadow-header"
      >
        {user ? (
          <>
            <p className="px-3 pb-1 text-sm wrap-anywhere text-ink-soft">{user.full_name}</p>
            <Link to={sitePaths.dashboard} className={item}>
              Tableau de bord
            </Link>
            <Link to={sitePaths.myData} className={item}>
              Mes données
            </Link>
            {user.role === 'expert' ? (
              <Link to={sitePaths.experts} className={item}>
                Espace experts
              </Link>
            ) : null}
            <button type="button" onClick={signOut} className={item}>
              Se déconnecter
            </button>
          </>
        ) : (
          <Link to={sitePaths.login} className={item}>
            Connexion
          </Link>
        )}
      </nav>
    </div>
  );
}
