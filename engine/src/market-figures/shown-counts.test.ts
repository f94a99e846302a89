import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { zonesToRound } from './shown-counts.ts';
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

test('no count of one to four can be had by subtraction between a zone and its parts', () => {
  fc.assert(
    fc.property(node, (root) => {
      const { tree, counts } = zonesOf(root);
      const rounded = zonesToRound(tree, counts);
      const isExact = (zone: string) => {
        const count = counts.get(zone)!;
        return count >= 5 && count <= 100 && !rounded.has(zone);
      };
      const partsOf = (zone: string) =>
        [...tree.zones.values()].flatMap(({ slug, parent }) =>
          parent === zone && counts.has(slug) ? [slug] : [],
        );
      const leftOf = (zone: string, isKnown: (part: string) => boolean) =>
        partsOf(zone)
          .filter(isKnown)
          .reduce((left, part) => left - counts.get(part)!, counts.get(zone)!);
      /** Shown as it is, or the sum of what is shown of its parts. */
      const isKnown = (zone: string): boolean =>
        isExact(zone) || (rounded.has(zone) && partsOf(zone).some(isKnown) && leftOf(zone, isKnown) < 5);
      for (const zone of counts.keys()) {
        if (!isExact(zone)) continue;
        const left = leftOf(zone, isKnown);
        expect(left === 0 || left >= 5, `${zone} leaves ${left}`).toBe(true);
      }
    }),
    { numRuns: 2000 },
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
  expect(rounded(30, 4, 3)).toEqual([]);
  expect(rounded(60, 50, 3)).toEqual([]);
});
