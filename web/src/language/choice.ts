import { language, other } from '@soumdar/words/language';
import { storedChoice } from '../analytics/stored-choice.ts';

/** What the device's owner chose; null for one who never did. */
export const languageChoice = storedChoice('language');
/** Until the next choice. */
export const dismissedOffer = storedChoice('languageOffer');

/** Of what is saved from a page: the chosen one, else that of the page. */
export const chosenLanguage = () => (languageChoice.read() === other.language ? other.language : language);
