/** The tokens of a kind in the style sheet, in its order: `tokensOf(css, 'color')` has an entry ['sea', '#0d4f7c']. */
export function tokensOf(css: string, kind: string): [name: string, value: string][] {
  const theme = /@theme \{([^}]*)\}/.exec(css)?.[1] ?? '';
  const token = new RegExp(String.raw`--${kind}-([a-z0-9]+(?:-[a-z0-9]+)*):\s*([^;]+);`, 'g');
  return [...theme.matchAll(token)].map(([, name = '', value = '']) => [name, value]);
}
