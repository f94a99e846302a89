import { PhoneNumber } from '../../components/phone-number.tsx';

const look =
  'inline-flex min-h-6 items-center text-sea underline underline-offset-2 wrap-anywhere hover:text-sea-deep';

/** A phone, which calls; an account may be without a phone. */
export function PhoneLink({ phone, className = '' }: { phone: string | null; className?: string }) {
  if (phone === null) return <span className="text-ink-soft">Sans téléphone</span>;
  return (
    <a href={`tel:${phone}`} className={`${look} ${className}`}>
      <PhoneNumber phone={phone} />
    </a>
  );
}

export function EmailLink({ email, className = '' }: { email: string; className?: string }) {
  const subject = encodeURIComponent('Votre estimation Soumdar');
  return (
    <a href={`mailto:${encodeURIComponent(email)}?subject=${subject}`} className={`${look} ${className}`}>
      {email}
    </a>
  );
}
