export interface Sms {
  /** `+216` and 8 digits */
  to: string;
  /** GSM-7 characters only: no accents */
  text: string;
}

/**
 * Rejects with NotTakenError if the message was certainly not taken; after any other error it may have been.
 */
export type SendSms = (sms: Sms) => Promise<void>;

/** `+21620123478` → `+216 ** *** *78` */
export function maskPhone(phone: string): string {
  return `+216 ** *** *${phone.slice(-2)}`;
}
