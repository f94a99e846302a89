import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownCount, zonesToRound } from './complementary-suppression.ts';
import type { ZoneTree } from './zone-tree.ts';

interface Node {
  own: number;
  parts: Node[];
}

const advertised = fc.oneof(fc.constant(0), fc.nat(12), fc.nat(150));
const withParts = (part: fc.Arbitrary<Node>): fc.Arbitrary<Node> =>
  fc.record({ own: advertised, parts: fc.array(part, { maxLength: 4 }) });
/** Country, governorates, towns, quarters. */
const node = withParts(withParts(withParts(fc.record({ own: advertised, parts: fc.constant([]) }))));

/** A tree of zones and how many advertisements each has, those of its parts among them. */
function zonesOf(root: Node): { tree: ZoneTree; counts: Map<string, number> } {
  const zones = new Map<string, { slug: string; parent: string | null }>();
  const counts = new Map<string, number>();
  const add = ({ own, parts }: Node, slug: string, parent: string | null): number => {
    zones.set(slug, { slug, parent });
    const count = parts.reduce((sum, part, at) => sum + add(part, `${slug}/${at}`, slug), own);
    if (count > 0) counts.set(slug, count);
    return count;
  };
  add(root, 'all', null);
  return { tree: { zones, zoneAt: () => 'all' }, counts };
}

type Range = [least: number, most: number];

/** All counts that a page may stand for, which shows prices from ten on. */
function countsShownAs(count: number, isRounded: boolean): Range {
  const pageOf = (each: number) => `${shownCount(each, true)} ${each >= 10}`;
  if (!isRounded && count >= 5 && count <= 100) return [count, count];
  const near = Array.from({ length: 21 }, (_, at) => count - 10 + at).filter((each) => each > 0);
  const same = near.filter((each) => pageOf(each) === pageOf(count));
  return [same[0]!, same.at(-1)!];
}

/** How many values a reader of all pages can think of for each hidden count, and for what no page shows. */
function valuesLeft({ tree, counts }: ReturnType<typeof zonesOf>, rounded: ReadonlySet<string>) {
  const byParent = Map.groupBy(counts.keys(), (zone) => tree.zones.get(zone)!.parent);
  const restOf = (zone: string) =>
    (byParent.get(zone) ?? []).reduce((rest, part) => rest - counts.get(part)!, counts.get(zone)!);
  /** The counts of a zone that fit its page and those inside it, were one of them known; none are [1, 0]. */
  const fitting = (zone: string, known: { name: string; value: number }): Range => {
    const knownOr = (name: string, range: Range): Range =>
      known.name === name ? [known.value, known.value] : range;
    const [least, most] = knownOr(zone, countsShownAs(counts.get(zone)!, rounded.has(zone)));
    const parts = byParent.get(zone)?.map((part) => fitting(part, known));
    if (!parts) return [least, most];
    if (parts.some(([fewest, greatest]) => fewest > greatest)) return [1, 0];
    parts.push(knownOr(`${zone} rest`, [0, restOf(zone) > 0 ? 1e6 : 0]));
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    return [
      Math.max(least, sum(parts.map(([fewest]) => fewest))),
      Math.min(most, sum(parts.map(([, greatest]) => greatest))),
    ];
  };
  const fits = (name: string) => (value: number) => {
    const [least, most] = fitting('all', { name, value });
    return least <= most;
  };
  const left = new Map<string, number>();
  for (const [zone, count] of counts) {
    if (count < 5) left.set(zone, [1, 2, 3, 4].filter(fits(zone)).length);
    const rest = restOf(zone);
    if (byParent.has(zone) && rest > 0 && rest < 5)
      left.set(`${zone} rest`, [0, 5].some(fits(`${zone} rest`)) ? 3 : 1);
  }
  return left;
}

test('no count of one to four can be had by sums and differences of zones and their parts', () => {
  fc.assert(
    fc.property(node, (root) => {
      const zones = zonesOf(root);
      const left = valuesLeft(zones, zonesToRound(zones.tree, zones.counts));
      const leftAtMost = valuesLeft(zones, new Set(zones.counts.keys()));
      const telling = [...left].filter(([zone, values]) => values < Math.min(3, leftAtMost.get(zone)!));
      expect(telling).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('a count that says nothing of a small one is shown as it is', () => {
  const tree: ZoneTree = {
    zones: new Map(
      ['all', 'all/a', 'all/b', 'all/c'].map((slug) => [
        slug,
        { slug, parent: slug === 'all' ? null : 'all' },
      ]),
    ),
    zoneAt: () => 'all',
  };
  const rounded = (a: number, b: number, c: number, others = 0) => [
    ...zonesToRound(
      tree,
      new Map([
        ['all', a + b + c + others],
        ['all/a', a],
        ['all/b', b],
        ['all/c', c],
      ]),
    ),
  ];
  expect(rounded(30, 20, 10)).toEqual([]);
  expect(rounded(30, 20, 3)).toEqual(['all/b']);
  expect(rounded(30, 20, 10, 2)).toEqual(['all/c']);
  expect(rounded(30, 3, 2)).toEqual([]);
  expect(rounded(60, 50, 3)).toEqual([]);
});
