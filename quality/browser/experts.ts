import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { somebody, tokenOf, type Person } from './people.ts';
import { appKey, databaseEnvironment } from './product.ts';
import { signIn } from './steps.ts';

/** An expert created with the staff command while the product runs: an account without a phone. */
export function madeExpert(name: string): Person {
  const expert = { ...somebody(), name, email: `expert.${randomInt(1e9)}@exemple.tn`, phone: '' };
  const command = join(import.meta.dirname, '..', '..', 'server', 'src', 'staff', 'main.ts');
  const { status, stderr } = spawnSync(process.execPath, [command, 'add', expert.email, '--name', name], {
    encoding: 'utf8',
    input: `${expert.password}\n`,
    env: { ...process.env, ...databaseEnvironment },
  });
  expect(status, stderr).toBe(0);
  return expert;
}

/** A separate browser context, in which this expert signed in and reached a page of the experts' area. */
export async function atWork(browser: Browser, expert: Person, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(path);
  await signIn(page, expert);
  await expect(page).toHaveURL(path);
  return page;
}

/** Asks for a manual estimate of a villa by the API; returns where experts find the request. */
export async function withManualRequest(request: APIRequestContext, person: Person): Promise<string> {
  const answer = await request.post('/api/manual-estimation', {
    headers: { 'x-api-key': appKey, authorization: `Bearer ${await tokenOf(request, person)}` },
    data: {
      type: 'villa',
      location: { lat: 31.2, lng: 9.3 },
      localisation: 'Route de Remada',
      details: { surface: 300, rooms: 6, bathrooms: 3 },
      preferred_contact_method: 'phone',
      preferred_contact_time: 'weekend',
    },
  });
  expect(answer.status()).toBe(201);
  const { data } = (await answer.json()) as { data: { id: string } };
  return `/experts/demandes/${data.id}`;
}
