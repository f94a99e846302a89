/**
 * Runs in the browser, on a page from right to left: finds numbers and Latin words outside an element of their own direction, which a line or
 * the order of its words may tear; units apart from their number; and marks of plain text that stand where elements do.
 */
export function tornLines(): string[] {
  if (document.documentElement.dir !== 'rtl') return [];
  const latin = /[\p{Script=Latin}\d]/u;
  const marks = /[\u2066-\u2069]/u;
  const marked = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/u;
  const unit = /^\s*(\/|د\.ت|م²|كم|%)/u;
  // of text alone, or drawn by the map: there, marks do what elements do elsewhere
  const plain = 'option, title, desc, text, .leaflet-marker-pane';
  const isolated = 'bdi, textarea, .leaflet-control-scale, [dir]:not(html), [lang]:not(html)';
  const faults: string[] = [];

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement!;
    const text = node.textContent ?? '';
    if (element.closest('script, style, noscript')) continue;
    const isPlain = element.closest(plain) !== null;
    if (marks.test(text) && !isPlain) faults.push(`marks: ${text}`);
    if (element.closest(isolated)) continue;
    let rest = text;
    // from the inside out
    if (isPlain) while (marked.test(rest)) rest = rest.replace(marked, '');
    if (latin.test(rest)) faults.push(`outside an isolate: ${text}`);
  }
  for (const number of document.querySelectorAll('bdi[dir=ltr]')) {
    if (number.parentElement!.closest('bdi')) continue;
    if (unit.test(number.nextSibling?.textContent ?? ''))
      faults.push(`apart from its unit: ${number.parentElement!.textContent}`);
  }
  return faults;
}

/** Runs in the browser: finds fields for free text that do not take their direction from it. */
export function fieldsWithoutDirection(): string[] {
  const typed = 'textarea, input:not([type]), input[type=text], input[type=search]';
  return [...document.querySelectorAll<HTMLInputElement>(typed)]
    .filter(({ dir, ariaHidden }) => ariaHidden !== 'true' && dir !== 'auto' && dir !== 'ltr')
    .map(({ outerHTML }) => `no direction: ${outerHTML.slice(0, 160)}`);
}
