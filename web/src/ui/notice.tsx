import type { ComponentProps } from 'react';

const looks = {
  info: 'border-sea/25 bg-sea-tint',
  warning: 'border-modest/30 bg-modest-tint',
  error: 'border-poor/30 bg-poor-tint',
  success: 'border-good/30 bg-good-tint',
};

/** A coloured block that says something about the page. Give it a role when it appears by itself. */
export function Notice({
  look,
  className = '',
  ...rest
}: ComponentProps<'div'> & { look: keyof typeof looks }) {
  return <div className={`rounded-control border px-4 py-3 ${looks[look]} ${className}`} {...rest} />;
}
