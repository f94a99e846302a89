import * as words from '@soumdar/words/wizard';
import { useEffect, useRef, type ReactNode } from 'react';
import type { WizardForm } from '../../estimation/wizard-answers.ts';
import { detailsErrors, projectErrors } from '../../estimation/wizard-rules.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const titles: Record<Step, string> = {
  details: words.describeProperty,
  'user-info': words.describeProject,
  'auth-choice': words.ready,
  account: words.createAccount,
};

export function StepFrame({
  step,
  signedIn,
  onBack,
  children,
}: {
  step: Step;
  signedIn: boolean;
  onBack: () => void;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return (
    <Card className="mt-4 p-5 sm:p-8">
      <Progress step={step} signedIn={signedIn} />
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-3 text-2xl font-bold tracking-tight text-sea-deep outline-none"
      >
        {titles[step]}
      </h1>
      <div className="mt-6">{children}</div>
      <Button look="quiet" className="mt-3 w-full" onClick={onBack}>
        {words.back}
      </Button>
    </Card>
  );
}

function Progress({ step, signedIn }: { step: Step; signedIn: boolean }) {
  const parts = signedIn ? words.parts.slice(0, 2) : words.parts;
  const done = { details: 1, 'user-info': 2, 'auth-choice': 3, account: 3 }[step];
  return (
    <div>
      <div className="flex gap-1.5" aria-hidden>
        {parts.map((part, index) => (
          <span key={part} className={`h-1.5 grow rounded-full ${index < done ? 'bg-sea' : 'bg-line'}`} />
        ))}
      </div>
      <p className="mt-2 text-sm font-medium text-ink-soft">
        {words.progress(done, parts.length, parts[done - 1]!)}
      </p>
    </div>
  );
}

/** In their order; the last two are only for visitors who are not signed in. */
export const steps = ['details', 'user-info', 'auth-choice', 'account'] as const;
export type Step = (typeof steps)[number];

/** An entry of another origin opens the first. */
export function requestedStep(historyState: unknown): Step {
  const step = (historyState as { step?: unknown } | null)?.step;
  return steps.find((known) => known === step) ?? 'details';
}

/** Never past an unanswered step, nor about an account when signed in. */
export function shownStep(requested: Step, form: WizardForm, signedIn: boolean): Step {
  if (requested === 'details' || !form.type || any(detailsErrors(form.type, form))) return 'details';
  if (requested === 'user-info' || signedIn || any(projectErrors(form))) return 'user-info';
  return requested;
}

const any = (errors: object) => Object.keys(errors).length > 0;
