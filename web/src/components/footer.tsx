import { sitePaths, announcedPolicy, policyVersions } from '@soumdar/contract';
import * as words from '@soumdar/words/footer';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { Link, useLocation } from 'react-router';
import * as consentWords from '@soumdar/words/consent';
import { useCookieChoice } from '../analytics/consent.ts';
import { CookieBanner } from '../analytics/cookie-banner.tsx';
import { socialAccounts, type SocialNetwork } from '../publisher.ts';
import { analyticsHost, brand } from '../settings.ts';
import { LanguageLink } from '../language/language-link.tsx';
import { LanguageOffer } from '../language/language-offer.tsx';
import { whenIdle } from '../ui/idle.ts';
import { LogoMark } from './logo.tsx';
import { storedChoice } from '../analytics/stored-choice.ts';

const year = new Date().getFullYear();

const link = 'inline-flex min-h-11 items-center rounded-mark wrap-anywhere hover:text-white hover:underline';

const neverChanges = () => () => {};

/** False in a prerendered page and during hydration. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

export default function PageEnd() {
  useEffect(
    () =>
      whenIdle(
        () =>
          void import('../language/keep-choice.ts').then(
            ({ keepChoice }) => keepChoice(),
            () => null,
          ),
      ),
    [],
  );
  const asks = useInBrowser() && analyticsHost !== '';
  const choice = useCookieChoice();
  const [openCount, setOpenCount] = useState(0);
  const changeButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      {asks && (choice === null || openCount > 0) ? (
        <CookieBanner
          choice={choice ?? null}
          openCount={openCount}
          onChosen={() => {
            setOpenCount(0);
            // the banner that had the focus is removed
            changeButton.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
      <PolicyNews />
      <LanguageOffer />
      <Footer
        changeButton={changeButton}
        onChangeCookies={asks ? () => setOpenCount(openCount + 1) : undefined}
      />
    </>
  );
}

function Footer({
  changeButton,
  onChangeCookies,
}: {
  changeButton: Ref<HTMLButtonElement>;
  /** absent where there is nothing to choose */
  onChangeCookies: (() => void) | undefined;
}) {
  return (
    <footer className="bg-sea-deep text-sea-mist">
      <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6">
        <div className="flex flex-col gap-8 md:flex-row md:items-start md:justify-between">
          <div className="max-w-sm">
            <p className="flex items-center gap-3 text-lg font-bold text-white">
              <LogoMark className="size-9" />
              {brand}
            </p>
            <p className="mt-3 text-sm">{words.about}</p>
          </div>
          <nav aria-label={words.market} className="shrink-0">
            <ul className="grid grid-cols-2 gap-x-6 gap-y-2 leading-snug sm:flex md:flex-col md:gap-0">
              <li>
                <Link to={sitePaths.prices} className={link}>
                  {words.prices}
                </Link>
              </li>
              <li>
                <Link to={sitePaths.reliability} className={link}>
                  {words.reliability}
                </Link>
              </li>
              <li>
                <Link to={sitePaths.fees} className={link}>
                  {words.fees}
                </Link>
              </li>
              <li>
                <Link to={sitePaths.beforeSigning} className={link}>
                  {words.beforeSigning}
                </Link>
              </li>
            </ul>
          </nav>
          <nav aria-label={words.legal} className="shrink-0">
            <ul className="grid grid-cols-2 gap-x-6 gap-y-2 leading-snug sm:flex md:flex-col md:gap-0">
              <li>
                <Link to={sitePaths.legalNotice} className={link}>
                  {words.legalNotice}
                </Link>
              </li>
              <li>
                <Link to={sitePaths.privacyPolicy} className={link}>
                  {words.privacyPolicy}
                </Link>
              </li>
              <li>
                <LanguageLink className={link} />
              </li>
              {onChangeCookies ? (
                <li>
                  <button
                    ref={changeButton}
                    type="button"
                    onClick={onChangeCookies}
                    className={`${link} cursor-pointer text-start`}
                  >
                    {words.manageCookies}
                  </button>
                </li>
              ) : null}
            </ul>
          </nav>
          <SocialLinks />
        </div>
        <p className="mt-8 border-t border-white/15 pt-6 text-sm" suppressHydrationWarning>
          {words.copyright(year, brand)}
        </p>
      </div>
    </footer>
  );
}

function SocialLinks() {
  const inBrowser = useInBrowser();
  if (!inBrowser || socialAccounts.length === 0) return null;
  return (
    <ul aria-label={words.socialNetworks} className="flex gap-3">
      {socialAccounts.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="me noopener noreferrer"
            aria-label={network}
            className="grid size-11 place-items-center rounded-full border border-white/25 hover:bg-white/10 hover:text-white"
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

const drawings: Record<SocialNetwork, ReactNode> = {
  Facebook: (
    <path
      d="M13.5 21v-8h2.7l.5-3.2h-3.2V7.9c0-1 .4-1.7 1.8-1.7h1.6V3.3A18 18 0 0 0 14.6 3c-2.6 0-4.2 1.5-4.2 4.3v2.5H7.6V13h2.8v8z"
      fill="currentColor"
    />
  ),
  Instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="16.8" cy="7.2" r=".6" fill="currentColor" />
    </g>
  ),
  LinkedIn: (
    <path
      d="M5.2 9.4h3V20h-3zM6.7 4a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM10.4 9.4h2.9v1.5c.5-.9 1.6-1.8 3.3-1.8 3 0 3.9 1.9 3.9 4.7V20h-3v-5.6c0-1.5-.3-2.7-1.9-2.7-1.6 0-2.2 1.1-2.2 2.7V20h-3z"
      fill="currentColor"
    />
  ),
};

function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden>
      {drawings[network]}
    </svg>
  );
}

const seenVersion = storedChoice('policySeen');

/** A line that covers nothing, for a month after a change, until it is read or dismissed. */
function PolicyNews() {
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
    <aside aria-label={consentWords.policyNews} className="border-t border-line bg-white">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 py-2 text-sm sm:px-6">
        <p className="text-ink-soft">{consentWords.policyChanged(news.since)}</p>
        <div className="flex gap-6 font-semibold text-sea underline">
          <Link to={sitePaths.privacyPolicy} className="inline-flex min-h-11 items-center">
            {consentWords.whatChanges}
          </Link>
          <button
            type="button"
            onClick={() => seenVersion.write(news.version)}
            className="min-h-11 cursor-pointer underline"
          >
            {consentWords.dismiss}
          </button>
        </div>
      </div>
    </aside>
  );
}
