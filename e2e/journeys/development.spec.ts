import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '../journey.ts';
import { address as journeysAddress, outsideAddress } from '../product.ts';

const root = join(import.meta.dirname, '..', '..');
const port = Number(new URL(journeysAddress).port) + 2;
const address = `http://localhost:${port}`;

let folder: string;
let development: ChildProcess;
let output = '';

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'soumdar-development-'));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    TILE_URL: `${outsideAddress}/{z}/{x}/{y}.png`,
  };
  development = spawn(process.execPath, [join(root, 'scripts', 'dev.ts')], { env });
  for (const stream of [development.stdout, development.stderr])
    stream?.on('data', (text) => (output += stripVTControlCharacters(String(text))));
  await expect.poll(() => output, { timeout: 120_000 }).toContain(`Local:   ${address}/`);
});

test.afterAll(async () => {
  const ended = once(development, 'exit');
  development.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
});

test('npm run dev serves pages that may call its server, and starts the server anew when its sources change', async ({
  page,
}) => {
  await page.goto(`${address}/login`);
  await expect(page).toHaveTitle('Connexion · Soumdar');
  await page.getByLabel('Email', { exact: true }).fill('amel@exemple.tn');
  await page.getByLabel('Mot de passe', { exact: true }).fill('jasmin-de-nuit');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Email ou mot de passe incorrect').first()).toBeVisible();

  const now = new Date();
  utimesSync(join(root, 'server', 'src', 'main.ts'), now, now);
  await expect.poll(() => output).toContain('The server starts anew');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect.poll(() => output.match(/^Soumdar: /gm)?.length).toBe(2);
  await expect(page.getByText('Email ou mot de passe incorrect').first()).toBeVisible();
});
