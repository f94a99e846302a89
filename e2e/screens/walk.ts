import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Person } from '../people.ts';

/** In px. */
export const phone = 390;
export const desk = 1280;
export const usualWindow = { width: desk, height: 900 };
export const windowHeights: Record<number, number> = { [phone]: 844, [desk]: usualWindow.height };

/** How a scene is looked at. */
export interface View {
  /** in px */
  widths: number[];
  /** what it is about, where that is far down the page */
  part?: Locator;
}

/** What a walk goes over: it leads the page from scene to scene and has each shown. */
export interface Stage {
  page: Page;
  request: APIRequestContext;
  /** Has the screen looked at as it stands, under a name in kebab-case; on a phone and at a desk unless said. */
  show: (scene: string, view?: Partial<View>) => Promise<void>;
}

/** Scenes that follow each other, in one browser context. */
export interface Walk {
  title: string;
  go: (stage: Stage) => Promise<void>;
}

/** Goes through the scenes of a walk. */
export async function take(
  walk: Walk,
  { page, request }: Pick<Stage, 'page' | 'request'>,
  look: (scene: string, view: View) => Promise<void>,
) {
  // nothing is looked at half-way
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await walk.go({ page, request, show: (scene, view) => look(scene, { widths: [phone, desk], ...view }) });
}

const surnames = ['Ben Salah', 'Trabelsi', 'Mansouri', 'Gharbi', 'Chebbi', 'Ayari', 'Jaziri', 'Mejri'];

/** The same for the same number on every run, as the pictures want it; nobody the other journeys make up. */
export function neighbour(number: number): Person {
  return {
    name: `Amel ${surnames[number]}`,
    email: `amel.${number}@exemple.tn`,
    phone: `9812345${number}`,
    password: 'jasmin-et-mer-26',
  };
}

/** Opens a page once the question about cookies, which would stand in every picture, is answered. */
export async function arrive(page: Page, path: string) {
  await page.goto('/');
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Refuser' }).click();
  await page.goto(path);
}

/** Closes whatever message still lies over the page. */
export async function closeMessages(page: Page) {
  // not by its role: it is hidden from screen readers until the message has the focus
  const closing = page.getByLabel('Fermer le message');
  await closing.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await closing.first().waitFor({ state: 'hidden' });
}
