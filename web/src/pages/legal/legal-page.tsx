import { sitePaths } from '@soumdar/contract';
import type { LegalBlock, LegalSection } from '@soumdar/words';
import { backHome } from '@soumdar/words/legal-notice';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Sentence } from '../../ui/sentence.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { Card } from '../../ui/card.tsx';

export function LegalPage({
  title,
  status,
  children,
}: {
  title: string;
  status: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6 md:py-14">
      <Link
        to={sitePaths.home}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea underline hover:text-sea-deep"
      >
        <svg
          viewBox="0 0 16 16"
          className="size-4 rtl:-scale-x-100"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden
        >
          <path d="M14 8H2.5M7 3 2 8l5 5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        {backHome}
      </Link>
      <Card as="article" className="mt-4 p-6 sm:p-10">
        <h1 className="text-3xl font-bold tracking-tight text-sea-deep sm:text-4xl">{title}</h1>
        {/* two lines on the narrowest screens, whatever the date */}
        <p className="mt-2 min-h-10 text-sm text-ink-soft xs:min-h-0">{status}</p>
        {children}
      </Card>
    </div>
  );
}

/** `audience` stands where visitors object to being counted. */
export function Sections({ sections, audience }: { sections: LegalSection[]; audience?: ReactNode }) {
  return sections.map(({ title, blocks }) => (
    <section key={title} className="mt-9">
      <h2 className="text-xl font-bold">{title}</h2>
      <div className="mt-3 space-y-3">
        {blocks.map((block, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a block is its place in the text
          <Block key={at} block={block} audience={audience} />
        ))}
      </div>
    </section>
  ));
}

function Block({ block, audience }: { block: LegalBlock; audience: ReactNode }) {
  if (typeof block === 'string')
    return (
      <p>
        <Marked text={block} />
      </p>
    );
  if ('text' in block)
    return (
      <p id={block.anchor} className="scroll-mt-20">
        <Marked text={block.text} />
      </p>
    );
  if ('list' in block) return <List items={block.list} />;
  return 'facts' in block ? <Facts facts={block.facts} /> : audience;
}

export function List({ items }: { items: string[] }) {
  return (
    <ul className="list-disc space-y-1.5 ps-5 marker:text-clay">
      {items.map((item) => (
        <li key={item}>
          <Marked text={item} />
        </li>
      ))}
    </ul>
  );
}

const link = 'font-semibold text-sea underline';

export const Marked = ({ text }: { text: string }) => (
  <Sentence
    text={text}
    marks={{
      strong: (words) => <strong>{words}</strong>,
      key: (words) => <strong className="break-words">{words}</strong>,
      policy: (words) => (
        <Link to={sitePaths.privacyPolicy} className={link}>
          {words}
        </Link>
      ),
      myData: (words) => (
        <Link to={sitePaths.myData} className={link}>
          {words}
        </Link>
      ),
    }}
  />
);

function Facts({ facts }: { facts: Record<string, string> }) {
  return (
    <dl className="space-y-2">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="sm:flex sm:gap-4">
          <dt className="font-semibold sm:w-44 sm:shrink-0">{name}</dt>
          <dd className="break-words text-ink-soft">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
