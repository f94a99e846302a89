import { sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/consent';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { externalServiceName } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { choose, type CookieChoice } from './consent.ts';

/** Part of the page, so that it covers nothing; takes the focus each time it is opened. */
export function CookieBanner({
  choice,
  openCount,
  onChosen,
}: {
  choice: CookieChoice | null;
  openCount: number;
  onChosen: () => void;
}) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (openCount > 0) region.current?.focus();
  }, [openCount]);

  const decide = (accepted: boolean) => {
    choose(accepted);
    onChosen();
  };

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby="cookies"
      className="border-t border-line bg-white outline-none"
    >
      <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 py-6 sm:px-6 lg:flex-row lg:items-center lg:justify-between lg:gap-10">
        <div className="max-w-3xl space-y-2 text-sm text-ink-soft">
          <h2 id="cookies" className="text-base font-bold text-ink">
            {words.cookies}
          </h2>
          <p>{words.noAdvertising}</p>
          <p>{words.externalService(externalServiceName() ?? '')}</p>
          {choice ? (
            <p className="font-semibold text-ink">{words.currentChoice(choice.accepted, choice.decidedAt)}</p>
          ) : null}
          <Link
            to={sitePaths.privacyPolicy}
            className="inline-flex min-h-8 items-center font-semibold text-sea underline"
          >
            {words.aboutYourData}
          </Link>
        </div>
        <div className="flex shrink-0 flex-wrap gap-3">
          <Button look="outline" className="grow" onClick={() => decide(false)}>
            {words.refuse}
          </Button>
          <Button look="outline" className="grow" onClick={() => decide(true)}>
            {words.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
