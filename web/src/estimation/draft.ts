import type { Details, PropertyType } from '@soumdar/contract';
import { roundedPosition, type Position } from '../position.ts';
import { browserStore, readJson, tabStore, userKey } from '../storage.ts';
import { draftKey, forgetDraft } from './forget-draft.ts';
import { asTyped } from './typed-numbers.ts';
import { toYesOrNo, emptyAnswers, restoreAnswers, type WizardForm } from './wizard-answers.ts';
import type { WizardPlace } from './wizard-place.ts';

/**
 * What this tab holds of the wizard, kept so that neither a reload nor the way through login loses anything typed. It
 * belongs to the visit: a pin that moves takes its answers along. The next property begins blank, once this one is
 * estimated.
 */
interface Draft {
  form: WizardForm;
  /** null while none is confirmed */
  place: WizardPlace | null;
  estimated: boolean;
  /** the id of the estimate that the next one corrects */
  replaces?: string | undefined;
  /** the id of the account that was signed in last as it was typed, and comes back to it after an expired session */
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

/** The answers of the draft where it is about that position: what describes a property must not fill the form of another. */
export function readDraftOf(position: Position): WizardForm {
  const draft = read();
  return draft?.place && samePosition(draft.place, position) ? draft.form : blank;
}

export const readDraftPlace = (): WizardPlace | null => read()?.place ?? null;

export function saveDraft(place: WizardPlace | null, form: WizardForm) {
  startDraft(place, form, readReplaced());
}

/** Describes a property from the start; where `replaces` names an estimate, the next one corrects it. */
export function startDraft(place: WizardPlace | null, form: WizardForm, replaces?: string) {
  write({ form, place: place && { ...place, ...roundedPosition(place) }, estimated: false, replaces });
}

/** The id of the estimate that the next one corrects. */
export const readReplaced = (): string | undefined => read()?.replaces;

/** The next estimate corrects none. */
export function dropReplaced() {
  const draft = read();
  if (draft) write({ ...draft, replaces: undefined });
}

/** Its answers are about this place from now on. */
export function placeDraft(place: WizardPlace) {
  const draft = read();
  write({ form: blank, estimated: false, ...draft, place });
}

/** The property is estimated: it can be gone back to, until another one is begun. */
export function closeDraft() {
  const draft = read();
  if (draft) write({ ...draft, estimated: true, replaces: undefined });
}

/** A property is placed from the start: it is another one if the last was estimated, else the same, elsewhere. */
export function beginDraft() {
  if (read()?.estimated) forgetDraft();
  else dropReplaced();
}

function samePosition(one: Position, other: Position): boolean {
  const [here, there] = [roundedPosition(one), roundedPosition(other)];
  return here.lat === there.lat && here.lng === there.lng;
}

/**
 * The wizard's form as it was before it gave this property. `draft` is what this tab still holds for its position: the
 * answers about the project, which no estimate repeats.
 */
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
