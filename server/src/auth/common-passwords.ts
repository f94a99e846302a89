/** What people type along, in both directions and on from the end to the beginning: '654321', '890123'. */
const rows = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '&é"\'(-è_çà',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '!@#$%^&*()',
];

// zxcvbn takes 10 to 50 ms at worst for as many characters, but half a second for 64. No word of its dictionaries is longer,
// and what is made of several scores more than 0.
const longestWeighed = 24;

// 'motdepasse' is the 12 700th of zxcvbn's list; much further down come passwords that hardly anybody shares
const listLength = 15_000;

let dictionaries: ReturnType<typeof loadDictionaries> | undefined;

/**
 * True for one of the most common passwords as zxcvbn lists them, in whatever case, for a run of neighbours, and for what zxcvbn
 * scores 0: one repeated character, a French word that everybody knows.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  // what is not seen, in front, behind or between, makes nothing rarer; NFKC as it is hashed
  const seen = password
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  // a part that is repeated ten times is no better than twice
  const text = seen.replace(/^(.+?)\1+$/su, '$1$1');
  const lowerCase = text.toLowerCase();
  if (isRun(lowerCase)) return true;
  if (text.length > longestWeighed) return false;
  const { passwords, zxcvbn } = await (dictionaries ??= loadDictionaries());
  return passwords.includes(lowerCase) || zxcvbn.check(text).score === 0;
}

function isRun(text: string): boolean {
  const backwards = Array.from(text).toReversed().join('');
  return rows.some((row) => {
    const round = row.repeat(Math.ceil(text.length / row.length) + 1);
    return round.includes(text) || round.includes(backwards);
  });
}

/** They take 20 to 40 MB and a sixth of a second: the first password that somebody chooses loads them, not the start. */
async function loadDictionaries() {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
    // the usual 100 ways to read figures as letters take twelve times as long, and hardly find more
    l33tMaxSubstitutions: 4,
  });
  return { passwords: common.dictionary['passwords-common'].slice(0, listLength), zxcvbn };
}
