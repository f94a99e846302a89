/** Sending the message again cannot deliver it twice. */
export class NotTakenError extends Error {
  override name = 'NotTakenError';
}

export class UnreachedError extends NotTakenError {
  override name = 'UnreachedError';
}

/** The gateway will not be called for `waitSeconds`. */
export class HeldBackError extends NotTakenError {
  override name = 'HeldBackError';
  readonly waitSeconds: number;

  constructor(message: string, waitSeconds: number) {
    super(message);
    this.waitSeconds = waitSeconds;
  }
}

export class PausedError extends HeldBackError {
  override name = 'PausedError';

  constructor(gateway: string, waitSeconds: number) {
    super(`sending pauses after trouble with ${gateway}`, waitSeconds);
  }
}
