import { apiErrors, type PositionFacts } from '@soumdar/contract';
import { useEffect, useState } from 'react';
import { describePosition } from '../../api/calls.ts';
import { errorMessage } from '../../api/error-message.ts';
import { asFailure } from '../../api/failure.ts';
import type { Position } from '../../position.ts';
import { debounce } from '../../ui/debounce.ts';

const settleMs = 150;

/** `refused`: why no property can be there. Empty during the call and after a failure. */
export interface KnownOfPosition extends Partial<PositionFacts> {
  refused?: string;
}

export function usePositionFacts(position: Position | null): KnownOfPosition | null {
  const [answer, setAnswer] = useState<{ of: string; known: KnownOfPosition }>();
  const coordinates = position ? `${position.lat},${position.lng}` : '';

  useEffect(() => {
    if (!coordinates) return undefined;
    const [lat = Number.NaN, lng = Number.NaN] = coordinates.split(',').map(Number);
    const ask = () => describePosition(lat, lng).then(({ data }) => data, refusal);
    return debounce(settleMs, ask, (known) => setAnswer({ of: coordinates, known }));
  }, [coordinates]);

  return answer?.of === coordinates ? answer.known : null;
}

function refusal(thrown: unknown): KnownOfPosition {
  const failure = asFailure(thrown);
  return failure.code === apiErrors.invalidCoordinates.code ? { refused: errorMessage(failure) } : {};
}
