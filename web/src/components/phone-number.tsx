import { formatPhone, phoneDigits } from './phone-format.ts';

/** '+21620123456' read as +216 20 123 456: only the look sets its digits apart, so it is found and copied as it is kept. */
export function PhoneNumber({ phone }: { phone: string }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      +216
      {formatPhone(phoneDigits(phone))
        .split(' ')
        .map((digits, place) => (
          <span key={place} className="ml-[0.25em]">
            {digits}
          </span>
        ))}
    </span>
  );
}
