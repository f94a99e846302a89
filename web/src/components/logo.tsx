/** public/favicon.svg is the same drawing. */
export function LogoMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden>
      <rect width="32" height="32" rx="8" className="fill-sea" />
      <path d="M7 25V14a9 9 0 0 1 18 0v11h-6v-7a3 3 0 0 0-6 0v7z" className="fill-white" />
      <circle cx="16" cy="13" r="1.8" className="fill-sun" />
    </svg>
  );
}
