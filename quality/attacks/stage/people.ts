import { expect } from 'vitest';
import type { Outside } from './outside.ts';
import { visitorOf, type Visitor } from './visitor.ts';

export interface Person {
  email: string;
  password: string;
  full_name: string;
  phone: string;
}

/** Somebody signed in, at their usual network address. */
export interface Member extends Visitor, Person {
  token: string;
  /** the mark by which logins recognize their device */
  device: string;
}

let people = 0;

/** A person who is new to the product. */
export function newPerson(): Person {
  people += 1;
  return {
    email: `person-${people}@example.tn`,
    password: 'olivier-centenaire',
    full_name: 'Leïla Ben Salah',
    phone: `+2162${String(people).padStart(7, '0')}`,
  };
}

/** Opens an account as the site does: form, code, login. */
export async function signUp(product: string, outside: Outside, person = newPerson()): Promise<Member> {
  const { email, password, phone } = person;
  const visitor = visitorOf(product);
  const { body } = await visitor.post('/api/auth/register', person);
  const registration = body.data?.registration;
  await visitor.post('/api/auth/send-verification-code', { email, registration });
  const code = outside.codeTo(phone);
  await visitor.post('/api/auth/verify-phone', { email, code, registration });
  const login = await visitor.post('/api/auth/login', { email, password });
  expect(login.status).toBe(200);
  const { token, device } = login.body.data;
  return { ...person, ...visitorOf(product, { from: visitor.from, token }), token, device };
}

/** A flat located in the attacks' market, whose owner asks for offers. */
export const flat = {
  type: 'apartment',
  location: { lat: 36.84, lng: 10.27 },
  localisation: 'Les Berges du Lac',
  is_owner: true,
  intended_action: 'vendre',
  explore_pro_opportunities: true,
  details: { surface: 100, rooms: 3, bathrooms: 1 },
};

/** The same flat, as a request to an expert. */
export const manualRequest = {
  ...flat,
  preferred_contact_method: 'both',
  preferred_contact_time: 'evening',
};
