import type { User } from '@soumdar/contract';
import type { ComponentProps } from 'react';
import { Chevron } from './chevron.tsx';

/** The button the user menu hangs from, named by the first word of the full name. */
export function UserButton({ user, ...button }: { user: User } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong bg-white px-3 font-semibold transition-colors hover:border-sea hover:text-sea"
      {...button}
    >
      <PersonIcon />
      <span className="max-w-48 truncate">{firstWord(user.full_name)}</span>
      <Chevron />
    </button>
  );
}

/** A stored user is only sure to have an id and an email. */
function firstWord(fullName: string | undefined): string {
  return fullName?.trim().split(/\s+/)[0] || 'Mon compte';
}

function PersonIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 text-sea"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <circle cx="12" cy="8.5" r="4" />
      <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" strokeLinecap="round" />
    </svg>
  );
}
