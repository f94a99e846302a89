import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { usualWindow, type View } from '../screens/walk.ts';
import { fieldsWithoutDirection, tornLines } from './torn-lines.ts';

/** The narrowest screen, and the usual window at 200 % zoom. */
const narrow = { width: 320, height: 640 };
const zoomed = { width: usualWindow.width / 2, height: usualWindow.height / 2 };

/** The accessibility faults of the screen as it stands, each with the width it occurs at. */
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
  note(narrow.width, [...(await page.evaluate(tornLines)), ...(await page.evaluate(fieldsWithoutDirection))]);
  await page.setViewportSize(usualWindow);
  return faults;
}

/** Faults that persist: a menu takes a moment to adapt to a new window width. */
async function lasting(find: () => Promise<string[]>): Promise<string[]> {
  await expect
    .poll(find, { timeout: 3000 })
    .toEqual([])
    .catch(() => null);
  return find();
}

/** Every axe rule for WCAG up to 2.2 AA and for best practice; target size is off by default, so it is enabled here. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    // legacy mode opens no other page, which would take the focus
    .setLegacyMode(true)
    // elements with which the component library redirects the focus: it never stays on them
    .exclude('[data-base-ui-focus-guard]')
    // `region` is off, because overlays such as a list of places or a message are in no landmark
    .options({ rules: { 'target-size': { enabled: true }, region: { enabled: false } } })
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Runs in the browser: finds what is wider than the window, cut off unreadably, or outside the scrollable area. */
function outOfReach(): string[] {
  const tag = (element: Element) => element.outerHTML.slice(0, 160);
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  // exempt: drawn by the map, or meant only for screen readers or visible only on focus
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
