import {
  checksFor,
  citedText,
  knownAnswers,
  type SigningAnswers,
  type SigningCheck,
  signingChecks,
  signingNote,
  type SigningQuestion,
  signingQuestions,
  signingSources,
  signingSourcesReadOn,
  type SourceName,
  sourcesOf,
  toConfirmText,
} from '@soumdar/rules';
import { formatFacts, formatLongDate } from '@soumdar/words/formats';
import { useId } from 'react';
import { OutsideLink } from '../../ui/outside-link.tsx';

/** What is to be checked for what was answered, who checks it, and what says so. */
export function SigningList({
  answers,
  questions,
  heading: Heading,
}: {
  answers: SigningAnswers;
  /** those that such a property is asked */
  questions: readonly SigningQuestion[];
  /** which rank its title has on its page */
  heading: 'h2' | 'h3';
}) {
  const titleId = useId();
  const answered = knownAnswers(answers, questions);
  const checks = checksFor(answered);
  const sources = sourcesOf(checks);
  return (
    <section aria-labelledby={titleId} className="mt-6 print:mt-2">
      <Heading id={titleId} className="text-lg font-bold">
        À vérifier avant de signer
      </Heading>
      <Answered answers={answered} />
      <ol className="mt-3 space-y-3 print:space-y-1.5">
        {checks.map((name) => (
          <Check key={name} check={signingChecks[name]} listed={sources} />
        ))}
      </ol>
      <p className="mt-4 max-w-prose text-sm text-ink-soft print:max-w-none">{signingNote}</p>
      <p className="mt-4 text-sm font-bold">Sources, lues le {formatLongDate(signingSourcesReadOn)}</p>
      <ol className="mt-1 list-decimal space-y-1 ps-6 text-sm text-ink-soft">
        {sources.map((name) => (
          <li key={name}>
            <OutsideLink to={signingSources[name].url}>{signingSources[name].name}</OutsideLink>,{' '}
            {signingSources[name].date}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** On paper, where the questions are not. */
function Answered({ answers }: { answers: SigningAnswers }) {
  const stated = (Object.keys(answers) as SigningQuestion[]).map((question) => {
    const texts: Record<string, string> = signingQuestions[question].answers;
    return `${signingQuestions[question].label} ${texts[answers[question]!]}`;
  });
  return stated.length > 0 ? <p className="hidden text-sm print:block">{stated.join(' ; ')}.</p> : null;
}

function Check({ check, listed }: { check: SigningCheck; listed: readonly SourceName[] }) {
  const { what, who, isRead } = check;
  const stated = [who, citedText(check, listed)];
  return (
    <li className="flex gap-3 print:break-inside-avoid">
      {/* on paper a box to be ticked */}
      <span
        aria-hidden
        className="mt-2 size-2 shrink-0 rounded-full bg-clay print:mt-0.5 print:size-3 print:rounded-none print:border print:border-ink print:bg-white"
      />
      <div className="min-w-0">
        <p>{what}</p>
        <p className="text-sm text-ink-soft">{formatFacts(stated.filter((text) => text !== ''))}</p>
        {isRead ? null : (
          <p className="text-sm font-semibold text-modest first-letter:uppercase">{toConfirmText}</p>
        )}
      </div>
    </li>
  );
}
