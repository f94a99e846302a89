import { readJson, tabStore } from '../storage.ts';

const key = 'typedFields';
/** A password, shown or not, or a code is never stored. */
const typed =
  'input:not([type=password],[autocomplete$=password],[type=hidden],[type=file],[autocomplete=one-time-code]), textarea, select';
/** The parts of a page come one after another. */
const longestWaitMs = 5000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = () => [...document.querySelectorAll<Field>(typed)];
const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
const valueOf = (field: Field) => (isTicked(field) ? field.checked : field.value);

/** For the same page in the other language, which has the same fields in the same order. */
export function saveTyped() {
  tabStore.setItem(key, JSON.stringify(fieldsOf().map(valueOf)));
}

/** Once; until all fields are there, those that are wait. */
export function restoreTyped() {
  const saved = readJson(tabStore, key);
  tabStore.removeItem(key);
  if (!Array.isArray(saved) || saved.length === 0) return;
  const values: unknown[] = saved;
  const observer = new MutationObserver(() => fill());
  const stop = () => observer.disconnect();
  function fill() {
    const fields = fieldsOf();
    if (fields.length < values.length) return;
    stop();
    for (const [at, value] of values.entries()) setField(fields[at]!, value);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(stop, longestWaitMs);
  fill();
}

function setField(field: Field, value: unknown) {
  if (valueOf(field) === value) return;
  if (isTicked(field)) {
    field.click();
    return;
  }
  // React reads a value only as its prototype's setter writes it
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, String(value));
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}
