import { dismissOffer, language, offer, other } from '@soumdar/words/language';
import { dismissedOffer, useChosenLanguage } from './choice.ts';
import { LanguageLink } from './language-link.tsx';

/** A line that covers nothing, on a page in another language than the chosen one. */
export function LanguageOffer() {
  const chosen = useChosenLanguage();
  const dismissed = dismissedOffer.use();
  if (chosen !== other.language || dismissed !== null) return null;
  return (
    <aside lang={other.language} dir={other.direction} className="border-t border-line bg-white">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 py-2 text-sm sm:px-6">
        <p className="text-ink-soft">{offer}</p>
        <div className="flex gap-6 font-semibold text-sea underline">
          <LanguageLink className="inline-flex min-h-11 items-center" />
          <button
            type="button"
            onClick={() => dismissedOffer.write(language)}
            className="min-h-11 cursor-pointer underline"
          >
            {dismissOffer}
          </button>
        </div>
      </div>
    </aside>
  );
}
