import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { usualWindow, type View } from './walk.ts';

/** The narrowest screen; and the usual window at 200 % zoom. */
const narrow = { width: 320, height: 640 };
const zoomed = { width: usualWindow.width / 2, height: usualWindow.height / 2 };

/** What keeps somebody from using the screen as it stands, each fault with the width it shows at. */
export async function accessFaults(page: Page, { widths }: View): Promise<string[]> {
  const widest = { width: Math.max(...widths), height: usualWindow.height };
  const faults: string[] = [];
  const note = (width: number, found: string[]) =>
    faults.push(...found.map((fault) => `${width} px, ${fault}`));
  for (const size of [widest, zoomed, narrow].filter(({ width }) => width <= widest.width)) {
    await page.setViewportSize(size);
    if (size !== zoomed) note(size.width, await violations(page));
    if (size !== widest) note(size.width, await lasting(() => page.evaluate(outOfReach)));
  }
  await page.setViewportSize(usualWindow);
  return faults;
}

/** Faults that stay: a menu follows the new width of the window a moment later. */
async function lasting(find: () => Promise<string[]>): Promise<string[]> {
  await expect
    .poll(find, { timeout: 3000 })
    .toEqual([])
    .catch(() => null);
  return find();
}

/** Every rule of axe for WCAG up to 2.2 AA and of good practice; the size of targets is off unless asked for. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    // no other page is opened for it, which would take the focus
    .setLegacyMode(true)
    // where the component library catches the focus to lead it on: nobody rests there
    .exclude('[data-base-ui-focus-guard]')
    // what lies over the page, a list of places or a message, is part of no landmark: `region` is off
    .options({ rules: { 'target-size': { enabled: true }, region: { enabled: false } } })
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** In the browser: what is wider than the window, cut without a way to read it, or beyond where one can scroll. */
function outOfReach(): string[] {
  const tag = (element: Element) => element.outerHTML.slice(0, 160);
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  // drawn by the map, or there for screen readers and for the focus alone
  const apart = (element: Element) =>
    element.closest('.leaflet-container, [inert], [aria-hidden=true], [href="#contenu"]') !== null ||
    element.clientWidth <= 1;
  const faults: string[] = [];

  const beyond = document.documentElement.scrollWidth - innerWidth;
  if (beyond > 0) faults.push(`the page is ${beyond} px wider than the window`);

  for (const element of document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')) {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const cuts = (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis';
    if (
      cuts &&
      element.scrollWidth > element.clientWidth + 1 &&
      element.innerText.trim() &&
      !apart(element)
    ) {
      faults.push(`cut: ${tag(element)}`);
    }
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    if (!shown(control) || apart(control)) continue;
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const inside = left >= -1 && right <= innerWidth + 1 && (top >= -1 || bottom <= innerHeight + 1);
    if (!inside || bottom < 0 || top > innerHeight) faults.push(`out of reach: ${tag(control)}`);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return faults;
}
