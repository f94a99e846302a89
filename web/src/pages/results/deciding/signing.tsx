import { beforeSigningAddress } from '@soumdar/contract';
import { type SigningAnswers, signingQuestionsOf } from '@soumdar/rules';
import * as words from '@soumdar/words/signing';
import { useState } from 'react';
import { Link } from 'react-router';
import { SigningForm } from '../../../components/signing/signing-form.tsx';
import { SigningList } from '../../../components/signing/signing-list.tsx';
import { readDecision, useSavedDecision } from '../../../deciding/saved-decision.ts';
import type { PropertyDetails } from '../../../estimation/results-state.ts';

export default function Signing({ property }: { property: PropertyDetails }) {
  const isLand = property.type === 'land';
  const questions = signingQuestionsOf({ isLand });
  const [answers, setAnswers] = useState<SigningAnswers>(() => readDecision(property).signing);
  useSavedDecision(property, 'signing', answers);
  const isAnswered = questions.some((question) => answers[question] !== undefined);
  return (
    <div className="pb-3">
      <p className="max-w-prose text-ink-soft print:hidden">{words.resultLead}</p>
      <SigningForm questions={questions} answers={answers} onChange={setAnswers} />
      {isAnswered ? (
        <>
          <SigningList answers={answers} questions={questions} heading="h3" />
          <p className="mt-4 print:hidden">
            <Link
              to={beforeSigningAddress({ isLand, answers })}
              className="inline-flex min-h-11 items-center font-semibold text-sea underline hover:text-sea-deep"
            >
              {words.openPage}
            </Link>
          </p>
        </>
      ) : null}
    </div>
  );
}
