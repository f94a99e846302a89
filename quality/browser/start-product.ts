/**
 * Starts the product on an empty data folder, or on the advertisements of the file named, with stand-ins for the external services: a
 * geocoder that knows one street, a tile server with one grey tile and an analytics service that accepts everything. No test reaches the
 * public services.
 */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { importListings, launch } from '../product/launch.ts';
import { address, databaseEnvironment, dataFolder, outsideAddress } from './product.ts';

/** 256 px by 256 px of one grey. */
const greyTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAQAAAAEACAAAAAB5Gfe6AAABOElEQVR42u3QgQAAAAwEofcHPY6BrBBaz02AAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAioAyOLDXttq8QcAAAAAElFTkSuQmCC',
  'base64',
);

const outside = createServer((request, response) => {
  if (request.url?.startsWith('/reverse')) {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ display_name: 'Rue du Jasmin, La Soukra, Ariana, Tunisie' }));
  } else if (request.url === '/capture/') {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    response.end();
  } else {
    response.setHeader('content-type', 'image/png');
    response.end(greyTile);
  }
});
outside.listen(Number(new URL(outsideAddress).port), '127.0.0.1');
await once(outside, 'listening');

rmSync(dataFolder, { recursive: true, force: true });
const environment = { ...process.env, ...databaseEnvironment };
const [listings] = process.argv.slice(2);
if (listings !== undefined) {
  const { code, output } = await importListings(listings, environment);
  if (code !== 0) throw new Error(`The advertisements could not be imported: ${output}`);
}
const { child, ended } = launch(
  'server/src/main.ts',
  [],
  {
    ...environment,
    PORT: new URL(address).port,
    GEOCODER_URL: `${outsideAddress}/reverse`,
    TILE_URL: `${outsideAddress}/{z}/{x}/{y}.png`,
    ANALYTICS_HOST: outsideAddress,
    ANALYTICS_KEY: 'journeys',
    SOCIAL_LINKEDIN: 'https://www.linkedin.com/company/soumdar',
    LIMIT_CODES_PER_ADDRESS_HOUR: '1000',
    LIMIT_REGISTRATIONS_PER_ADDRESS_HOUR: '1000',
    LIMIT_LOGINS_PER_ADDRESS_HOUR: '1000',
    LOG_LEVEL: 'warn',
  },
  { onLine: (line) => process.stdout.write(`${line}\n`) },
);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill('SIGTERM'));
const { code, output } = await ended;
process.stderr.write(output);
outside.close();
process.exit(code ?? 1);
