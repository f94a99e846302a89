import { language } from '@soumdar/words/language';
import { changeLocale } from '../api/calls.ts';
import { currentSession, onSessionChange, startSession } from '../session/session.ts';
import { dismissedOffer, languageChoice } from './choice.ts';
import { restoreTyped, saveTyped } from './typed-fields.ts';

/** A link to the other language opens the same page as it is: its step, its dialogs and what was typed. */
export function keepChoice() {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    languageChoice.write(link.dataset['language']!);
    dismissedOffer.write(null);
    saveTyped();
    window.history.replaceState(window.history.state, '', link.href + window.location.hash);
    window.location.reload();
  });
  restoreTyped();
  void saveWithAccount();
  // who signs in comes to other pages without a page load
  onSessionChange(() => void saveWithAccount());
}

/** The chosen language of the page becomes that of the account: on a page in the other one somebody else may have chosen. */
async function saveWithAccount(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const chosen = languageChoice.read();
  const { locale } = session.user;
  if (chosen !== language || chosen === locale || locale === undefined) return;
  try {
    await changeLocale(language);
  } catch {
    // the next page or change of the session tries again
    return;
  }
  if (currentSession()?.token === session.token)
    startSession({ ...session, user: { ...session.user, locale: language } });
}
