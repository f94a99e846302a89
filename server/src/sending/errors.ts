/** The message was certainly not taken, so sending it again cannot deliver it twice. */
export class NotTakenError extends Error {
  override name = 'NotTakenError';
}

/** The gateway could not be reached, or never answered before the message was sent. */
export class UnreachedError extends NotTakenError {
  override name = 'UnreachedError';
}

/** The gateway was not asked, and will not be for `waitSeconds`. */
export class HeldBackError extends NotTakenError {
  override name = 'HeldBackError';
  readonly waitSeconds: number;

  constructor(message: string, waitSeconds: number) {
    super(message);
    this.waitSeconds = waitSeconds;
  }
}

/** Sending is paused after trouble with the gateway. */
export class PausedError extends HeldBackError {
  override name = 'PausedError';

  constructor(gateway: string, waitSeconds: number) {
    super(`sending pauses after trouble with ${gateway}`, waitSeconds);
  }
}
