import type { ComponentProps } from 'react';

const looks = {
  info: 'border-l-sea bg-sea-tint',
  warning: 'border-l-modest bg-modest-tint',
  error: 'border-l-poor bg-poor-tint',
  success: 'border-l-good bg-good-tint',
};

/** A coloured block that says something about the page. Give it a role when it appears by itself. */
export function Notice({
  look,
  className = '',
  ...rest
}: ComponentProps<'div'> & { look: keyof typeof looks }) {
  return <div className={`rounded-control border-l-4 px-4 py-3 ${looks[look]} ${className}`} {...rest} />;
}
