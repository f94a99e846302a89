import { roundings } from '@soumdar/rules';
import * as words from '@soumdar/words/deciding';
import { halfway, type Returns } from './returns.ts';

/** rounded to ten dinars */
export const toTens = (dinars: number): string => words.dinars(roundings.rent.price(dinars));

/** 'de 9 400 à 16 200 DT', 'environ 60 DT' */
export const tensRange = (low: number, high: number): string => words.dinarRange(toTens(low), toTens(high));

export const wideReturnSentence = ({ low, middle, high }: Returns): string =>
  words.wideReturn({
    lowest: low.net.low,
    highest: high.net.high,
    price: roundings.sale.price(middle.price),
    rent: roundings.rent.price(middle.rent),
    net: halfway(middle.net),
    gross: middle.gross,
    perYear: toTens(halfway(middle.year.net) / 1000),
  });
