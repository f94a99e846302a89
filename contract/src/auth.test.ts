import { describe, expect, it } from 'vitest';
import { emailSchema } from './auth.ts';

describe('emailSchema', () => {
  it('takes an address in any case, without the spaces around it', () => {
    expect(emailSchema.parse(' Leila@Example.TN ')).toBe('leila@example.tn');
  });

  it('looks no further at a long text, on which its pattern would take seconds', () => {
    const { error } = emailSchema.safeParse(`a@${'.'.repeat(300)}@`);
    expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  });
});
