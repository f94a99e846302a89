interface Sms {
  /** `+216` and 8 digits */
  to: string;
  /** GSM-7 characters only: no accents */
  text: string;
}

/** The message was certainly not sent: trying again cannot send it twice. */
export class SmsNotTakenError extends Error {
  override name = 'SmsNotTakenError';
}

/** No connection to the gateway could be made. */
export class SmsUnreachedError extends SmsNotTakenError {
  override name = 'SmsUnreachedError';
}

/** The gateway was not asked, and will not be for `waitSeconds`. */
export class SmsHeldBackError extends SmsNotTakenError {
  override name = 'SmsHeldBackError';
  readonly waitSeconds: number;

  constructor(message: string, waitSeconds: number) {
    super(message);
    this.waitSeconds = waitSeconds;
  }
}

/** Sending is paused after trouble with the gateway. */
export class SmsPausedError extends SmsHeldBackError {
  override name = 'SmsPausedError';

  constructor(waitSeconds: number) {
    super('sending pauses after trouble with the gateway', waitSeconds);
  }
}

/**
 * Resolves once the gateway took the message. It rejects with a SmsNotTakenError when the gateway clearly refused the
 * message or it never left; after any other error it may have been sent.
 */
export type SendSms = (sms: Sms) => Promise<void>;

/** `+21620123478` → `+216 ** *** *78` */
export function maskPhone(phone: string): string {
  return `+216 ** *** *${phone.slice(-2)}`;
}
