/** Sent now or never, or again later when nothing can be sent now. */
export type Urgency = 'atOnce' | 'mayWait';

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

/** No connection to the gateway came about. */
export class SmsUnreachedError extends SmsNotTakenError {
  override name = 'SmsUnreachedError';
}

/** The gateway was not asked, and is not for so long. */
export class SmsHeldBackError extends SmsNotTakenError {
  override name = 'SmsHeldBackError';
  readonly waitSeconds: number;

  constructor(message: string, waitSeconds: number) {
    super(message);
    this.waitSeconds = waitSeconds;
  }
}

/** After trouble with the gateway sending pauses. */
export class SmsPausedError extends SmsHeldBackError {
  override name = 'SmsPausedError';

  constructor(waitSeconds: number) {
    super('sending pauses after trouble with the gateway', waitSeconds);
  }
}

/**
 * Resolves once the gateway took the message. What it rejects with is a SmsNotTakenError when the gateway said in its
 * own words that it refuses, or the message never left; anything else may have been sent.
 */
export type SendSms = (sms: Sms) => Promise<void>;

/** `+21620123478` → `+216 ** *** *78` */
export function maskPhone(phone: string): string {
  return `+216 ** *** *${phone.slice(-2)}`;
}
