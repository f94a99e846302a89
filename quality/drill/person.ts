import { setTimeout as delay } from 'node:timers/promises';
import { callProduct, isFailure, type Answer, type Call } from './call.ts';
import type { Message } from './fake-services.ts';
import type { Scene } from './scene.ts';

const pressesAgainAfterMs = 300;
const pressesAtMost = 100;
/** Short, because an SMS reaches the gateway before the product answers. */
const codeArrivesWithinMs = 500;

export interface Person {
  email: string;
  password: string;
  full_name: string;
  phone: string;
}

let people = 0;

/** A new person, with a phone and a network address of their own. */
export function newPerson(): { person: Person; from: string } {
  people += 1;
  const person = {
    email: `person-${people}@example.tn`,
    password: 'olivier-centenaire',
    full_name: 'Leïla Ben Salah',
    phone: `+2162${String(people).padStart(7, '0')}`,
  };
  return { person, from: `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}` };
}

/** Repeats a call, as people do, while the product fails without naming a wait; undefined once patience runs out. */
export async function insist(scene: Scene, path: string, call: Call): Promise<Answer | undefined> {
  for (let presses = 0; presses < pressesAtMost; presses += 1) {
    const answer = await callProduct(scene.address, path, call);
    if (!isFailure(answer)) return answer;
    scene.downtime.error(answer);
    if (answer.body.waitTime !== undefined) return answer;
    await delay(pressesAgainAfterMs);
  }
  return undefined;
}

/** Why somebody gave up, worded the same for everybody with the same reason. */
export interface Abandoned {
  gaveUp: string;
}

/** Gives up with the last answer as the reason; it is undefined when calls failed until patience ran out. */
export function giveUp(at: string, answer: Answer | undefined): Abandoned {
  return {
    gaveUp: `${at}: ${answer ? `${answer.status} ${answer.body.error ?? ''}`.trim() : 'failed throughout'}`,
  };
}

/** An account whose phone is still to be verified, identified as the verification calls expect. */
interface Pending {
  email: string;
  registration?: string;
}

export async function register(
  scene: Scene,
  { person, from }: ReturnType<typeof newPerson>,
): Promise<Pending | Abandoned> {
  const { email } = person;
  const registered = await insist(scene, 'auth/register', { body: person, from });
  // refused as already pending: an earlier call, whose answer was lost, succeeded
  if (registered?.status !== 201 && !registered?.body.nextStep) return giveUp('auth/register', registered);
  scene.ledger.registered.add(email);
  const { data, registration = data?.registration } = registered.body;
  return { email, ...(registration && { registration }) };
}

/** Whoever opened an account, with the token of a session. */
export interface SignedUp {
  token: string;
  email: string;
  from: string;
}

/** Opens an account and verifies its phone. */
export async function signUp(scene: Scene, somebody = newPerson()): Promise<SignedUp | Abandoned> {
  const { ledger, fakeServices } = scene;
  const { person, from } = somebody;
  const { email, password } = person;
  const pending = await register(scene, somebody);
  if ('gaveUp' in pending) return pending;

  const sent = await askForCode(scene, somebody, pending);
  const code = await codeOf(person, fakeServices.messages);
  if (!code) return giveUp('no code came, auth/send-verification-code', sent);
  const verified = await insist(scene, 'auth/verify-phone', { body: { ...pending, code }, from });
  if (verified?.status === 200) ledger.verified.add(email);
  // nothing pending any more: an earlier call, whose answer was lost, verified it; if not, the login below fails
  else if (verified?.status !== 404) return giveUp('auth/verify-phone', verified);

  const loggedIn = await insist(scene, 'auth/login', { body: { email, password }, from });
  const token = loggedIn?.body.data?.token;
  if (!token) return giveUp('auth/login', loggedIn);
  ledger.verified.add(email);
  ledger.sessions.set(token, email);
  return { token, email, from };
}

/**
 * Asks for a code as people do on the site: a code may have arrived although the call failed; while sending is paused
 * they wait as long as they are told to.
 */
export async function askForCode(
  scene: Scene,
  { person: { phone }, from }: ReturnType<typeof newPerson>,
  pending: Pending,
): Promise<Answer | undefined> {
  for (;;) {
    const answer = await insist(scene, 'auth/send-verification-code', { body: pending, from });
    if (!answer || !isFailure(answer) || newestTo(phone, scene.fakeServices.messages)) return answer;
    await delay((answer.body.waitTime ?? 0) * 1000, undefined, { signal: scene.leaving }).catch(() => {});
    if (scene.leaving?.aborted) return answer;
  }
}

function newestTo(phone: string, messages: Message[]): Message | undefined {
  return messages.findLast(({ to }) => to === phone);
}

/** The newest code this phone has received. */
export async function codeOf({ phone }: Person, messages: Message[]): Promise<string | undefined> {
  const deadline = Date.now() + codeArrivesWithinMs;
  for (;;) {
    const received = newestTo(phone, messages);
    if (received) return /\d{6}/.exec(received.text)?.[0];
    if (Date.now() > deadline) return undefined;
    await delay(50);
  }
}
