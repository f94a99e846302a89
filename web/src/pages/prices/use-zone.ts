import type { Zone, ZoneChoice } from '@soumdar/contract';
import { withPlaceNames } from '@soumdar/words/place-names';
import { call } from '../../api/call.ts';
import { asFailure } from '../../api/failure.ts';
import { usePageData } from '../../page-data.ts';
import { useRequest, type RequestState } from '../../use-request.ts';

/** Suggested for a mistyped address. */
export type NearZone = Pick<Zone, 'slug' | 'name' | 'level'>;

type ZonePageData = { zone: Zone } | ZoneChoice | { nearest: NearZone[] };

export function useZone(slug: string): RequestState<ZonePageData> {
  return useRequest(slug, usePageData() as ZonePageData | undefined, () => readZone(slug));
}

export async function readZone(slug: string): Promise<{ zone: Zone } | { nearest: NearZone[] }> {
  const [governorate, zone] = slug.split('/') as [string, string?];
  try {
    const { data } = zone
      ? await call('readZone', { params: { governorate, zone } })
      : await call('readGovernorate', { params: { governorate } });
    return { zone: data };
  } catch (thrown) {
    const { status, data } = asFailure(thrown);
    // 400 is for a name that no slug can be
    if (status !== 404 && status !== 400) throw thrown;
    return { nearest: withPlaceNames((data as { nearest?: NearZone[] } | undefined)?.nearest ?? []) };
  }
}
