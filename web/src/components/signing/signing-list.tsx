import {
  checksFor,
  citedNumbers,
  knownAnswers,
  type SigningAnswers,
  type SigningCheckName,
  signingChecks,
  type SigningQuestion,
  signingSources,
  type Source,
  signingSourcesReadOn,
  type SourceName,
  sourcesOf,
} from '@soumdar/rules';
import * as words from '@soumdar/words/signing';
import { useId } from 'react';
import { OutsideLink } from '../../ui/outside-link.tsx';

export function SigningList({
  answers,
  questions,
  heading: Heading,
}: {
  answers: SigningAnswers;
  questions: readonly SigningQuestion[];
  heading: 'h2' | 'h3';
}) {
  const titleId = useId();
  const answered = knownAnswers(answers, questions);
  const checks = checksFor(answered);
  const sources = sourcesOf(checks);
  return (
    <section aria-labelledby={titleId} className="mt-6 print:mt-2">
      <Heading id={titleId} className="text-lg font-bold">
        {words.listTitle}
      </Heading>
      <Answered answers={answered} />
      <ol className="mt-3 space-y-3 print:space-y-1.5">
        {checks.map((name) => (
          <Check key={name} check={name} listed={sources} />
        ))}
      </ol>
      <p className="mt-4 max-w-prose text-sm text-ink-soft print:max-w-none">{words.note}</p>
      <p className="mt-4 text-sm font-bold">{words.sourcesTitle(signingSourcesReadOn)}</p>
      <ol className="mt-1 list-decimal space-y-1 ps-6 text-sm text-ink-soft">
        {sources.map((name) => (
          <li key={name}>
            <SourceOfLaw name={name} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function SourceOfLaw({ name }: { name: SourceName }) {
  const { url, date }: Source = signingSources[name];
  return (
    <>
      <OutsideLink to={url}>{words.sourceNames[name]}</OutsideLink> ({words.formatSourceDate(date)})
    </>
  );
}

/** On paper, the questions are missing. */
function Answered({ answers }: { answers: SigningAnswers }) {
  return Object.keys(answers).length > 0 ? (
    <p className="hidden text-sm print:block">{words.answersLine(answers)}</p>
  ) : null;
}

function Check({ check, listed }: { check: SigningCheckName; listed: readonly SourceName[] }) {
  const cited = citedNumbers(signingChecks[check], listed);
  return (
    <li className="flex gap-3 print:break-inside-avoid">
      {/* a box to tick on paper */}
      <span
        aria-hidden
        className="mt-2 size-2 shrink-0 rounded-full bg-clay print:mt-0.5 print:size-3 print:rounded-none print:border print:border-ink print:bg-white"
      />
      <div className="min-w-0">
        <p>{words.checks[check].what}</p>
        <p className="text-sm text-ink-soft">{words.checkFacts(check, cited)}</p>
        {signingChecks[check].isRead ? null : (
          <p className="text-sm font-semibold text-modest first-letter:uppercase">{words.toConfirm}</p>
        )}
      </div>
    </li>
  );
}
