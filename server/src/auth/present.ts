import type { User } from '@soumdar/contract';
import type { Account } from '@soumdar/db';

/** What of an account leaves the server. */
export function presentUser({ id, email, full_name, phone, role }: Account): User {
  return {
    id,
    email,
    full_name,
    ...(phone !== null && { phone }),
    ...(role === 'expert' && { role }),
  };
}
