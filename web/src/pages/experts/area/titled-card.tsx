import * as words from '@soumdar/words/experts-area';
import { useId, type ReactNode } from 'react';
import { PhoneNumber } from '../../../components/phone.tsx';
import { Card } from '../../../ui/card.tsx';

export function TitledCard({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="min-w-0 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-lg font-bold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}

const look =
  'inline-flex min-h-6 items-center text-sea underline underline-offset-2 wrap-anywhere hover:text-sea-deep';

/** An account may lack a phone. */
export function PhoneLink({ phone, className = '' }: { phone: string | null; className?: string }) {
  if (phone === null) return <span className="text-ink-soft">{words.noPhone}</span>;
  return (
    <a href={`tel:${phone}`} className={`${look} ${className}`}>
      <PhoneNumber phone={phone} />
    </a>
  );
}

export function EmailLink({ email, className = '' }: { email: string; className?: string }) {
  const subject = encodeURIComponent(words.emailSubject);
  return (
    <a href={`mailto:${encodeURIComponent(email)}?subject=${subject}`} className={`${look} ${className}`}>
      {email}
    </a>
  );
}
