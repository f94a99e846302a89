import { sitePaths, type User } from '@soumdar/contract';
import * as words from '@soumdar/words/first-page';
import { useEffect, useEffectEvent, useId, useRef, type ComponentProps } from 'react';
import { Link } from 'react-router';
import { asleep, useAwake } from '../ui/early-tap.ts';
import { MenuIcon } from '../ui/first-page-icons.tsx';
import { useHistoryEntry } from '../ui/history-entry.ts';
import { LanguageLink } from '../language/language-link.tsx';
import { useSignOut } from './account-menu.tsx';
import { marketLinks } from './market-links.ts';

const item =
  'flex min-h-12 w-full cursor-pointer items-center rounded-control px-3 font-semibold hover:bg-sea-tint';

export function MobileMenu({ user }: { user: User | undefined }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, show, hide, drop } = useHistoryEntry('menu');
  const signOut = useSignOut();

  const onOutside = useEffectEvent(({ type, target }: Event) => {
    if (!(target instanceof Element) || box.current?.contains(target)) return;
    if (type === 'pointerdown' && target.closest('a, button')) drop();
    else hide();
  });
  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event) => onOutside(event);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- for the keys of focused elements inside
    <div
      ref={box}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        hide();
        button.current?.focus();
      }}
    >
      <button
        ref={useAwake(button)}
        type="button"
        {...asleep}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => (open ? hide() : show())}
        className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3 font-semibold"
      >
        <MenuIcon open={open} />
        {/* the sign alone where there is least room */}
        <span className="max-sm:sr-only">{words.menu}</span>
      </button>
      <nav
        id={id}
        hidden={!open}
        aria-label={words.account}
        className="absolute inset-x-0 top-full border-t border-line bg-white px-4 py-3 shadow-header"
      >
        {marketLinks.map(([path, text]) => (
          <MenuLink key={path} to={path}>
            {text}
          </MenuLink>
        ))}
        {user ? (
          <>
            <p className="px-3 pb-1 text-sm wrap-anywhere text-ink-soft">
              <bdi>{user.full_name}</bdi>
            </p>
            <MenuLink to={sitePaths.dashboard}>{words.dashboard}</MenuLink>
            <MenuLink to={sitePaths.myData}>{words.myData}</MenuLink>
            {user.role === 'expert' ? <MenuLink to={sitePaths.experts}>{words.experts}</MenuLink> : null}
            <button type="button" onClick={() => hide(signOut)} className={item}>
              {words.signOut}
            </button>
          </>
        ) : (
          <MenuLink to={sitePaths.login}>{words.signIn}</MenuLink>
        )}
        <LanguageLink className={item} />
      </nav>
    </div>
  );
}

/** Replaces the menu's history entry: Back leads to the page, not to the menu. */
function MenuLink(link: ComponentProps<typeof Link>) {
  return <Link replace className={item} {...link} />;
}
