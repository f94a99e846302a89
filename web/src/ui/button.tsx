import type { ComponentProps } from 'react';
import { Link } from 'react-router';

const base =
  'inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control px-5 py-2.5 text-base font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

const looks = {
  primary: 'bg-sea text-white hover:bg-sea-deep',
  accent: 'bg-clay text-white hover:bg-[#943a12]',
  danger: 'bg-poor text-white hover:bg-[#8e1d17]',
  outline: 'border border-line-strong bg-white text-ink hover:border-sea hover:text-sea',
  quiet: 'text-sea hover:bg-sea-tint',
};
export type ButtonLook = keyof typeof looks;

export function Button({
  look = 'primary',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={`${base} ${looks[look]} ${className}`} {...rest} />;
}

export function ButtonLink({
  look = 'primary',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link className={`${base} ${looks[look]} ${className}`} {...rest} />;
}
