import { sitePaths } from '@soumdar/contract';
import { inProgress } from '@soumdar/words/estimating';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import * as words from '@soumdar/words/wizard';
import { isRetryable } from '../../api/failure.ts';
import { estimateFailureText, useEstimate } from '../../components/account/estimate.ts';
import type { KnownOfPosition } from '../../components/map/position-facts.ts';
import { useMarketFacts } from '../../components/market-facts.ts';
import { placeDraft, readDraft, readReplaced, saveDraft, dropReplaced } from '../../estimation/draft.ts';
import { savePendingEstimation, type PendingEstimation } from '../../estimation/pending-estimation.ts';
import type { WizardForm } from '../../estimation/wizard-answers.ts';
import type { WizardPlace } from '../../estimation/wizard-place.ts';
import { detailsErrors, projectErrors } from '../../estimation/wizard-rules.ts';
import type { Position } from '../../position.ts';
import { useSession } from '../../session/session.ts';
import { readTypedAccount } from '../../session/typed-account.ts';
import { resolver } from '../../ui/form-resolver.ts';
import { LoadingOverlay } from '../../ui/loading.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { toasts } from '../../ui/toasts.ts';
import { RegistrationForm } from '../account/registration-form.tsx';
import { blankRegistration, type Registration } from '../account/registration-rules.ts';
import { useLastAnswers } from './last-answers-offer.tsx';
import { requestedStep, shownStep, StepFrame, steps, type Step } from './step-frame.tsx';
import { AuthChoiceStep, DetailsStep, ProjectStep } from './wizard-steps.tsx';
import { Notice } from '../../ui/notice.tsx';

const loadResultsPage = () => import('../results/results-page.tsx');

/** Each step is an entry of the browser's history. */
export function Wizard({
  lat,
  lng,
  address,
  place,
  known,
  onPlaceMissing,
}: Position & {
  address: string;
  place: WizardPlace | null;
  known: KnownOfPosition | null;
  /** set while no place is chosen, without which nothing is computed */
  onPlaceMissing: (() => void) | undefined;
}) {
  const navigate = useNavigate();
  const location = useLocation();
  const signedIn = useSession() !== null;
  const estimate = useEstimate(loadResultsPage);
  const market = useMarketFacts();
  const offered = useLastAnswers(signedIn);
  // held here to survive the step
  const [confirmed, setConfirmed] = useState('');
  const { busy, run } = useOneAtATime();
  const { run: goOn } = useOneAtATime();

  const [draft] = useState(() => {
    // whoever arrives without a place begins another property
    if (!place) dropReplaced();
    return readDraft();
  });
  // the password is stored nowhere else
  const [account, setAccount] = useState<Registration>(() => ({
    ...blankRegistration,
    ...readTypedAccount(),
  }));
  const requested = requestedStep(location.state);
  const form = useForm<WizardForm>({
    defaultValues: draft,
    resolver: resolver((values) =>
      values.type && requested === 'details' ? detailsErrors(values.type, values) : projectErrors(values),
    ),
  });
  const { subscribe, getValues } = form;
  const reached = shownStep(requested, getValues(), signedIn);
  // the steps about the account lead to the estimate, which needs a place
  const step = onPlaceMissing && reached !== 'details' ? 'user-info' : reached;

  useEffect(() => {
    if (place) placeDraft(place);
    const keep = ({ values }: { values: WizardForm }) => saveDraft(place, values);
    return subscribe({ formState: { values: true }, callback: keep });
  }, [subscribe, place]);

  const { search } = location;
  const go = (next: Step) => void goOn(() => navigate({ search }, { state: { step: next } }));
  // answers of another property or tab are gone: the entry becomes the first step
  const lost = step === 'details' && requested !== 'details';
  useEffect(() => {
    if (lost) void navigate({ search }, { replace: true });
  }, [lost, navigate, search]);

  function back() {
    const entries = steps.indexOf(requested) - steps.indexOf(step) + 1;
    // nothing on this site comes before the first page of a visit
    if (step === 'details' && location.key === 'default') void navigate(sitePaths.home);
    else void navigate(-entries);
  }

  function pending(): PendingEstimation {
    const { type, ...formData } = getValues();
    if (!type) throw new Error('no property type at the end of the wizard');
    const searchParams = { lat, lng, precision: place?.precision };
    return { type, location: address, searchParams, formData, replaces: readReplaced() };
  }

  const compute = () =>
    run(() =>
      estimate(pending(), {
        onFailure: (failure) => {
          if (isRetryable(failure)) toasts.retry(estimateFailureText(failure), () => void compute());
          else toasts.error(estimateFailureText(failure));
        },
      }),
    );

  const finish = () => (signedIn ? void compute() : go('auth-choice'));

  return (
    <StepFrame step={step} signedIn={signedIn} onBack={back}>
      <CorrectionNote />
      {step === 'details' ? (
        <DetailsStep
          form={form}
          market={market}
          known={place ? known : undefined}
          confirmed={confirmed}
          onConfirm={setConfirmed}
          onDone={() => go('user-info')}
        />
      ) : null}
      {step === 'user-info' ? (
        <ProjectStep form={form} offered={offered} onDone={onPlaceMissing ?? finish} />
      ) : null}
      {step === 'auth-choice' ? (
        <AuthChoiceStep
          onLogin={() => {
            savePendingEstimation(pending());
            void goOn(() => navigate(sitePaths.login));
          }}
          onAccount={() => go('account')}
        />
      ) : null}
      {step === 'account' ? (
        <RegistrationForm
          initial={account}
          onEdit={setAccount}
          onAccount={() => savePendingEstimation(pending())}
          existingDelayMs={1500}
        />
      ) : null}
      {busy ? <LoadingOverlay text={inProgress} /> : null}
    </StepFrame>
  );
}

function CorrectionNote() {
  const [replaces, setReplaces] = useState(readReplaced);
  if (replaces === undefined) return null;
  return (
    <Notice look="info" role="note" className="mb-6">
      <p>{words.correcting}</p>
      <button
        type="button"
        className="min-h-11 cursor-pointer text-start font-semibold text-sea underline"
        onClick={() => {
          dropReplaced();
          setReplaces(undefined);
        }}
      >
        {words.makeAnother}
      </button>
    </Notice>
  );
}
