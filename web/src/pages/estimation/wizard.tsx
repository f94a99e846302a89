import { sitePaths } from '@soumdar/contract';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { isRetryable } from '../../api/failure.ts';
import { inFrench } from '../../api/french.ts';
import type { Position } from '../../components/map/tunisia.ts';
import { keepPendingEstimation, type PendingEstimation } from '../../session/pending-estimation.ts';
import { useSession } from '../../session/session.ts';
import { readTypedAccount } from '../../session/typed-account.ts';
import { byRule } from '../../ui/form-rule.ts';
import { LoadingOverlay } from '../../ui/loading-overlay.tsx';
import { useNavigateOnce } from '../../ui/navigate-once.ts';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { toasts } from '../../ui/toasts.ts';
import { RegistrationForm } from '../register/registration-form.tsx';
import { blankRegistration, type Registration } from '../register/registration-rules.ts';
import { AuthChoiceStep } from './auth-choice-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { keepDraft, readDraft } from './draft.ts';
import { useEstimate } from './estimate.ts';
import { ProjectStep } from './project-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { askedStep, shownStep, steps, type Step, type WizardForm } from './steps.ts';
import { detailsWrongs, projectWrongs } from './wizard-rules.ts';

/** From what the property is to its estimation. Each step is an entry of the browser's history. */
export function Wizard({ lat, lng, address }: Position & { address: string }) {
  const navigate = useNavigate();
  const goOn = useNavigateOnce();
  const location = useLocation();
  const signedIn = useSession() !== null;
  const estimate = useEstimate();
  const { busy, run } = useOneAtATime();

  const [draft] = useState(() => readDraft({ lat, lng }));
  // its password included, which lives no longer than this screen
  const [account, setAccount] = useState<Registration>(() => ({
    ...blankRegistration,
    ...readTypedAccount(),
  }));
  const asked = askedStep(location.state);
  const form = useForm<WizardForm>({
    defaultValues: draft,
    resolver: byRule((values) =>
      values.type && asked === 'details' ? detailsWrongs(values.type, values) : projectWrongs(values),
    ),
  });
  const { subscribe, getValues } = form;
  const step = shownStep(asked, getValues(), signedIn);

  useEffect(() => {
    const keep = (values: WizardForm) => keepDraft({ lat, lng }, values);
    keep(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [subscribe, getValues, lat, lng]);

  const { search } = location;
  const go = (next: Step) => goOn({ search }, { state: { step: next } });
  // an entry whose answers are gone (another position, another tab) is the first step from now on
  const lost = step === 'details' && asked !== 'details';
  useEffect(() => {
    if (lost) void navigate({ search }, { replace: true });
  }, [lost, navigate, search]);

  function back() {
    const entries = steps.indexOf(asked) - steps.indexOf(step) + 1;
    // the first page of the visit has nothing before it on this site
    if (step === 'details' && location.key === 'default') void navigate(sitePaths.home);
    else void navigate(-entries);
  }

  function pending(): PendingEstimation {
    const { type, ...formData } = getValues();
    if (!type) throw new Error('no property type at the end of the wizard');
    return { type, location: address, searchParams: { lat, lng }, formData };
  }

  const compute = () =>
    run(() =>
      estimate(pending(), {
        onFailure: (failure) => {
          if (isRetryable(failure)) toasts.retry(inFrench(failure), () => void compute());
          else toasts.error(inFrench(failure));
        },
      }),
    );

  return (
    <StepFrame step={step} signedIn={signedIn} onBack={back}>
      {step === 'details' ? <DetailsStep form={form} onDone={() => go('user-info')} /> : null}
      {step === 'user-info' ? (
        <ProjectStep form={form} onDone={() => (signedIn ? void compute() : go('auth-choice'))} />
      ) : null}
      {step === 'auth-choice' ? (
        <AuthChoiceStep
          onLogin={() => {
            keepPendingEstimation(pending());
            goOn(sitePaths.login);
          }}
          onAccount={() => go('account')}
        />
      ) : null}
      {step === 'account' ? (
        <RegistrationForm
          initial={account}
          onEdit={setAccount}
          onAccount={() => keepPendingEstimation(pending())}
          existingDelayMs={1500}
        />
      ) : null}
      {busy ? <LoadingOverlay text="Estimation en cours..." /> : null}
    </StepFrame>
  );
}
