import { place } from './market.ts';
import { insist } from './person.ts';
import { probeBy, type Probe } from './probe.ts';
import type { Scene } from './scene.ts';

/** Repeatedly gives an estimate another name, which no limit counts, and notes when that was acknowledged. */
export async function startWriteProbe(scene: Scene, token: string): Promise<Probe> {
  const details = { surface: 90, rooms: 3, bathrooms: 1 };
  const body = { type: 'apartment', location: place, details };
  const estimated = await insist(scene, 'estimation/calculate', { body, token });
  const id = estimated?.body.data?.id;
  if (!id) throw new Error('The drill got no estimate to write on.');
  return probeBy(scene, `user/estimations/${id}`, { method: 'PATCH', body: { name: 'Le salon' }, token });
}
