/** Navigation state of the two screens that verify a phone. */
export interface VerificationState {
  email: string;
  /** which registration of that address is verified; undefined when the server named none */
  registration?: string | undefined;
  fromRegister?: boolean;
  fromLogin?: boolean;
  /** where the last code went, its last two digits readable */
  maskedPhone?: string;
}

/** The history's state when it says whose phone is verified. */
export function readVerificationState(state: unknown): VerificationState | null {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' && email ? (state as VerificationState) : null;
}
