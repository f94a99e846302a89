import { apiErrors, sitePaths, type Details, type InsufficientData } from '@soumdar/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { track } from '../../../analytics/track.ts';
import { dataOf } from '../../../api/call.ts';
import { previewEstimation } from '../../../api/calls.ts';
import { asFailure, type ApiFailure } from '../../../api/failure.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { ofVisitor } from '../../../components/account/results-owner.ts';
import { sessionEnds, useSessionEnd } from '../../../components/account/session-end.ts';
import { toRequest, type PropertyDetails, type ResultsState } from '../../../estimation/results-state.ts';
import { debounce } from '../../../ui/debounce.ts';
import { resolver } from '../../../ui/form-resolver.ts';
import {
  knownAnswers,
  refinedDetails,
  refinementErrors,
  sameDetails,
  type RefinementAnswers,
} from './refinement.ts';
import { failedCall, tooFew, wrongAnswers, type Refusal } from './refusal.ts';

/**
 * @param from the saved estimate that the results refine
 */
export function useRefine(property: PropertyDetails, from: RefinedFrom) {
  const navigate = useNavigate();
  const form = useForm<RefinementAnswers>({
    mode: 'onTouched',
    defaultValues: knownAnswers(property.details),
    resolver: resolver(refinementErrors),
  });
  const answers = useWatch({ control: form.control, compute: (values: RefinementAnswers) => values });
  const wrong = wrongAnswers(refinementErrors(answers));
  const wanted = wrong ? property.details : refinedDetails(property.type, property.details, answers);
  const { refusal, ...preview } = usePreview(property, wanted, from);
  const { refinedFrom: saved, replaced } = from;
  const isRefined =
    saved !== undefined && (wrong !== undefined || !sameDetails(wanted, saved.propertyDetails.details));
  const reset = () => {
    form.reset(knownAnswers(saved!.propertyDetails.details));
    void navigate(sitePaths.results, { replace: true, state: ofVisitor({ ...saved!, replaced }) });
  };
  return { form, refusal: wrong ?? refusal, ...preview, reset: isRefined ? reset : undefined };
}

type RefinedFrom = Pick<ResultsState, 'refinedFrom' | 'replaced'>;

type Answer = { results: ResultsState } | { failure: ApiFailure; counts: InsufficientData | undefined };

async function readFailure(thrown: unknown): Promise<Answer> {
  const failure = asFailure(thrown);
  const lacksData = failure.code === apiErrors.notEnoughData.code;
  return { failure, counts: lacksData ? await dataOf(failure, 'notEnoughData') : undefined };
}

/** Long enough to type a whole number. */
const pauseMs = 500;

/**
 * Waits until the details rest, cancels a request whose details change, and leaves the results after a
 * failure.
 */
function usePreview(property: PropertyDetails, wanted: Details, from: RefinedFrom) {
  const navigate = useNavigate();
  const { endSession } = useSessionEnd();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ question: string; refusal: Refusal }>();
  const counted = useRef(false);
  const question = sameDetails(wanted, property.details) ? null : JSON.stringify(wanted);

  const take = useEffectEvent((sent: string, answer: Answer) => {
    if ('failure' in answer) {
      const { failure, counts } = answer;
      const refusal = counts
        ? tooFew(property.type, property.details, wanted, counts)
        : failedCall(errorMessage(failure));
      setFailed({ question: sent, refusal });
      if (failure.type === 'unauthorized') endSession(sessionEnds.estimation);
      return;
    }
    void navigate(sitePaths.results, { replace: true, state: ofVisitor({ ...answer.results, ...from }) });
    if (!counted.current)
      track({ name: 'user_interaction', properties: { interaction: 'estimation_refined' } });
    counted.current = true;
  });

  useEffect(() => {
    if (question === null) return undefined;
    const propertyDetails = { ...property, details: JSON.parse(question) as Details };
    const giveUp = new AbortController();
    const ask = () =>
      previewEstimation(toRequest(propertyDetails), giveUp.signal).then(
        ({ data }): Answer => ({ results: { propertyDetails, estimationData: data } }),
        readFailure,
      );
    const stop = debounce(pauseMs, ask, (answer) => take(question, answer));
    return () => {
      stop();
      giveUp.abort();
    };
  }, [property, question, attempt]);

  const refusal = failed?.question === question ? failed.refusal : undefined;
  return {
    /** the results shown do not yet match the form */
    following: question !== null && !refusal,
    refusal,
    retry: () => {
      setFailed(undefined);
      setAttempt(attempt + 1);
    },
  };
}
