import type { Settings } from './settings.ts';

export function addressOf({ host, publicUrl }: Settings, port: number): string {
  if (publicUrl !== undefined) return publicUrl;
  const name = host === '127.0.0.1' || host === '::1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
