import type { Zone } from '@soumdar/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { asFailure } from '../../api/failure.ts';
import { usePageData } from '../../page-data.ts';

/** A zone of that name, for whoever mistyped an address. */
export type NearZone = Pick<Zone, 'slug' | 'name' | 'level'>;

export type FoundZone =
  | { kind: 'zone'; zone: Zone }
  | { kind: 'unknown'; nearest: NearZone[] }
  | { kind: 'waiting' }
  | { kind: 'failed'; retry: () => void };

/** What the server drew a zone's page with. */
export type ZonePageData = { zone: Zone } | { nearest: NearZone[] };

/** A zone's figures: those its page was drawn with, else those the server is asked for. */
export function useZone(slug: string): FoundZone {
  const drawn = usePageData<ZonePageData>();
  const [asked, setAsked] = useState<{ slug: string; found: FoundZone }>();
  const isDrawn = drawn !== undefined;
  const ask = useCallback(async () => {
    setAsked({ slug, found: { kind: 'waiting' } });
    const found = await readZone(slug).catch((thrown: unknown): FoundZone => {
      const failure = asFailure(thrown);
      if (failure.status === 404) return { kind: 'unknown', nearest: nearestIn(failure.data) };
      return { kind: 'failed', retry: () => void ask() };
    });
    // another zone may be asked for meanwhile
    setAsked((latest) => (latest?.slug === slug ? { slug, found } : latest));
  }, [slug]);
  useEffect(() => {
    if (!isDrawn) void ask();
  }, [isDrawn, ask]);

  if (drawn) return 'zone' in drawn ? { kind: 'zone', ...drawn } : { kind: 'unknown', ...drawn };
  return asked?.slug === slug ? asked.found : { kind: 'waiting' };
}

async function readZone(slug: string): Promise<FoundZone> {
  const [governorate, zone] = slug.split('/') as [string, string?];
  const { data } = zone
    ? await call('readZone', { params: { governorate, zone } })
    : await call('readGovernorate', { params: { governorate } });
  return { kind: 'zone', zone: data };
}

function nearestIn(data: unknown): NearZone[] {
  return (data as { nearest?: NearZone[] } | undefined)?.nearest ?? [];
}
