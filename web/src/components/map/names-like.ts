/** Those whose name holds the text, whatever its accents and case. */
export function namesLike<Named extends { name: string }>(all: readonly Named[], text: string): Named[] {
  const wanted = plain(text.trim());
  return all.filter(({ name }) => plain(name).includes(wanted));
}

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
