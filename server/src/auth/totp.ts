import createQrCode from 'qrcode-generator';
import { Secret, TOTP } from 'otpauth';

const issuer = 'Soumdar';
/** Of clocks that differ: one step of 30 seconds before and after. */
const stepsAround = 1;

/** SHA-1, six digits, 30 seconds: what every authenticator app takes. */
const totpOf = (secret: Uint8Array, label = '') =>
  new TOTP({ issuer, label, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });

export const newTotpSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

/** The time step that a code is of (RFC 6238); undefined for a wrong one, or one not newer than `lastStep`. */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  now: Date,
  lastStep = -Infinity,
): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: stepsAround });
  const step = delta === null ? undefined : totp.counter({ timestamp }) + delta;
  return step !== undefined && step > lastStep ? step : undefined;
}

export function describeTotp(secret: Uint8Array, email: string) {
  const totp = totpOf(secret, email);
  const url = totp.toString();
  return { secret: totp.secret.base32, url, qr: qrOf(url) };
}

/** Each dark module is a square of the path. */
function qrOf(text: string): { size: number; path: string } {
  const code = createQrCode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const modules = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const);
  const dark = modules.filter(([x, y]) => code.isDark(y, x));
  return { size, path: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('') };
}
