import type { ContactMethod, ContestReason, NewContest, PropertyType } from '@soumdar/contract';
import type { WizardPlace } from '../estimation/wizard-place.ts';
import { typedNumber, typedRooms, typedSurface } from '../estimation/typed-numbers.ts';

type Home = NonNullable<NewContest['homes']>[number];

/** As typed. */
export interface ContestAnswers {
  reasons: ContestReason[];
  place: WizardPlace | null;
  surface: string;
  rooms: string;
  condition: string;
  plot_m2: string;
  /** id of the one that is not comparable */
  comparable: string;
  why: string;
  message: string;
  homes: {
    address: string;
    type: Home['type'];
    surface: string;
    price: string;
    date: string;
    kind: Home['kind'];
  }[];
  method: ContactMethod;
}

export const newHome = (type: PropertyType): ContestAnswers['homes'][number] => ({
  address: '',
  type,
  surface: '',
  price: '',
  date: '',
  kind: 'asked',
});

export const emptyContest: ContestAnswers = {
  reasons: [],
  place: null,
  surface: '',
  rooms: '',
  condition: '',
  plot_m2: '',
  comparable: '',
  why: '',
  message: '',
  homes: [],
  method: 'phone',
};

/** A typed amount above zero; undefined where it is none. */
export function amountOf(text: string, read: (text: string) => number = typedNumber): number | undefined {
  const amount = read(text);
  return amount > 0 ? amount : undefined;
}

/** Only the fields of the reasons chosen count. */
export function contestOf(answers: ContestAnswers, without: string[]): NewContest {
  const { reasons, comparable, why, message, homes, method } = answers;
  const has = (reason: ContestReason) => reasons.includes(reason);
  const place = has('place') ? locationOf(answers.place) : undefined;
  const condition = has('condition') && answers.condition;
  return {
    reasons,
    corrections: {
      surface: has('surface') ? amountOf(answers.surface, typedSurface) : undefined,
      rooms: has('rooms') ? amountOf(answers.rooms, typedRooms) : undefined,
      plot_m2: has('plot') ? amountOf(answers.plot_m2, typedSurface) : undefined,
      ...(place && { location: place }),
      ...(condition && { condition: condition as Condition }),
    },
    ...(has('comparable') && comparable && { comparables: [{ id: comparable, why }] }),
    without,
    ...(message.trim() && { message }),
    homes: homes.map(({ surface, price, date, ...home }) => ({
      ...home,
      surface: amountOf(surface, typedSurface) ?? 0,
      price: Math.round(amountOf(price) ?? 0),
      ...(date && { date }),
    })),
    preferred_contact_method: method,
  };
}

function locationOf(place: WizardPlace | null) {
  if (!place) return undefined;
  const { adr: _adr, ...location } = place;
  return location;
}

type Condition = NonNullable<NonNullable<NewContest['corrections']>['condition']>;
