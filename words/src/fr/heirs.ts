import type { Transaction } from '@soumdar/engine';
import { heirFigureLabels } from './estimate.ts';
import { eurosText } from './euros.ts';
import { formatPrice, formatRent } from './formats.ts';
import { isolateTyped } from '../isolates.ts';

/** The parts of heirs, in a result and in its report. */

interface Portion {
  numerator: number;
  denominator: number;
}

const percent = new Intl.NumberFormat('fr-TN', { style: 'percent', maximumFractionDigits: 4 });
const formatHundredths = ({ numerator, denominator }: Portion) => percent.format(numerator / denominator);

/** '1/8'; '33,3333 %' where the fraction is unreadable */
export function portionText(portion: Portion): string {
  const { numerator, denominator } = portion;
  if (denominator === 1) return 'le tout';
  return denominator <= 1000 ? `${numerator}/${denominator}` : formatHundredths(portion);
}

/** '1/8 (12,5 %)' */
export function portionInPercent(part: Portion): string {
  const [portion, inPercent] = [portionText(part), formatHundredths(part)];
  return portion === inPercent ? portion : `${portion} (${inPercent})`;
}

export const heirName = ({ name }: { name: string }, index: number): string =>
  isolateTyped(name.trim()) || `Part ${index + 1}`;
export const namedPortion = (heir: { name: string }, index: number, part: Portion) =>
  `${heirName(heir, index)} (${portionText(part)})`;

export const title = 'La part de chacun';
export const note =
  'Les parts sont celles que le propriétaire a indiquées : Soumdar ne calcule aucun droit de succession. Elles portent sur le prix net vendeur, sur ce qu’il en reste au plus après impôts et frais de vente, et sur le loyer où il est estimé ; chaque montant est arrondi.';
export const figureLabels = heirFigureLabels;

export const columns = {
  heir: 'Qui',
  part: 'Part',
  low: 'De',
  price: 'Environ',
  high: 'À',
  euros: 'En euros',
};

/** Its column says 'Environ' already. */
export const eurosCell = (...figure: Parameters<typeof eurosText>) =>
  eurosText(...figure).replace('environ ', '');

export const lead = `${note} Les noms sont facultatifs. Le rapport PDF et l’impression les reprennent ; Soumdar n’en conserve rien.`;
export const nameLabel = 'Nom (facultatif)';
export const partLabel = 'Part (1/8 ou 12,5 %)';
export const remove = 'Retirer';
export const removeHeir = (heir: { name: string }, index: number) => `Retirer ${heirName(heir, index)}`;
export const add = 'Ajouter un héritier';
export const wholeReached = 'Les parts font le tout.';
export const reportWaits = 'Le rapport PDF reprendra les parts quand elles feront le tout.';
export const whole = 'Le tout';

interface Figure {
  price: number;
  range: { low: number; high: number } | null;
}
export function amountText(side: Transaction, { price, range }: Figure): string {
  const about = `environ ${side === 'sale' ? formatPrice(price) : formatRent(price)}`;
  return range ? `de ${formatPrice(range.low)} à ${formatPrice(range.high)}, ${about}` : about;
}

export const nameTooLong = (most: number) => `${most} caractères au plus.`;
export const partMissing = 'Indiquez la part : 1/8, ou 12,5 %.';
export const partOutOfRange = 'Une part est plus grande que zéro et ne dépasse pas le tout.';
export const partUnreadable = 'Une fraction (1/8) ou un pourcentage (12,5).';

/** '1/8', '1', or '0,1 %' where the fraction is unreadable */
function differenceText(by: Portion): string {
  if (by.denominator > 100) return formatHundredths(by);
  return by.denominator === 1 ? String(by.numerator) : `${by.numerator}/${by.denominator}`;
}
export const partsLack = (by: Portion) => `Les parts ne font pas le tout : il manque ${differenceText(by)}.`;
export const partsExceed = (by: Portion) => `Les parts dépassent le tout de ${differenceText(by)}.`;
