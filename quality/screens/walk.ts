import { test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { Person } from '../browser/people.ts';

/** In px. */
export const phone = 390;
export const desk = 1280;
export const usualWindow = { width: desk, height: 900 };
export const windowHeights: Record<number, number> = { [phone]: 844, [desk]: usualWindow.height };

/** How a scene is viewed. */
export interface View {
  /** in px */
  widths: number[];
  /** the part to show, where it is far down the page */
  part?: Locator;
}

/** What a walk works with: it takes the page from scene to scene and calls `show` for each. */
export interface Stage {
  page: Page;
  request: APIRequestContext;
  /** Views the screen as it stands, under a name in kebab-case; at phone and desktop width by default. */
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
  // a step that waits for ever would end only with the test, which says nothing of the step
  page.setDefaultTimeout(60_000);
  // no scene is viewed in the middle of an animation
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await walk.go({ page, request, show: (scene, view) => look(scene, { widths: [phone, desk], ...view }) });
}

const surnames = [
  'Ben Salah',
  'Trabelsi',
  'Mansouri',
  'Gharbi',
  'Chebbi',
  'Ayari',
  'Jaziri',
  'Mejri',
  'Sassi',
  'Zribi',
  'Hamdi',
];

/** A person who is the same on every run for the same number, to keep pictures stable, and distinct from `somebody()`. */
export function neighbour(number: number): Person {
  // the first try has registered its person already
  const id = number + test.info().retry * surnames.length;
  return {
    name: `Amel ${surnames[number]}`,
    email: `amel.${id}@exemple.tn`,
    phone: String(98_123_450 + id),
    password: 'jasmin-et-mer-26',
  };
}

/** Opens a page with the cookie banner, which would be in every picture, already answered. */
export async function arrive(page: Page, path: string) {
  await page.goto('/');
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Refuser' }).click();
  await page.goto(path);
}

/** Closes any message still shown over the page. */
export async function closeMessages(page: Page) {
  // found by label, not by role: the button is hidden from screen readers until the message has the focus
  const closing = page.getByLabel(/^(Fermer le message|إغلاق الرسالة)$/);
  await closing.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await closing.first().waitFor({ state: 'hidden' });
}
