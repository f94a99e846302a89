import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Step } from './steps.ts';

const titles: Record<Step, string> = {
  details: 'Décrivez votre bien',
  'user-info': 'Parlez-nous de votre projet',
  'auth-choice': 'Votre estimation est prête à être calculée',
  account: 'Créez votre compte',
};

/** A step with its title, how far it is, and the way back. */
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
    <section className="mt-4 rounded-card border border-line bg-white p-5 shadow-card sm:p-8">
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
        Retour
      </Button>
    </section>
  );
}

function Progress({ step, signedIn }: { step: Step; signedIn: boolean }) {
  const parts = signedIn ? ['Le bien', 'Le projet'] : ['Le bien', 'Le projet', 'Le compte'];
  const done = { details: 1, 'user-info': 2, 'auth-choice': 3, account: 3 }[step];
  return (
    <div>
      <div className="flex gap-1.5" aria-hidden>
        {parts.map((part, index) => (
          <span key={part} className={`h-1.5 grow rounded-full ${index < done ? 'bg-sea' : 'bg-line'}`} />
        ))}
      </div>
      <p className="mt-2 text-sm font-medium text-ink-soft">
        Étape {done} sur {parts.length} : {parts[done - 1]}
      </p>
    </div>
  );
}
