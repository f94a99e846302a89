import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { callProduct, type Answer } from './call.ts';
import { place } from './market.ts';
import { askForAlerts } from './ask-for-alerts.ts';
import { giveUp, insist, signUp, type Abandoned } from './person.ts';
import type { Scene } from './scene.ts';

const estimatesEach = 2;
const breathMs = 50;

const types = ['apartment', 'house', 'villa'] as const;
let journeys = 0;

/** What an owner does: opens an account, asks for estimates and sends a request to the experts. */
async function journey(scene: Scene): Promise<Abandoned | undefined> {
  const { ledger, address } = scene;
  const signedUp = await signUp(scene);
  if ('gaveUp' in signedUp) return signedUp;
  const { token } = signedUp;
  journeys += 1;
  // a place not asked for before; a failure is no error, because the site then shows the position instead of a name
  await callProduct(address, `geocode/reverse?lat=${36 + (journeys % 900) / 1000}&lon=10.1&format=json`);
  const property = {
    type: types[journeys % types.length],
    location: place,
    details: { surface: 100, rooms: 3, bathrooms: 1 },
  };
  for (let nth = 0; nth < estimatesEach; nth += 1) {
    const estimated = await submit(scene, token, 'estimation/calculate', { ...property, type: 'apartment' });
    const id = estimated?.body.data?.id;
    if (!id) return giveUp('estimation/calculate', estimated);
    ledger.estimations.add(id);
  }
  const wish = { preferred_contact_method: 'phone', preferred_contact_time: 'morning' };
  const received = await submit(scene, token, 'manual-estimation', { ...property, ...wish });
  const id = received?.body.data?.id;
  if (!id) return giveUp('manual-estimation', received);
  ledger.manualRequests.add(id);
  await askForAlerts(scene, signedUp);
  return undefined;
}

/** Submits until there is an answer, under one key as the site does; the key is also the address, to count what is stored. */
function submit(scene: Scene, token: string, path: string, body: object): Promise<Answer | undefined> {
  const requestKey = randomUUID();
  return insist(scene, path, { body: { ...body, localisation: requestKey }, token, requestKey });
}

/** The outcome of the journeys of a crowd. */
export interface Journeys {
  begun: number;
  done: number;
  /** how many were given up, by reason */
  givenUp: Record<string, number>;
}

/** Runs this many people at once, each journey after journey, until told to leave; journeys under way end first. */
export function startCrowd(scene: Scene, people: number): { leave(): Promise<Journeys> } {
  const tally: Journeys = { begun: 0, done: 0, givenUp: {} };
  const leaving = new AbortController();
  const one = async () => {
    while (!leaving.signal.aborted) {
      tally.begun += 1;
      const { gaveUp } = (await journey({ ...scene, leaving: leaving.signal })) ?? {};
      if (gaveUp === undefined) tally.done += 1;
      else tally.givenUp[gaveUp] = (tally.givenUp[gaveUp] ?? 0) + 1;
      await delay(breathMs);
    }
  };
  const crowd = Promise.all(Array.from({ length: people }, one));
  return {
    async leave() {
      leaving.abort();
      await crowd;
      return tally;
    },
  };
}
