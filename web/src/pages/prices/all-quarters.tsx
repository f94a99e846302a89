import type { Zone } from '@soumdar/contract';
import { allQuarters } from '@soumdar/words/prices';

/** Where the advertisements of a town are that its name does not say. */
export function AllQuarters({ zone: { name, mainQuarters } }: { zone: Zone }) {
  if (!mainQuarters) return null;
  const names = mainQuarters.map((quarter) => quarter.name);
  return <p className="text-ink-soft">{allQuarters(name, names)}</p>;
}
