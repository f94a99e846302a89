import type { Comparison } from '@soumdar/contract';
import { useSearchParams } from 'react-router';
import { usePageData } from '../../page-data.ts';
import { useAsked, type Asked } from '../../use-asked.ts';
import { readZone } from '../prices/use-zone.ts';

/** The zones that the address asks to compare: as the server drew the page, else each asked for. */
export function useComparison(): Asked<Comparison> {
  const [query] = useSearchParams();
  const asked = (query.get('zones') ?? '').split(',').filter(Boolean);
  const drawn = usePageData() as Comparison | undefined;
  const isDrawn = drawn?.asked.join() === asked.join();
  return useAsked(asked.join(), isDrawn ? drawn : undefined, () => readComparison(asked));
}

async function readComparison(asked: string[]): Promise<Comparison> {
  const read = await Promise.all(asked.map(async (slug) => ({ slug, ...(await readZone(slug)) })));
  return {
    asked,
    zones: read.flatMap((each) => ('zone' in each ? each.zone : [])),
    unknown: read.flatMap((each) => ('zone' in each ? [] : each)),
    choices: [],
  };
}
