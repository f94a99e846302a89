import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '../browser/journey.ts';
import { address as journeysAddress, appKey, outsideAddress } from '../browser/product.ts';

const root = join(import.meta.dirname, '..', '..');
const port = Number(new URL(journeysAddress).port) + 2;
const address = `http://localhost:${port}`;

// on one port
test.describe.configure({ mode: 'default' });

let folder: string;
let development: ChildProcess;
/** Settles once it is gone, and its server, which writes to the same output. */
let gone: Promise<unknown>;
let output: string;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soumdar-development-'));
  output = '';
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: '',
    // three starts that learn a market would take a minute and both cores
    LISTINGS_SAMPLE: 'off',
    TILE_URL: `${outsideAddress}/{z}/{x}/{y}.png`,
  };
  development = spawn(process.execPath, [join(root, 'scripts', 'dev.ts')], { env });
  gone = once(development, 'close');
  for (const stream of [development.stdout, development.stderr])
    stream?.on('data', (text) => (output += stripVTControlCharacters(String(text))));
});

test.afterEach(async () => {
  development.kill('SIGTERM');
  await gone;
  rmSync(folder, { recursive: true });
});

test('npm run dev serves pages in both languages that may call its server, and starts the server anew when its sources change', async ({
  page,
}) => {
  await expect.poll(() => output, { timeout: 120_000 }).toContain(`Local:   ${address}/`);
  await page.goto(`${address}/login`);
  await expect(page).toHaveTitle('Connexion · Soumdar');
  await page.getByLabel('Email', { exact: true }).fill('amel@exemple.tn');
  await page.getByLabel('Mot de passe', { exact: true }).fill('jasmin-de-nuit');
  const login = page.waitForResponse('**/api/auth/login');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  expect((await login).status()).toBe(401);
  await expect(page.getByText('Email ou mot de passe incorrect').first()).toBeVisible();

  await page.goto(`${address}/ar/login`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تسجيل الدخول');

  const restartsOnceChanged = () => {
    const now = new Date();
    utimesSync(join(root, 'server', 'src', 'main.ts'), now, now);
    return output.match(/The server starts anew/g)?.length ?? 0;
  };
  await expect.poll(restartsOnceChanged).toBeGreaterThan(0);
  // more patient than the page: on a busy machine two starts take longer than its twenty seconds
  const patient = page.request.post(`${address}/api/auth/login`, {
    headers: { 'x-api-key': appKey },
    data: { email: 'amel@exemple.tn', password: 'jasmin-de-nuit' },
    timeout: 120_000,
  });
  // a change while the call waits for the server: it waits for the next one
  await expect.poll(restartsOnceChanged).toBeGreaterThan(1);
  expect((await patient).status()).toBe(401);
});

test('npm run dev told to end while its server starts leaves nothing running', async () => {
  // its data show that the server has begun to start
  await expect.poll(() => readdirSync(folder)).not.toEqual([]);
  development.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
});
