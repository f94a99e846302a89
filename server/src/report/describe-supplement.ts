import { type CheckedReportSupplement, type Heir } from '@soumdar/contract';
import {
  checksFor,
  citedText,
  heirName,
  heirPart,
  heirPartsTitle,
  heirsNote,
  percentText,
  portionText,
  type SigningAnswers,
  type SigningCheck,
  signingChecks,
  signingNote,
  type SigningQuestion,
  signingQuestions,
  signingQuestionsOf,
  signingSources,
  signingSourcesReadOn,
  sourcesOf,
  toConfirmText,
  todayForRates,
} from '@soumdar/rules';
import { heirFigures } from '@soumdar/views';
import { eurosText } from '@soumdar/words/euros';
import { formatLongDate, formatPrice } from '@soumdar/words/formats';
import { wordsIn } from '@soumdar/words';
import type { Estimated } from './describe-sides.ts';
import type { Issue } from './issue.ts';
import type { HeirsSection, SigningSection, Table } from './report-content.ts';

/** What the owner wanted printed with the report; a part without anything to say is left out. */
export function describeSupplement(
  estimated: Estimated,
  issue: Pick<Issue, 'now' | 'eurRate' | 'language'>,
  { heirs, signing }: CheckedReportSupplement,
): { heirs: HeirsSection | null; signing: SigningSection | null } {
  return {
    heirs: heirs ? describeHeirs(estimated, issue, heirs) : null,
    signing: signing ? describeSigning(estimated, signing) : null,
  };
}

const share = { name: 40, part: 14, amount: 12 };

/** Null where the report shows no sale price to share. */
function describeHeirs(
  { type, record, view }: Estimated,
  { now, eurRate, language }: Pick<Issue, 'now' | 'eurRate' | 'language'>,
  heirs: Heir[],
): HeirsSection | null {
  const figures = heirFigures({ type, details: record.details }, view, todayForRates(now));
  if (figures.length === 0) return null;
  const tables = figures.map(({ what, side, ...figure }): Table & { title: string } => {
    const titles = [
      ...(figure.range ? ['De', 'Environ', 'À'] : ['Environ']),
      ...(eurRate ? ['En euros'] : []),
    ];
    return {
      title: wordsIn(language).estimate.heirFigureLabels[what],
      columns: [
        { title: 'Qui', share: share.name },
        { title: 'Part', share: share.part, toRight: true },
        ...titles.map((title) => ({ title, share: share.amount, toRight: true })),
      ],
      rows: heirs.map((heir, index) => {
        const { price, range } = heirPart(figure, heir.part, side);
        const amounts = range ? [range.low, price, range.high] : [price];
        const euros = eurRate ? [eurosText(side, price, eurRate).replace('environ ', '')] : [];
        return [heirName(heir, index), partText(heir), ...amounts.map(formatPrice), ...euros];
      }),
    };
  });
  return { title: heirPartsTitle, note: heirsNote, tables };
}

function partText({ part }: Heir): string {
  const [portion, inPercent] = [portionText(part), percentText(part)];
  return portion === inPercent ? portion : `${portion} (${inPercent})`;
}

/** Null where nothing was answered that is asked for such a property. */
function describeSigning({ type }: Estimated, answers: SigningAnswers): SigningSection | null {
  const questions = signingQuestionsOf({ isLand: type === 'land' });
  const answered = questions.filter((question) => answers[question] !== undefined);
  if (answered.length === 0) return null;
  const names = checksFor(Object.fromEntries(answered.map((question) => [question, answers[question]])));
  const sources = sourcesOf(names);
  return {
    title: 'Avant de signer : ce qu’il faut vérifier',
    answered: `D’après le propriétaire : ${answered.map((question) => answerText(question, answers)).join(' ; ')}.`,
    checks: names.map((name) => {
      const check: SigningCheck = signingChecks[name];
      const portion = [check.who, check.isRead ? '' : toConfirmText, citedText(check, sources)];
      return { what: check.what, who: portion.filter((text) => text !== '').join('\u00a0· ') };
    }),
    sources: {
      title: `Sources, lues le ${formatLongDate(signingSourcesReadOn)}`,
      text: sources
        .map((name, index) => {
          const { name: source, date } = signingSources[name];
          return `${index + 1}.\u00a0${source}, ${date}`;
        })
        .join('\u00a0; '),
    },
    note: signingNote,
  };
}

const answerText = (question: SigningQuestion, answers: SigningAnswers): string => {
  const texts: Record<string, string> = signingQuestions[question].answers;
  return `${signingQuestions[question].label} ${texts[answers[question]!]}`;
};
