import { announcedPolicy, policyVersions, sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/consent';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { storedChoice } from '../analytics/stored-choice.ts';

const seenVersion = storedChoice('policySeen');

/**
 * Says for a month that the privacy policy changed, until its page is opened or this is put away. A line of the page, above its footer: it
 * covers nothing.
 */
export function PolicyNews() {
  const [news] = useState(() => announcedPolicy(new Date(), policyVersions));
  const seen = seenVersion.use();
  const isOpen = useLocation().pathname === sitePaths.privacyPolicy;
  const isNew = news !== undefined && seen !== undefined && seen !== news.version;
  const version = news?.version;
  useEffect(() => {
    if (isOpen && isNew && version !== undefined) seenVersion.write(version);
  }, [isOpen, isNew, version]);
  if (!isNew || isOpen) return null;
  return (
    <aside aria-label={words.policyNews} className="border-t border-line bg-white">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 py-2 text-sm sm:px-6">
        <p className="text-ink-soft">{words.policyChanged(news.since)}</p>
        <div className="flex gap-6 font-semibold text-sea underline">
          <Link to={sitePaths.privacyPolicy} className="inline-flex min-h-11 items-center">
            {words.whatChanges}
          </Link>
          <button
            type="button"
            onClick={() => seenVersion.write(news.version)}
            className="min-h-11 cursor-pointer underline"
          >
            {words.dismiss}
          </button>
        </div>
      </div>
    </aside>
  );
}
