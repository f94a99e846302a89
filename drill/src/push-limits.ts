import { callProduct } from './call.ts';
import { place } from './market.ts';
import { askForCode, codeOf, newPerson, register, signUp, type Person } from './person.ts';
import { limits } from './product.ts';
import type { Scene } from './scene.ts';

/** Wrong tries a code takes from the address that asked for it. */
export const mostWrongCodes = 5;
const atOnce = 3;

/** Who tried to have more than they may, for what they got to be counted at the end. */
export interface Pushed {
  /** phones whose codes were all asked from one network address */
  codes: { from: string; phones: Person['phone'][] }[];
  /** how many wrong codes were looked at for an account that was sent one */
  wrongCodes: { email: Person['email']; lookedAt: number }[];
  /** accounts that ask for more estimates than a day allows, by email */
  estimates: Person['email'][];
}

export function nobodyPushed(): Pushed {
  return { codes: [], wrongCodes: [], estimates: [] };
}

/** Asks for too much, all at once, of whatever processes there are. */
export async function pushLimits(scene: Scene, pushed: Pushed): Promise<void> {
  await Promise.all([askCodes(scene, pushed), guessCode(scene, pushed), askEstimates(scene, pushed)]);
}

async function askCodes(scene: Scene, pushed: Pushed): Promise<void> {
  const people = Array.from({ length: limits.codesPerAddressHour + 2 }, newPerson);
  const [{ from } = { from: '' }] = people;
  const registered = await Promise.all(people.map((somebody) => register(scene, somebody)));
  const pending = registered.filter((one) => !('gaveUp' in one));
  pushed.codes.push({ from, phones: people.map(({ person }) => person.phone) });
  await allAtOnce(
    pending.flatMap((one) => Array.from({ length: atOnce }, () => one)),
    (body) => callProduct(scene.address, 'auth/send-verification-code', { body, from }),
  );
}

/**
 * Tries more wrong codes than a code takes. An account that was sent none has none to guess: every try is then answered
 * as a wrong one, and none counts.
 */
async function guessCode(scene: Scene, pushed: Pushed): Promise<void> {
  const somebody = newPerson();
  const { person, from } = somebody;
  const pending = await register(scene, somebody);
  if ('gaveUp' in pending) return;
  await askForCode(scene, somebody, pending);
  const code = await codeOf(person, scene.fakeServices.messages);
  if (!code) return;
  const wrong = code === '000000' ? '000001' : '000000';
  const answers = await allAtOnce(
    Array.from({ length: 2 * mostWrongCodes }, () => wrong),
    (guess) => callProduct(scene.address, 'auth/verify-phone', { body: { ...pending, code: guess }, from }),
  );
  const lookedAt = answers.filter(({ body }) => body.error === 'Invalid verification code').length;
  pushed.wrongCodes.push({ email: person.email, lookedAt });
}

async function askEstimates(scene: Scene, pushed: Pushed): Promise<void> {
  const somebody = newPerson();
  const signedUp = await signUp(scene, somebody);
  if ('gaveUp' in signedUp) return;
  const { token } = signedUp;
  pushed.estimates.push(somebody.person.email);
  const body = { type: 'apartment', location: place, details: { surface: 90, rooms: 3, bathrooms: 1 } };
  const answers = await allAtOnce(
    Array.from({ length: limits.estimatesPerUserDay + 6 }, () => body),
    (asked) => callProduct(scene.address, 'estimation/calculate', { body: asked, token }),
  );
  for (const { body: answer } of answers) if (answer.data?.id) scene.ledger.estimations.add(answer.data.id);
}

function allAtOnce<Asked, Got>(asked: Asked[], ask: (what: Asked) => Promise<Got>): Promise<Got[]> {
  return Promise.all(asked.map(ask));
}
