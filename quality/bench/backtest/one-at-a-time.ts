import {
  attributeNames,
  attributes,
  estimateFigures,
  propertyTypes,
  transactions,
  usualBounds,
  withoutDetails,
  type AttributeDefinition,
  type ListedAttribute,
  type Listing,
  type Market,
  type PropertyType,
  type Subject,
  type Transaction,
} from '@soumdar/engine';

/** What happens to the prices of many properties of a type where one question is answered in all its ways, all else equal. */
export interface Question {
  transaction: Transaction;
  propertyType: PropertyType;
  attribute: ListedAttribute | 'surfaceM2';
  subjects: number;
  /** Share of the subjects for whom a better answer lowers the price by more than 1 %; undefined where no answer is better. */
  violated: number | undefined;
  /** Share of the subjects whose price without an answer lies outside those of the answers; undefined for the surface. */
  silenceOutside: number | undefined;
  /** Median of what the last answer adds to the price with the first, as a share of it. */
  medianEffect: number;
}

/** By how much an answer that tells nothing new moves the price of properties of which no detail is told, as shares of it. */
export interface NeutralMove {
  transaction: Transaction;
  propertyType: PropertyType;
  answer: string;
  median: number;
  nineOfTen: number;
}

/** A property that nobody sells, and the scores of its figures; undefined where there is no figure. */
export interface Absurdity {
  name: string;
  scores: Record<Transaction, number | undefined>;
}

const tolerance = 0.01;
const rounding = 1e-9;
/** Ages and storeys asked about; of rooms and bathrooms, as many as are usual. */
const counts: Partial<Record<ListedAttribute, readonly number[]>> = {
  ageYears: [0, 1, 2, 5, 8, 15, 30, 50],
  floor: [0, 1, 2, 3, 4, 6, 9],
};
const neutralAnswers: readonly Partial<Subject>[] = [
  { condition: 'good' },
  { standing: 'mid' },
  { furnished: false },
];
const laSoukra = { lat: 36.876, lng: 10.247 };
const absurd: readonly (Partial<Subject> & { surfaceM2: number })[] = [
  { surfaceM2: 1, rooms: 1, bathrooms: 1 },
  { surfaceM2: 12, rooms: 4, bathrooms: 1 },
  { surfaceM2: 1200, rooms: 2, bathrooms: 1 },
  { surfaceM2: 120, rooms: 50, bathrooms: 1 },
  { surfaceM2: 120, rooms: 3, bathrooms: 20 },
  { surfaceM2: 100_000, rooms: 4, bathrooms: 2 },
];

/** Evenly chosen properties of each type, as they were advertised. */
export function subjectsOf(listings: readonly Listing[], perType: number): Subject[] {
  return propertyTypes.flatMap((type) => {
    const ofType = listings.filter(({ propertyType }) => propertyType === type);
    const step = Math.max(1, Math.floor(ofType.length / perType));
    return ofType.filter((_, at) => at % step === 0).slice(0, perType);
  });
}

/** Asks every question about every subject that it belongs to. */
export function askOneAtATime(market: Market, subjects: readonly Subject[], asOf: string): Question[] {
  return propertyTypes.flatMap((propertyType) => {
    const ofType = subjects.filter((subject) => subject.propertyType === propertyType);
    return questionsOf(propertyType).flatMap((attribute) => {
      const answers = answersTo(attribute, propertyType, market);
      const answered = ofType.map((subject) => pricesOf(subject, attribute, answers, market, asOf));
      return transactions.flatMap((transaction): Question[] => {
        const cases = answered.flatMap((prices) => prices[transaction] ?? []);
        if (cases.length === 0 || !moves(attribute, transaction)) return [];
        return [
          { transaction, propertyType, attribute, subjects: cases.length, ...measures(attribute, cases) },
        ];
      });
    });
  });
}

type Requested = ListedAttribute | 'surfaceM2';

function questionsOf(propertyType: PropertyType): Requested[] {
  const stated = attributeNames.filter((name): name is ListedAttribute => {
    const { types, column }: AttributeDefinition = attributes[name];
    return column !== undefined && types.includes(propertyType);
  });
  return ['surfaceM2', ...stated];
}

function moves(attribute: Requested, transaction: Transaction): boolean {
  if (attribute === 'surfaceM2') return true;
  const { transactions: moved }: AttributeDefinition = attributes[attribute];
  return moved?.includes(transaction) ?? true;
}

/** All answers to a question, in its order: what makes a property more valuable comes last. */
function answersTo(attribute: Requested, propertyType: PropertyType, market: Market): unknown[] {
  if (attribute === 'surfaceM2') return [0.8, 0.9, 1, 1.1, 1.3];
  const definition: AttributeDefinition & { values?: readonly string[] } = attributes[attribute];
  if (definition.kind === 'yesNo') return [false, true];
  if (definition.kind === 'rank') return [...definition.values!];
  const most = usualBounds(market)[propertyType]?.[attribute as 'rooms' | 'bathrooms']?.[1] ?? 6;
  const values = counts[attribute] ?? Array.from({ length: most }, (_, at) => at + 1);
  return definition.order === 'falling' ? values.toReversed() : [...values];
}

/** Unrounded prices of one subject: without an answer, and with each. */
interface Prices {
  unstated: number;
  byAnswer: number[];
}

function pricesOf(
  subject: Subject,
  attribute: Requested,
  answers: readonly unknown[],
  market: Market,
  asOf: string,
): Partial<Record<Transaction, Prices>> {
  // a lift is a matter of the upper storeys
  const floor = attribute === 'elevator' && subject.propertyType === 'apartment' ? { floor: 4 } : {};
  const value = (answer: unknown) =>
    estimateFigures(
      {
        ...withoutDetails(subject),
        ...floor,
        [attribute]: attribute === 'surfaceM2' ? subject.surfaceM2 * ((answer ?? 1) as number) : answer,
      },
      market,
      asOf,
    );
  const unstated = value(undefined);
  const byAnswer = answers.map(value);
  const prices: Partial<Record<Transaction, Prices>> = {};
  for (const transaction of transactions) {
    const [own, ...others] = [unstated, ...byAnswer].map((answer) => answer[transaction]);
    if (own?.kind !== 'estimated') continue;
    prices[transaction] = {
      unstated: own.priceTnd,
      byAnswer: others.flatMap((other) => (other.kind === 'estimated' ? other.priceTnd : [])),
    };
  }
  return prices;
}

function measures(attribute: Requested, cases: readonly Prices[]) {
  const share = (holds: (prices: Prices) => boolean) => cases.filter(holds).length / cases.length;
  const ordered =
    attribute === 'surfaceM2' || (attributes[attribute] as AttributeDefinition).order !== undefined;
  return {
    violated: ordered
      ? share(({ byAnswer }) =>
          byAnswer.some((price, at) => !(price >= Math.max(0, ...byAnswer.slice(0, at)) * (1 - tolerance))),
        )
      : undefined,
    silenceOutside:
      attribute === 'surfaceM2'
        ? undefined
        : share(
            ({ unstated, byAnswer }) =>
              !(
                unstated >= Math.min(...byAnswer) * (1 - rounding) &&
                unstated <= Math.max(...byAnswer) * (1 + rounding)
              ),
          ),
    medianEffect: atRank(
      cases.map(({ byAnswer }) => byAnswer.at(-1)! / byAnswer[0]! - 1),
      0.5,
    ),
  };
}

/** Moves of the neutral answers, for dwellings. */
export function neutralMoves(market: Market, subjects: readonly Subject[], asOf: string): NeutralMove[] {
  return (['apartment', 'house', 'villa'] as const).flatMap((propertyType) => {
    const ofType = subjects.filter((subject) => subject.propertyType === propertyType).map(withoutDetails);
    const unstated = ofType.map((subject) => estimateFigures(subject, market, asOf));
    return neutralAnswers.flatMap((answer) => {
      const stated = ofType.map((subject) => estimateFigures({ ...subject, ...answer }, market, asOf));
      return transactions.flatMap((transaction): NeutralMove[] => {
        const moved = stated.flatMap((after, at) => {
          const [before, now] = [unstated[at]![transaction], after[transaction]];
          if (before.kind !== 'estimated' || now.kind !== 'estimated') return [];
          return Math.abs(now.priceTnd / before.priceTnd - 1);
        });
        if (moved.length === 0) return [];
        const name = Object.values(answer).join();
        return [
          {
            transaction,
            propertyType,
            answer: `${Object.keys(answer).join()} ${name}`,
            median: atRank(moved, 0.5),
            nineOfTen: atRank(moved, 0.9),
          },
        ];
      });
    });
  });
}

/** Flats in La Soukra as no flat is. */
export function absurdities(market: Market, asOf: string): Absurdity[] {
  return absurd.map((facts) => {
    const answer = estimateFigures({ propertyType: 'apartment', ...laSoukra, ...facts }, market, asOf);
    const scoreOf = (transaction: Transaction) => {
      const side = answer[transaction];
      return side.kind === 'estimated' ? side.score : undefined;
    };
    return {
      name: `flat of ${facts.surfaceM2} m², ${facts.rooms} rooms, ${facts.bathrooms} bathrooms`,
      scores: { sale: scoreOf('sale'), rent: scoreOf('rent') },
    };
  });
}

function atRank(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
