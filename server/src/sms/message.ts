interface Sms {
  /** `+216` and 8 digits */
  to: string;
  /** GSM-7 characters only: no accents */
  text: string;
}

/** The message was certainly not sent: to try again cannot double it. */
export class SmsNotTakenError extends Error {
  override name = 'SmsNotTakenError';
}

/** The messages of the day are used up: nothing is sent for so long. */
export class SmsCeilingError extends SmsNotTakenError {
  override name = 'SmsCeilingError';
  readonly waitSeconds: number;

  constructor(waitSeconds: number) {
    super('the ceiling of the day is reached');
    this.waitSeconds = waitSeconds;
  }
}

/** Resolves once the gateway took the message; what it rejects with is a SmsNotTakenError unless it may have been sent. */
export type SendSms = (sms: Sms) => Promise<void>;

/** `+21620123478` → `+216 ** *** *78` */
export function maskPhone(phone: string): string {
  return `+216 ** *** *${phone.slice(-2)}`;
}
