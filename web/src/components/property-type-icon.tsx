import type { ReactNode } from 'react';

const drawings: Record<string, ReactNode> = {
  apartment: (
    <>
      <path d="M5 21V4.5A1.5 1.5 0 0 1 6.5 3h7A1.5 1.5 0 0 1 15 4.5V21M15 9h2.5A1.5 1.5 0 0 1 19 10.5V21M3 21h18" />
      <path d="M8.5 7h3M8.5 11h3M8.5 15h3" />
    </>
  ),
  house: (
    <>
      <path d="M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5" />
      <path d="M10 20v-5.5h4V20" />
    </>
  ),
  villa: (
    <>
      <path d="M4 17V8.5h9V17M2.5 8.5h12M13 12h7v5M13 12h8" />
      <path d="M2.5 20.5c1.6 0 1.6-1 3.2-1s1.6 1 3.2 1 1.6-1 3.2-1 1.6 1 3.2 1 1.6-1 3.2-1 1.6 1 3.2 1M7 12.5h3" />
    </>
  ),
  land: (
    <>
      <path d="M3 18.5 7.5 8l5 2.5L17 7l4 11.5-9-2.5Z" />
      <path d="M7.5 8 12 16M17 7l-5 9" />
    </>
  ),
};

const anyProperty = <path d="M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21Z" />;

/** A line drawing of a property type; a type this site does not know gets a pin. */
export function PropertyTypeIcon({ type, className = 'size-6' }: { type: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {drawings[type] ?? anyProperty}
    </svg>
  );
}
