import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { asleep, useAwake } from './early-tap.ts';
import { Spinner } from './loading.tsx';

const base =
  'inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control px-[min(1.25rem,5vw)] py-2.5 text-base font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

const looks = {
  primary: 'bg-sea text-white hover:bg-sea-deep',
  accent: 'bg-clay text-white hover:bg-clay-deep',
  danger: 'bg-poor text-white hover:bg-poor-deep',
  outline: 'border border-line-strong bg-white text-ink hover:border-sea hover:text-sea',
  quiet: 'text-sea hover:bg-sea-tint',
};
export type ButtonLook = keyof typeof looks;

/** For links that leave the site. */
export const buttonLook = (look: ButtonLook) => `${base} ${looks[look]}`;

/** `busy`: it stays focused, and its handler ignores clicks. */
export function Button({
  look = 'primary',
  busy = false,
  className = '',
  type = 'button',
  ref,
  children,
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook; busy?: boolean }) {
  return (
    <button
      ref={useAwake(ref)}
      type={type}
      className={`${base} ${looks[look]} ${className}`}
      aria-disabled={busy || undefined}
      {...asleep}
      {...rest}
    >
      {busy ? <Spinner look="size-5 border-3 border-current border-t-transparent" /> : null}
      {children}
    </button>
  );
}

export function ButtonLink({
  look = 'primary',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link className={`${base} ${looks[look]} ${className}`} {...rest} />;
}
