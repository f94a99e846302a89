import { knownAnswers, mostHeirs, type SigningAnswers } from '@soumdar/rules';
import { useEffect } from 'react';
import type { PropertyDetails } from '../estimation/results-state.ts';
import { roundedPosition } from '../position.ts';
import { currentSession } from '../session/session.ts';
import { readJson, tabStore } from '../storage.ts';
import { decisionsKey } from '../estimation/forget-decisions.ts';

/** A field as it is typed, by its name. */
type TypedFields = Record<string, string>;

export interface TypedHeir {
  name: string;
  part: string;
}

/** What is typed to decide about a property: kept in this tab for the visit, and sent only with a report that is to print it. */
export interface Decision {
  /** the assumptions of letting and of a loan that were changed */
  fields: TypedFields;
  heirs: TypedHeir[];
  signing: SigningAnswers;
  /** whether the report in PDF names its owner */
  named: boolean;
}

/** One property of an account, as folders of the dashboard know it: an estimate made anew finds what was typed for the one before. */
function nameOf({ type, location, details }: PropertyDetails): string {
  const { lat, lng } = roundedPosition(location);
  return [currentSession()?.user.id, type, lat, lng, details.surface].join(' ');
}

const readAll = () =>
  (readJson(tabStore, decisionsKey) ?? {}) as Record<string, Partial<Decision> | undefined>;

export function readDecision(property: PropertyDetails): Decision {
  const stored = readAll()[nameOf(property)];
  return {
    fields: { ...stored?.fields },
    heirs: (stored?.heirs ?? []).slice(0, mostHeirs),
    signing: knownAnswers(stored?.signing ?? {}),
    named: stored?.named === true,
  };
}

/** Keeps what is typed while it is typed; a property that is refined meanwhile takes it along. */
export function useSavedDecision<Part extends keyof Decision>(
  property: PropertyDetails,
  part: Part,
  typed: Decision[Part],
) {
  useEffect(() => keepDecision(property, { [part]: typed }), [property, part, typed]);
}

function keepDecision(property: PropertyDetails, changed: Partial<Decision>): void {
  const decision = { ...readDecision(property), ...changed };
  tabStore.setItem(decisionsKey, JSON.stringify({ ...readAll(), [nameOf(property)]: decision }));
}
