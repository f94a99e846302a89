/** Certainly not taken, so that sending it again cannot deliver it twice. */
export class NotTakenError extends Error {
  override name = 'NotTakenError';
}

/** No connection, or no answer before the message was sent. */
export class UnreachedError extends NotTakenError {
  override name = 'UnreachedError';
}

/** The gateway was not called, and will not be for `waitSeconds`. */
export class HeldBackError extends NotTakenError {
  override name = 'HeldBackError';
  readonly waitSeconds: number;

  constructor(message: string, waitSeconds: number) {
    super(message);
    this.waitSeconds = waitSeconds;
  }
}

/** After trouble with the gateway. */
export class PausedError extends HeldBackError {
  override name = 'PausedError';

  constructor(gateway: string, waitSeconds: number) {
    super(`sending pauses after trouble with ${gateway}`, waitSeconds);
  }
}
