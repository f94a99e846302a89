import type { Details, PropertyType } from '@soumdar/contract';
import { roundedPosition, type Position } from '../position.ts';
import { browserStore, readJson, tabStore, userKey } from '../storage.ts';
import { draftKey, forgetDraft } from './forget-draft.ts';
import { asTyped } from './typed-numbers.ts';
import { toYesOrNo, emptyAnswers, restoreAnswers, type WizardForm } from './wizard-answers.ts';
import type { WizardPlace } from './wizard-place.ts';

/** Survives a reload and the login; a moved pin takes its answers along. */
interface Draft {
  form: WizardForm;
  /** null while none is confirmed */
  place: WizardPlace | null;
  estimated: boolean;
  /** id of the estimate that the next one corrects */
  replaces?: string | undefined;
  /** id of the last signed-in account, which returns to it after an expired session */
  owner?: string | undefined;
}

const blank: WizardForm = { type: '', ...emptyAnswers };

function read(): Draft | null {
  const stored = readJson(tabStore, draftKey) as Partial<Draft> | null;
  if (!stored?.form) return null;
  const { form, place = null, estimated = false, replaces, owner } = stored;
  const visitor = whoIsSignedIn();
  if (owner && visitor && owner !== visitor) return null;
  return { form: { ...blank, ...restoreAnswers(form) }, place, estimated, replaces, owner };
}

function write(draft: Draft) {
  const owner = whoIsSignedIn() ?? read()?.owner;
  tabStore.setItem(draftKey, JSON.stringify({ ...draft, owner }));
}

const whoIsSignedIn = () => (readJson(browserStore, userKey) as { id?: string } | null)?.id;

export const readDraft = (): WizardForm => read()?.form ?? blank;

/** The answers about one property must not fill the form of another. */
export function readDraftOf(position: Position): WizardForm {
  const draft = read();
  return draft?.place && samePosition(draft.place, position) ? draft.form : blank;
}

export const readDraftPlace = (): WizardPlace | null => read()?.place ?? null;

export function saveDraft(place: WizardPlace | null, form: WizardForm) {
  startDraft(place, form, readReplaced());
}

export function startDraft(place: WizardPlace | null, form: WizardForm, replaces?: string) {
  write({ form, place: place && { ...place, ...roundedPosition(place) }, estimated: false, replaces });
}

export const readReplaced = (): string | undefined => read()?.replaces;

export function dropReplaced() {
  const draft = read();
  if (draft) write({ ...draft, replaces: undefined });
}

export function placeDraft(place: WizardPlace) {
  const draft = read();
  write({ form: blank, estimated: false, ...draft, place });
}

/**
 * The owner can return to it until another property begins; a wish for offers is a consent, so each estimate asks anew.
 * @param id of the estimate, if it was saved: whoever returns to a correction corrects the newest
 */
export function closeDraft(id?: string) {
  const draft = read();
  if (!draft) return;
  const replaces = draft.replaces && (id ?? draft.replaces);
  write({ ...draft, form: { ...draft.form, wantsOffers: false }, estimated: true, replaces });
}

/** A correction in progress of one estimate goes on as one of its newest. */
export function renewReplaced(from: string, to: string) {
  const draft = read();
  if (draft?.replaces === from) write({ ...draft, replaces: to });
}

/** After an estimate this is another property; else the same one was moved. */
export function beginDraft() {
  if (read()?.estimated) forgetDraft();
  else dropReplaced();
}

function samePosition(one: Position, other: Position): boolean {
  const [here, there] = [roundedPosition(one), roundedPosition(other)];
  return here.lat === there.lat && here.lng === there.lng;
}

/** `draft` holds the answers about the project, which no estimate repeats. */
export function editedForm(draft: WizardForm, type: PropertyType, details: Details): WizardForm {
  const {
    surface,
    plot_m2,
    rooms,
    bathrooms,
    floors,
    has_garage,
    has_pool,
    is_constructible,
    ...refinements
  } = details;
  const { condition = '', age_years, floor, elevator = false, sea_view: seaView = false } = refinements;
  return {
    ...draft,
    type,
    surface: asTyped(surface),
    plot: asTyped(plot_m2),
    rooms: asTyped(rooms),
    bathrooms: asTyped(bathrooms),
    floors: asTyped(floors),
    hasGarage: has_garage ?? false,
    hasPool: has_pool ?? false,
    isConstructible: toYesOrNo(is_constructible) || (type === 'land' ? 'unknown' : ''),
    condition,
    age: asTyped(age_years),
    floor: asTyped(floor),
    elevator,
    seaView,
    refinements: type === 'villa' ? refinements : { ...refinements, floors },
  };
}
