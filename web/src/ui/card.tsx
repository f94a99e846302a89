import type { ComponentProps, JSX } from 'react';

type CardTag = 'section' | 'article' | 'aside' | 'div' | 'figure' | 'form' | 'p';

/** The caller sets its position and padding. */
export function Card<Tag extends CardTag = 'section'>({
  as,
  flat = false,
  className = '',
  ...rest
}: { as?: Tag; flat?: boolean } & ComponentProps<Tag>): JSX.Element {
  const Element: CardTag = as ?? 'section';
  const look = `rounded-card border border-line bg-white ${flat ? '' : 'shadow-card'} ${className}`;
  return <Element {...(rest as object)} className={look} />;
}
