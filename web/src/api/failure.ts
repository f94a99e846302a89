import { apiErrors } from '@soumdar/contract';

export type FailureType =
  'network' | 'validation' | 'unauthorized' | 'forbidden' | 'rate_limit' | 'server' | 'unknown';

/** The site itself found that the answer breaks the contract. */
export const invalidAnswer = 'Invalid response from server';

type FailureFields = Omit<ApiFailure, keyof Error>;
type Fields = { type: FailureType } & { [Field in keyof FailureFields]?: FailureFields[Field] | undefined };

/** `text` is the server's English text, or empty. */
export class ApiFailure extends Error {
  readonly type: FailureType;
  readonly status: number;
  readonly text: string;
  /** the server's stable code, else the code of the text, else empty */
  readonly code: string;
  readonly nextStep: string | undefined;
  /** id of the pending registration, with `nextStep` */
  readonly registration: string | undefined;
  /** of a login that awaits its second factor, with `nextStep` */
  readonly token: string | undefined;
  /** the pending registration is verified by email */
  readonly abroad: boolean;
  /** seconds; undefined if the server stated none */
  readonly waitTime: number | undefined;
  readonly details: { field: string; message: string }[];
  readonly data: unknown;
  /** true if the answer ended the session, which is then already cleared */
  readonly sessionExpired: boolean;

  constructor(fields: Fields) {
    super(fields.sessionExpired ? 'Session expired. Please log in again.' : fields.text || fields.type);
    this.type = fields.type;
    this.status = fields.status ?? 0;
    this.text = fields.text ?? '';
    this.code = fields.code ?? codeOf(this.text);
    this.nextStep = fields.nextStep;
    this.registration = fields.registration;
    this.token = fields.token;
    this.abroad = fields.abroad ?? false;
    this.waitTime = fields.waitTime;
    this.details = fields.details ?? [];
    this.data = fields.data;
    this.sessionExpired = fields.sessionExpired ?? false;
  }
}

function codeOf(text: string): string {
  return Object.values(apiErrors).find((error) => error.text === text)?.code ?? '';
}

export function asFailure(thrown: unknown): ApiFailure {
  return thrown instanceof ApiFailure ? thrown : new ApiFailure({ type: 'unknown' });
}

export const isRetryable = ({ type }: ApiFailure) => type === 'network' || type === 'server';
