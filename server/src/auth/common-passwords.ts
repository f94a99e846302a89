/** Rows of keys in both directions, repeated past the end: '654321', '890123'. */
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

// zxcvbn takes 50 ms at most for this length but half a second for 64
const longestWeighed = 24;

// 'motdepasse' is number 12 700 of zxcvbn's list
const listLength = 15_000;

let dictionaries: ReturnType<typeof loadDictionaries> | undefined;

/** True for what zxcvbn lists or scores 0, whatever its case, and for a run of neighbouring keys. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // invisible characters do not make a password rarer
  const seen = password
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  // repeating a part ten times is no better than twice
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

/** The first chosen password loads these 20 to 40 MB, which takes a sixth of a second. */
async function loadDictionaries() {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
    // the default of 100 takes twelve times as long and finds hardly more
    l33tMaxSubstitutions: 4,
  });
  return { passwords: common.dictionary['passwords-common'].slice(0, listLength), zxcvbn };
}
