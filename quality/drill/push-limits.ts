import { setTimeout as wait } from 'node:timers/promises';
import { callProduct, isFailure, type Answer } from './call.ts';
import { place } from './market.ts';
import { askForCode, codeOf, newPerson, register, signUp, type Person } from './person.ts';
import { limits } from './product.ts';
import type { Scene } from './scene.ts';

/** Wrong tries allowed for a code from the network address that asked for it. */
export const mostWrongCodes = 5;
const atOnce = 3;
const roomEveryMs = 1000;

/**
 * The people who tried to exceed a limit; what they got is counted at the end. `answered` are those of their calls that the
 * product granted or refused: one that failed pushed nothing.
 */
export interface Pushed {
  /** phones whose codes were all requested from one network address */
  codes: { from: string; phones: Person['phone'][]; answered: number }[];
  /** how many wrong codes were checked for an account that was sent a code */
  wrongCodes: { email: Person['email']; lookedAt: number; answered: number }[];
  /** accounts that ask for more estimates than a day allows */
  estimates: { email: Person['email']; answered: number }[];
}

export function nobodyPushed(): Pushed {
  return { codes: [], wrongCodes: [], estimates: [] };
}

/** How often each limit was pushed, by more calls answered than it allows. */
export function timesPushed({ codes, wrongCodes, estimates }: Pushed): Record<keyof Pushed, number> {
  const beyond = (allowed: number, pushes: { answered: number }[]) =>
    pushes.filter(({ answered }) => answered > allowed).length;
  return {
    codes: beyond(limits.codesPerAddressHour, codes),
    wrongCodes: beyond(mostWrongCodes, wrongCodes),
    estimates: beyond(limits.estimatesPerUserDay, estimates),
  };
}

/** Exceeds every limit at once, across all running processes. */
export async function pushLimits(scene: Scene, pushed: Pushed): Promise<void> {
  await Promise.all([askCodes(scene, pushed), guessCode(scene, pushed), askEstimates(scene, pushed)]);
}

async function askCodes(scene: Scene, pushed: Pushed): Promise<void> {
  const people = Array.from({ length: limits.codesPerAddressHour + 2 }, newPerson);
  const [{ from } = { from: '' }] = people;
  const registered = await Promise.all(people.map((somebody) => register(scene, somebody)));
  const pending = registered.filter((one) => !('gaveUp' in one));
  const answers = await allAtOnce(
    pending.flatMap((one) => Array.from({ length: atOnce }, () => one)),
    (body) => callProduct(scene.address, 'auth/send-verification-code', { body, from }),
  );
  const phones = people.map(({ person }) => person.phone);
  pushed.codes.push({ from, phones, answered: countAnswered(answers) });
}

/**
 * Tries more wrong codes than are allowed for a code. An account that was sent none is left out: every try would be
 * answered as wrong, and none would count.
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
  pushed.wrongCodes.push({ email: person.email, lookedAt, answered: countAnswered(answers) });
}

async function askEstimates(scene: Scene, pushed: Pushed): Promise<void> {
  const somebody = newPerson();
  const signedUp = await signUp(scene, somebody);
  if ('gaveUp' in signedUp) return;
  const { token } = signedUp;
  const body = { type: 'apartment', location: place, details: { surface: 90, rooms: 3, bathrooms: 1 } };
  const answers = await allAtOnce(
    Array.from({ length: limits.estimatesPerUserDay + 6 }, () => body),
    (requested) => callProduct(scene.address, 'estimation/calculate', { body: requested, token }),
  );
  pushed.estimates.push({ email: somebody.person.email, answered: countAnswered(answers) });
  for (const { body: answer } of answers) if (answer.data?.id) scene.ledger.estimations.add(answer.data.id);
}

const countAnswered = (answers: Answer[]) => answers.filter((answer) => !isFailure(answer)).length;

function allAtOnce<Requested>(
  requested: Requested[],
  ask: (what: Requested) => Promise<Answer>,
): Promise<Answer[]> {
  return Promise.all(requested.map((what) => askUntilRoom(() => ask(what))));
}

const mostTries = 20;

/** One address holds a few places at a time: like a client, it asks again. */
async function askUntilRoom(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; tries < mostTries; tries += 1) {
    const answer = await ask();
    if (answer.body.error !== 'Server busy') return answer;
    await wait(roomEveryMs * Math.random());
  }
  return ask();
}
