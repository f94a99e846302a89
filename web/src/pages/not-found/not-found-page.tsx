import { sitePaths } from '@soumdar/contract';
import { toHome } from '@soumdar/words/common';
import * as words from '@soumdar/words/not-found';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';

export default function NotFoundPage() {
  usePageTitle(words.title);
  return (
    <section className="mx-auto max-w-xl px-4 py-16 text-center sm:px-6 md:py-24">
      <svg viewBox="0 0 120 120" className="mx-auto size-28" aria-hidden>
        <circle cx="60" cy="60" r="58" className="fill-sea-tint" />
        <path d="M34 96V58a26 26 0 0 1 52 0v38H70V72a10 10 0 0 0-20 0v24z" className="fill-white" />
        <path d="M50 96V72a10 10 0 0 1 20 0v24z" className="fill-sea" opacity=".25" />
        <path
          d="M54 44a6.5 6.5 0 1 1 9 6c-2 .8-3 2-3 4"
          fill="none"
          className="stroke-clay"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <circle cx="60" cy="60.5" r="2.2" className="fill-clay" />
      </svg>
      <h1 className="mt-6 text-3xl font-bold tracking-tight text-sea-deep">{words.title}</h1>
      <p className="mt-3 text-lg text-ink-soft">{words.explanation}</p>
      <div className="mt-8 flex flex-col items-center justify-center gap-3 sm:flex-row">
        <ButtonLink to={sitePaths.home}>{toHome}</ButtonLink>
        <Link
          to={sitePaths.dashboard}
          className="inline-flex min-h-12 items-center px-3 font-semibold text-sea underline"
        >
          {words.toDashboard}
        </Link>
      </div>
    </section>
  );
}
