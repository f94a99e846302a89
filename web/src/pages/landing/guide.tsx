import * as words from '@soumdar/words/landing';
import { mainGovernorates } from '@soumdar/words/main-governorates';
import type { ReactNode } from 'react';
import { zonePath, sitePaths } from '@soumdar/contract';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Explanation } from './explanation.tsx';
import { MarketNow } from './market-now.tsx';
import { PriceMapPicture } from './price-map-picture.tsx';

export default function Guide({ onStart }: { onStart: () => void }) {
  return (
    <>
      <Steps onStart={onStart} />
      <MarketNow />
      <Explanation />
      <MarketPrices />
    </>
  );
}

const steps: { title: string; time: string; text: string; drawing: ReactNode }[] = [
  {
    title: words.stepPlace,
    time: words.stepPlaceTime,
    text: words.stepPlaceLead,
    drawing: (
      <>
        <path d="M16 28.5C11 22 6.5 17.8 6.5 12.3a9.5 9.5 0 0 1 19 0c0 5.5-4.5 9.7-9.5 16.2z" />
        <circle cx="16" cy="12.5" r="3.5" />
      </>
    ),
  },
  {
    title: words.stepDetails,
    time: words.stepDetailsTime,
    text: words.stepDetailsLead,
    drawing: (
      <>
        <rect x="6" y="4" width="20" height="24" rx="3" />
        <path d="m10 11 1.5 1.5L14 10M10 19.5 11.5 21l2.5-2.5M17.5 11.5H22M17.5 20H22" />
      </>
    ),
  },
  {
    title: words.stepEstimation,
    time: words.stepEstimationBadge,
    text: words.stepEstimationLead,
    drawing: (
      <>
        <path d="M5 27h22M8 27V17M16 27V11M24 27V6" />
        <path d="m6 11 7-6 5 4 5-5" />
      </>
    ),
  },
];

const answers = [
  { title: words.accountTitle, text: words.accountLead },
  { title: words.thinTitle, text: words.thinLead },
];

function Steps({ onStart }: { onStart: () => void }) {
  return (
    <section aria-labelledby="steps" className="mx-auto max-w-6xl px-4 py-14 sm:px-6 md:py-20">
      <h2 id="steps" className="text-3xl font-bold tracking-tight text-sea-deep">
        {words.threeSteps}
      </h2>
      <ol className="mt-8 grid grid-cols-1 gap-5 md:grid-cols-3">
        {steps.map(({ title, time, text, drawing }, index) => (
          <li key={title} className="rounded-card border border-line bg-white p-6 shadow-card">
            <div className="flex items-center justify-between">
              <span className="grid size-14 place-items-center rounded-control bg-sea-tint text-sea">
                <svg
                  viewBox="0 0 32 32"
                  className="size-8"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden
                >
                  {drawing}
                </svg>
              </span>
              <span aria-hidden className="text-4xl font-bold text-line">
                {index + 1}
              </span>
            </div>
            <h3 className="mt-5 text-xl font-bold">{title}</h3>
            <p className="mt-1 font-semibold text-clay">{time}</p>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <dl className="mt-8 grid gap-x-8 gap-y-5 md:grid-cols-2">
        {answers.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-bold">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 text-center">
        <Button className="w-full sm:w-auto" onClick={onStart}>
          {words.start}
        </Button>
      </div>
    </section>
  );
}

function MarketPrices() {
  return (
    <section aria-labelledby="market-prices" className="border-t border-line bg-white">
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-2">
        <div>
          <h2 id="market-prices" className="text-3xl font-bold tracking-tight text-sea-deep">
            {words.pricesTitle}
          </h2>
          <p className="mt-3 text-lg text-ink-soft">{words.pricesLead}</p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:items-center">
            <ButtonLink to={sitePaths.prices}>{words.readPrices}</ButtonLink>
            <ButtonLink to={sitePaths.reliability} look="quiet">
              {words.howWrong}
            </ButtonLink>
          </div>
        </div>
        <PriceMapPicture />
        <ul
          aria-label={words.byGovernorate}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-4 lg:col-span-2"
        >
          {mainGovernorates.map(([slug, name]) => (
            <li key={slug}>
              <Link
                to={zonePath(slug)}
                className="flex min-h-12 items-center justify-between gap-2 rounded-control border border-line bg-sand px-4 font-medium hover:border-sea hover:text-sea"
              >
                {name}
                <span aria-hidden>›</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
