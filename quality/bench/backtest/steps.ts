import {
  estimateFigures,
  propertyTypes,
  transactions,
  withoutDetails,
  type Listing,
  type Market,
  type PropertyType,
  type Subject,
  type Transaction,
} from '@soumdar/engine';
import { subjectsOf } from './one-at-a-time.ts';

/** One answer changed, and by how much a local agent would believe that it moves a price. */
export interface Step {
  name: string;
  transaction: Transaction;
  type: PropertyType;
  subjects: number;
  /** Share of the subjects whose price moves by a believable share. */
  believable: number;
  /** Share of the price by which it moves: of a twentieth less, in the middle, of a twentieth more. */
  low: number;
  median: number;
  high: number;
}

interface Change {
  name: string;
  types: readonly PropertyType[];
  from: (subject: Subject) => Subject;
  to: (subject: Subject) => Subject;
  isBelievable: (share: number, transaction: Transaction, type: PropertyType) => boolean;
  /** Both by default: what would cost more accuracy than it is worth is not demanded. */
  transactions?: readonly Transaction[];
}

const dwellings: readonly PropertyType[] = ['apartment', 'house', 'villa'];
const flats: readonly PropertyType[] = ['apartment'];
const rounding = 1e-9;
const having = (facts: Partial<Subject>) => (subject: Subject) => ({ ...subject, ...facts });
const same = (subject: Subject) => subject;
const within = (most: number) => (share: number) => Math.abs(share) <= most;
const lift = (floor: number, isBelievable: Change['isBelievable']): Change => ({
  name: `a lift to storey ${floor}`,
  types: flats,
  from: having({ floor, elevator: false }),
  to: having({ floor, elevator: true }),
  isBelievable,
});

const changes: readonly Change[] = [
  {
    name: 'a tenth more surface',
    types: propertyTypes,
    from: same,
    to: (subject) => ({ ...subject, surfaceM2: subject.surfaceM2 * 1.1 }),
    isBelievable: (share, transaction, type) =>
      share >= (transaction === 'sale' && type !== 'villa' ? 0.04 : 0) - rounding &&
      share <= (type === 'land' ? 0.1 : 0.14) + rounding,
  },
  {
    name: 'a second bathroom',
    types: dwellings,
    from: having({ bathrooms: 1 }),
    to: having({ bathrooms: 2 }),
    isBelievable: (share) => share >= -rounding && share <= 0.15,
    transactions: ['sale'],
  },
  {
    name: 'a room more',
    types: dwellings,
    from: same,
    to: (subject) => ({ ...subject, rooms: (subject.rooms ?? 3) + 1 }),
    isBelievable: within(0.05),
    transactions: ['sale'],
  },
  lift(2, within(rounding)),
  lift(3, (share) => share > 0.005),
  lift(10, (share) => share > 0.01),
  lift(50, (share) => share > 0.01 && share < 0.1),
  {
    name: 'condition good',
    types: dwellings,
    from: same,
    to: having({ condition: 'good' }),
    isBelievable: within(0.05),
  },
  {
    name: 'standing mid',
    types: dwellings,
    from: same,
    to: having({ standing: 'mid' }),
    isBelievable: within(0.05),
  },
  {
    name: 'unfurnished',
    types: dwellings,
    from: same,
    to: having({ furnished: false }),
    isBelievable: within(0.05),
  },
  {
    name: 'standing mid after economic',
    types: dwellings,
    from: having({ standing: 'economic' }),
    to: having({ standing: 'mid' }),
    isBelievable: (share) => share > 0.02,
  },
  {
    name: 'a sea view',
    types: dwellings,
    from: having({ seaView: false }),
    to: having({ seaView: true }),
    isBelievable: (share) => share > 0.01,
  },
];

/** Of evenly chosen advertised homes of which no detail is stated. */
export function stepsOf(market: Market, listings: readonly Listing[], perType: number, asOf: string): Step[] {
  const subjects = subjectsOf(listings, perType).map((subject) =>
    withoutDetails({ ...subject, rooms: subject.propertyType === 'land' ? undefined : (subject.rooms ?? 3) }),
  );
  return changes.flatMap(({ name, types, from, to, isBelievable, transactions: of = transactions }) =>
    types.flatMap((type) => {
      const ofType = subjects.filter(({ propertyType }) => propertyType === type);
      const pairs = ofType.map((subject) =>
        [from(subject), to(subject)].map((each) => estimateFigures(each, market, asOf)),
      );
      return of.flatMap((transaction): Step[] => {
        const shares = pairs.flatMap(([before, after]) => {
          const [one, other] = [before![transaction], after![transaction]];
          return one.kind === 'estimated' && other.kind === 'estimated'
            ? other.priceTnd / one.priceTnd - 1
            : [];
        });
        if (shares.length === 0) return [];
        const sorted = shares.toSorted((one, other) => one - other);
        const at = (rank: number) => sorted[Math.floor(rank * (sorted.length - 1))]!;
        const believable =
          shares.filter((share) => isBelievable(share, transaction, type)).length / shares.length;
        return [
          {
            name,
            transaction,
            type,
            subjects: shares.length,
            believable,
            low: at(0.05),
            median: at(0.5),
            high: at(0.95),
          },
        ];
      });
    }),
  );
}
