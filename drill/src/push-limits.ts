import { callProduct } from './call.ts';
import { place } from './market.ts';
import { askForCode, codeOf, insist, newPerson, signUp, type Person } from './person.ts';
import { limits } from './product.ts';
import type { Scene } from './scene.ts';

/** Wrong tries a code takes. */
export const mostWrongCodes = 5;
const atOnce = 3;

/** Who tried to have more than they may, for what they got to be counted at the end. */
export interface Pushed {
  /** phones whose codes were asked from one network address, by address */
  codesFromOneAddress: Person['phone'][][];
  /** how many wrong codes of one account were looked at */
  wrongCodes: number[];
  /** accounts that ask for more estimates than a day allows, by email */
  estimates: Person['email'][];
}

export function nobodyPushed(): Pushed {
  return { codesFromOneAddress: [], wrongCodes: [], estimates: [] };
}

/** Asks for too much, all at once, of whatever processes there are. */
export async function pushLimits(scene: Scene, pushed: Pushed): Promise<void> {
  await Promise.all([askCodes(scene, pushed), guessCode(scene, pushed), askEstimates(scene, pushed)]);
}

async function askCodes(scene: Scene, pushed: Pushed): Promise<void> {
  const people = Array.from({ length: limits.codesPerAddressHour + 2 }, newPerson);
  const [{ from } = { from: '' }] = people;
  pushed.codesFromOneAddress.push(people.map(({ person }) => person.phone));
  const registered = people.map(({ person, from: own }) =>
    insist(scene, 'auth/register', { body: person, from: own }),
  );
  await Promise.all(registered);
  await allAtOnce(
    people.flatMap(({ person: { email } }) => Array.from({ length: atOnce }, () => email)),
    (email) => callProduct(scene.address, 'auth/send-verification-code', { body: { email }, from }),
  );
}

async function guessCode(scene: Scene, pushed: Pushed): Promise<void> {
  const { person, from } = newPerson();
  const { email } = person;
  await insist(scene, 'auth/register', { body: person, from });
  await askForCode(scene, { person, from });
  const code = await codeOf(person, scene.outside.messages);
  const wrong = code === '000000' ? '000001' : '000000';
  const answers = await allAtOnce(
    Array.from({ length: 2 * mostWrongCodes }, () => wrong),
    (guess) => callProduct(scene.address, 'auth/verify-phone', { body: { email, code: guess }, from }),
  );
  pushed.wrongCodes.push(answers.filter(({ body }) => body.error === 'Invalid verification code').length);
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
