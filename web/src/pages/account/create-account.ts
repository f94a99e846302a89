import { privacyPolicyVersion } from '@soumdar/contract';
import { language } from '@soumdar/words/language';
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
  /** tells it from another registration of the same address */
  registration: string | undefined;
}

/** Saves the password for the sign-in after verification, also for an account that existed unverified. */
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
      locale: language,
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

function keep(email: string, { password, phone, abroad }: Registration) {
  saveTempPassword(password);
  markRegistered({ email, phone, abroad });
  markCodesVoid(email);
  // accepted here, the policy needs no banner
  storedChoice('policySeen').write(privacyPolicyVersion);
}
