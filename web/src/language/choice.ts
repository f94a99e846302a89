import { language, other } from '@soumdar/words/language';
import { storedChoice } from '../analytics/stored-choice.ts';
import { currentSession, useSession, type Session } from '../session/session.ts';

/** What the device's owner chose; null for one who never did. */
export const languageChoice = storedChoice('language');
/** Until the next choice. */
export const dismissedOffer = storedChoice('languageOffer');

/** On a device without a choice the account's is followed; its 'fr' may be no choice. */
const ofAccount = (session: Session | null) => (session?.user.locale === 'ar' ? 'ar' : null);

export const useChosenLanguage = () => {
  const chosen = languageChoice.use();
  const session = useSession();
  return chosen ?? ofAccount(session);
};

/** Of what is saved from a page: the chosen one, else that of the page. */
export const chosenLanguage = () =>
  (languageChoice.read() ?? ofAccount(currentSession())) === other.language ? other.language : language;
