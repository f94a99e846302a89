/** Common mailboxes, and other domains that look much like them. */
const domains = [
  'gmail.com',
  'yahoo.fr',
  'yahoo.com',
  'hotmail.com',
  'hotmail.fr',
  'outlook.com',
  'outlook.fr',
  'live.com',
  'live.fr',
  'icloud.com',
  'topnet.tn',
  'planet.tn',
  'gnet.tn',
  'hexabyte.tn',
  'orange.fr',
  'orange.tn',
  'free.fr',
  'laposte.net',
  'sfr.fr',
  'wanadoo.fr',
  'msn.com',
  'aol.com',
  'gmx.com',
  'gmx.fr',
  'mail.com',
  'email.com',
  'ymail.com',
];

/** One letter already makes another short name; a long one may have two mistakes. */
const mostMistakes = (domain: string) => (domain.length < 9 ? 1 : 2);

/** 'amel@gmial.com' → 'amel@gmail.com'; undefined unless the domain is nearly a common one */
export function meantEmail(typed: string): string | undefined {
  const [, name, domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim()) ?? [];
  const known = domain.toLowerCase();
  if (name === undefined || domains.includes(known)) return undefined;
  const [nearest] = domains
    .map((common) => ({ common, mistakes: mistakesBetween(known, common) }))
    .filter(({ common, mistakes }) => mistakes <= mostMistakes(common))
    .toSorted((one, other) => one.mistakes - other.mistakes);
  return nearest && `${name}@${nearest.common}`;
}

/** Damerau–Levenshtein distance, neighbours swapped once. */
function mistakesBetween(typed: string, meant: string): number {
  const rows = [Array.from({ length: meant.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const wrong = typed[i - 1] === meant[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + wrong,
        swapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}
