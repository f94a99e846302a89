import type { Zone } from '@soumdar/contract';
import { useEffect, useState } from 'react';
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
type ZonePageData = { zone: Zone } | { nearest: NearZone[] };

/** A zone's figures: those its page was drawn with, else those the server is asked for. */
export function useZone(slug: string): FoundZone {
  const drawn = usePageData() as ZonePageData | undefined;
  const [tries, setTries] = useState(1);
  const [asked, setAsked] = useState<{ of: string; found: AskedZone }>();
  const isDrawn = drawn !== undefined;
  const of = `${slug} ${tries}`;
  useEffect(() => {
    if (isDrawn) return undefined;
    let isWanted = true;
    const askOnce = async () => {
      const found = await ask(slug);
      if (isWanted) setAsked({ of, found });
    };
    void askOnce();
    return () => {
      isWanted = false;
    };
  }, [isDrawn, slug, of]);

  if (drawn) return 'zone' in drawn ? { kind: 'zone', ...drawn } : { kind: 'unknown', ...drawn };
  if (asked?.of !== of) return { kind: 'waiting' };
  return asked.found.kind === 'failed' ? { kind: 'failed', retry: () => setTries(tries + 1) } : asked.found;
}

type AskedZone = Extract<FoundZone, { kind: 'zone' | 'unknown' }> | { kind: 'failed' };

async function ask(slug: string): Promise<AskedZone> {
  try {
    return await readZone(slug);
  } catch (thrown) {
    const failure = asFailure(thrown);
    return failure.status === 404
      ? { kind: 'unknown', nearest: nearestIn(failure.data) }
      : { kind: 'failed' };
  }
}

async function readZone(slug: string): Promise<AskedZone> {
  const [governorate, zone] = slug.split('/') as [string, string?];
  const { data } = zone
    ? await call('readZone', { params: { governorate, zone } })
    : await call('readGovernorate', { params: { governorate } });
  return { kind: 'zone', zone: data };
}

function nearestIn(data: unknown): NearZone[] {
  return (data as { nearest?: NearZone[] } | undefined)?.nearest ?? [];
}
