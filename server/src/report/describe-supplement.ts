import { type CheckedReportSupplement, type Heir } from '@soumdar/contract';
import {
  checksFor,
  citedNumbers,
  knownAnswers,
  heirPart,
  type SigningAnswers,
  type SigningCheck,
  type Source,
  signingChecks,
  signingQuestionsOf,
  signingSources,
  signingSourcesReadOn,
  sourcesOf,
  todayForRates,
} from '@soumdar/rules';
import { heirFigures } from '@soumdar/views';
import { wordsIn } from '@soumdar/words';
import type { Estimated } from './describe-sides.ts';
import type { Issue } from './issue.ts';
import type { HeirsSection, SigningSection, Table } from './report-content.ts';

export function describeSupplement(
  estimated: Estimated,
  issue: Pick<Issue, 'now' | 'eurRate' | 'language'>,
  { heirs, signing }: CheckedReportSupplement,
): { heirs: HeirsSection | null; signing: SigningSection | null } {
  return {
    heirs: heirs ? describeHeirs(estimated, issue, heirs) : null,
    signing: signing ? describeSigning(estimated, issue, signing) : null,
  };
}

const share = { name: 30, part: 18, amount: 12, euros: 16 };

function describeHeirs(
  { type, record, view }: Estimated,
  { now, eurRate, language }: Pick<Issue, 'now' | 'eurRate' | 'language'>,
  heirs: Heir[],
): HeirsSection | null {
  const figures = heirFigures({ type, details: record.details }, view, todayForRates(now));
  if (figures.length === 0) return null;
  const { formats, heirs: words } = wordsIn(language);
  const { columns } = words;
  const tables = figures.map(({ what, side, ...figure }): Table & { title: string } => {
    const titles = figure.range ? [columns.low, columns.price, columns.high] : [columns.price];
    return {
      title: words.figureLabels[what],
      columns: [
        { title: columns.heir, share: share.name, wraps: true },
        { title: columns.part, share: share.part, isFigure: true },
        ...titles.map((title) => ({ title, share: share.amount, isFigure: true })),
        ...(eurRate ? [{ title: columns.euros, share: share.euros, isFigure: true }] : []),
      ],
      rows: heirs.map((heir, index) => {
        const { price, range } = heirPart(figure, heir.part, side);
        const amounts = range ? [range.low, price, range.high] : [price];
        const inEuros = eurRate ? [words.eurosCell(side, price, eurRate)] : [];
        return [
          words.heirName(heir, index),
          words.portionInPercent(heir.part),
          ...amounts.map(formats.formatPrice),
          ...inEuros,
        ];
      }),
    };
  });
  return { title: words.title, note: words.note, tables };
}

function describeSigning(
  { type }: Estimated,
  { language }: Pick<Issue, 'language'>,
  answers: SigningAnswers,
): SigningSection | null {
  const answered = knownAnswers(answers, signingQuestionsOf({ isLand: type === 'land' }));
  if (Object.keys(answered).length === 0) return null;
  const { signing } = wordsIn(language);
  const names = checksFor(answered);
  const sources = sourcesOf(names);
  return {
    title: signing.title,
    answered: signing.ownersAnswers(answered),
    checks: names.map((name) => {
      const check: SigningCheck = signingChecks[name];
      const who = signing.checkLine(name, check.isRead, citedNumbers(check, sources));
      return { what: signing.checks[name].what, who };
    }),
    sources: {
      title: signing.sourcesTitle(signingSourcesReadOn),
      text: signing.sourcesText(
        sources.map((name) => {
          const { date }: Source = signingSources[name];
          return { name, date };
        }),
      ),
    },
    note: signing.note,
  };
}
