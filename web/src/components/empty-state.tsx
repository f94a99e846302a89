import type { ReactNode } from 'react';

/** `page`: nothing else is on the page. */
export function EmptyState({
  title,
  text,
  page = false,
  children,
}: {
  title: string;
  text: string;
  page?: boolean;
  children: ReactNode;
}) {
  const Title = page ? 'h1' : 'p';
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <svg viewBox="0 0 120 120" className="size-20" aria-hidden>
        <circle cx="60" cy="60" r="58" className="fill-sea-tint" />
        <path d="M34 96V58a26 26 0 0 1 52 0v38z" className="fill-white" />
        <path d="M50 96V72a10 10 0 0 1 20 0v24z" className="fill-sea/25" />
        <path d="M26 96h68" className="stroke-sea" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <Title className={`mt-4 font-bold ${page ? 'text-2xl' : 'text-lg'}`}>{title}</Title>
      <p className="mt-2 mb-5 text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
