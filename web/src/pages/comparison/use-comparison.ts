import type { Comparison } from '@soumdar/contract';
import { useSearchParams } from 'react-router';
import { usePageData } from '../../page-data.ts';
import { useRequest, type RequestState } from '../../use-request.ts';
import { readZone } from '../prices/use-zone.ts';

/** The zones that the address asks to compare: as the server drew the page, else each asked for. */
export function useComparison(): RequestState<Comparison> {
  const [query] = useSearchParams();
  const requested = (query.get('zones') ?? '').split(',').filter(Boolean);
  const rendered = usePageData() as Comparison | undefined;
  const isRendered = rendered?.requested.join() === requested.join();
  return useRequest(requested.join(), isRendered ? rendered : undefined, () => readComparison(requested));
}

async function readComparison(requested: string[]): Promise<Comparison> {
  const read = await Promise.all(requested.map(async (slug) => ({ slug, ...(await readZone(slug)) })));
  return {
    requested,
    zones: read.flatMap((each) => ('zone' in each ? each.zone : [])),
    unknown: read.flatMap((each) => ('zone' in each ? [] : each)),
    choices: [],
  };
}
