import { knownAnswers, mostHeirs, type SigningAnswers } from '@soumdar/rules';
import { useEffect } from 'react';
import { decisionsKey } from '../estimation/forget-decisions.ts';
import type { PropertyDetails } from '../estimation/results-state.ts';
import { roundedPosition } from '../position.ts';
import { currentSession } from '../session/session.ts';
import { readJson, tabStore } from '../storage.ts';

/** text by field name */
type TypedFields = Record<string, string>;

export interface TypedHeir {
  name: string;
  part: string;
}

/** Stays in this tab; the server sees it only with a report that prints it. */
export interface Decision {
  /** changed assumptions of letting and of a loan */
  fields: TypedFields;
  heirs: TypedHeir[];
  signing: SigningAnswers;
  named: boolean;
}

/** A new estimate of the same property finds what was typed for the former one. */
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

/** A property that is refined takes its decision along. */
export function useSavedDecision<Part extends keyof Decision>(
  property: PropertyDetails,
  part: Part,
  typed: Decision[Part],
) {
  useEffect(() => keepDecision(property, { [part]: typed }), [property, part, typed]);
}

function keepDecision(property: PropertyDetails, changed: Partial<Decision>): void {
  // the end of a session renders once more, after it forgot everything
  if (!currentSession()) return;
  const decision = { ...readDecision(property), ...changed };
  tabStore.setItem(decisionsKey, JSON.stringify({ ...readAll(), [nameOf(property)]: decision }));
}
