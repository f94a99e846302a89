import type { ReactNode } from 'react';

const looks = {
  info: 'border-sea bg-sea-tint text-sea-deep',
  error: 'border-poor bg-poor-tint text-poor',
  success: 'border-good bg-good-tint text-good',
};

/** What a whole form has to say, announced when it appears. */
export function FormAlert({ look = 'error', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return (
    <p
      role={look === 'error' ? 'alert' : 'status'}
      className={`rounded-control border-l-4 px-4 py-3 font-medium ${looks[look]}`}
    >
      {children}
    </p>
  );
}
