import type { Zone } from '@soumdar/contract';
import { groupLevel, zoneQuestions, type ZoneQuestion } from '@soumdar/views';
import { inZone } from '@soumdar/words/places';
import * as words from '@soumdar/words/zone-questions';
import { FigureBlock } from '../../components/figure-block.tsx';

/** Nothing without figures of the zone's own. */
export function ZoneQuestions({ zone }: { zone: Zone }) {
  const answered = zoneQuestions(zone);
  if (answered.length === 0) return null;
  return (
    <FigureBlock title={words.questions} className="mt-6">
      <dl className="mt-3 space-y-4">
        {answered.map((question) => {
          const { title, answer } = textsOf(question, zone);
          return (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-ink-soft">{answer}</dd>
            </div>
          );
        })}
      </dl>
    </FigureBlock>
  );
}

function textsOf(question: ZoneQuestion, zone: Zone): { title: string; answer: string } {
  const where = inZone(zone);
  switch (question.kind) {
    case 'perM2': {
      const { transaction, type, prices, count, ofAgencies } = question;
      const level = groupLevel(transaction, zone, ofAgencies);
      return {
        title: words.askPerM2(transaction, type, where),
        answer: words.answerPerM2(transaction, prices, level, count),
      };
    }
    case 'size': {
      const { transaction, type, rooms, medianPrice } = question;
      return {
        title: words.askSize(transaction, type, rooms, where),
        answer: words.answerSize(transaction, medianPrice),
      };
    }
    case 'yield':
      return { title: words.askYield(where), answer: words.answerYield(question) };
    case 'change': {
      const { type, quarter, yearOnYear, yearOnYearReal } = question;
      return {
        title: words.askChange(where),
        answer: words.answerChange(type, quarter, yearOnYear, yearOnYearReal),
      };
    }
  }
}
