import { privacyPolicyVersion } from '@soumdar/contract';
import { storedChoice } from '../../analytics/stored-choice.ts';
import { track } from '../../analytics/track.ts';
import { register } from '../../api/calls.ts';
import { asFailure, type ApiFailure } from '../../api/failure.ts';
import { sentPhone } from '../../components/phone-abroad.ts';
import { saveTempPassword } from '../../session/temp-password.ts';
import { markRegistered } from '../../session/typed-account.ts';
import { markCodesVoid } from './code-sending.ts';
import type { Registration } from './registration-rules.ts';

interface AccountRequested {
  status: 'created' | 'unverified';
  email: string;
  /** by which the server tells it from one that somebody else makes of the same address */
  registration: string | undefined;
}

/**
 * Asks for an account. Once it waits for its phone, or abroad its email, to be verified, whether created now or before, the password is
 * kept for the sign-in that follows.
 */
export async function createAccount(
  registration: Registration,
): Promise<AccountRequested | { status: 'refused'; failure: ApiFailure }> {
  const email = registration.email.trim();
  const { password } = registration;
  try {
    const { data } = await register({
      email,
      password,
      full_name: registration.fullName.trim(),
      ...sentPhone(registration),
      policy_version: privacyPolicyVersion,
    });
    keep(email, registration);
    track({ name: 'auth_register' });
    return { status: 'created', email, registration: data.registration };
  } catch (thrown) {
    const failure = asFailure(thrown);
    if (failure.nextStep !== 'send_verification_code') return { status: 'refused', failure };
    keep(email, registration);
    return { status: 'unverified', email, registration: failure.registration };
  }
}

/** What the way through the verification needs; the codes sent before are void. */
function keep(email: string, { password, phone, abroad }: Registration) {
  saveTempPassword(password);
  markRegistered({ email, phone, abroad });
  markCodesVoid(email);
  // accepted as it stands, it is no news
  storedChoice('policySeen').write(privacyPolicyVersion);
}
