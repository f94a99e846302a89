import { beyond, type Finding } from './findings.ts';
import type { FinalState } from './final-state.ts';
import type { Message } from './fake-services.ts';
import { limits } from './product.ts';
import { mostWrongCodes, type Pushed } from './push-limits.ts';

/** What the people who tested the limits got beyond them. */
export function findExcess(
  pushed: Pushed,
  messages: Message[],
  { accounts, estimations }: FinalState,
): Finding[] {
  const codesTo = (phones: string[]) => messages.filter(({ to }) => phones.includes(to)).length;
  const estimatesOf = (email: string) => {
    const account = accounts.find((one) => one.email === email);
    return estimations.filter(({ accountId }) => accountId === account?.id).length;
  };
  return [
    ...pushed.codes.flatMap(({ from, phones }) =>
      beyond(
        'limitsPassed',
        `codes of an hour asked from ${from}`,
        codesTo(phones),
        limits.codesPerAddressHour,
      ),
    ),
    ...pushed.wrongCodes.flatMap(({ email, lookedAt }) =>
      beyond('limitsPassed', `wrong codes tried for ${email}`, lookedAt, mostWrongCodes),
    ),
    ...pushed.estimates.flatMap(({ email }) =>
      beyond(
        'limitsPassed',
        `estimates of a day of ${email}`,
        estimatesOf(email),
        limits.estimatesPerUserDay,
      ),
    ),
  ];
}
