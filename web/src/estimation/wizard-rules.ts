import type { PropertyType } from '@soumdar/contract';
import type { Wrongs } from '../ui/form-rule.ts';
import {
  askedDetails,
  asksChannel,
  typedNumber,
  type DetailField,
  type WizardAnswers,
} from './wizard-answers.ts';

const maxSurfaceM2 = 100_000;
const maxCount = 50;

/** What is wrong in the step about the property. */
export function detailsWrongs(type: PropertyType, answers: WizardAnswers): Wrongs<WizardAnswers> {
  const asked: readonly DetailField[] = askedDetails[type];
  const wrongs: Wrongs<WizardAnswers> = {};

  wrongs.surface = wrongSurface(answers.surface);
  if (asked.includes('rooms')) {
    wrongs.rooms = wrongCount(answers.rooms, 'Le nombre de pièces');
    wrongs.bathrooms = wrongCount(answers.bathrooms, 'Le nombre de salles de bain');
  }
  if (asked.includes('floors') && answers.floors.trim() !== '')
    wrongs.floors = unlessCount(typedNumber(answers.floors), 'Le nombre d’étages');
  return found(wrongs);
}

/** What is wrong in the step about the project: the first question left open, the next ones not being shown yet. */
export function projectWrongs(answers: WizardAnswers): Wrongs<WizardAnswers> {
  if (!answers.propertyUsage) return { propertyUsage: 'Veuillez sélectionner l’usage du bien' };
  if (!answers.intention) return { intention: 'Veuillez sélectionner votre intention' };
  if (!answers.timeline) return { timeline: 'Veuillez sélectionner votre échéance' };
  if (asksChannel(answers) && !answers.marketingChannel)
    return { marketingChannel: 'Veuillez sélectionner le mode de commercialisation' };
  return {};
}

/** What is wrong with a surface, as typed. */
export function wrongSurface(typed: string): string | undefined {
  const surface = typedNumber(typed);
  if (!(surface > 0)) return 'La surface est requise et doit être supérieure à 0';
  const right = surface >= 1 && surface <= maxSurfaceM2;
  return right ? undefined : 'La surface doit être comprise entre 1 et 100 000 m²';
}

function wrongCount(typed: string, what: string): string | undefined {
  const count = typedNumber(typed);
  return count > 0 ? unlessCount(count, what) : `${what} est requis`;
}

function unlessCount(count: number, what: string): string | undefined {
  const right = Number.isInteger(count) && count >= 1 && count <= maxCount;
  return right ? undefined : `${what} doit être un nombre entier entre 1 et ${maxCount}`;
}

function found(wrongs: Wrongs<WizardAnswers>): Wrongs<WizardAnswers> {
  return Object.fromEntries(Object.entries(wrongs).filter(([, message]) => message !== undefined));
}
