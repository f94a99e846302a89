import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const packaged = { name: '@sparticuz/chromium', version: '153.0.0' };
const packagedFolder = join(import.meta.dirname, '..', '..', '.cache', 'browser');

function installed(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces].find((path) => existsSync(path));
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  const cli = join(import.meta.dirname, '..', '..', 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { timeout: 180_000, stdio: 'ignore' });
  return existsSync(path) ? path : undefined;
}

/** A Chromium from a registry package, which includes the libraries and fonts that a bare machine lacks. */
async function fromRegistry(): Promise<string> {
  const module = join(packagedFolder, 'node_modules', packaged.name);
  if (!existsSync(module)) {
    mkdirSync(packagedFolder, { recursive: true });
    const wanted = `${packaged.name}@${packaged.version}`;
    const { status, stderr } = spawnSync(
      'npm',
      ['install', '--prefix', packagedFolder, '--no-audit', '--no-fund', '--no-save', wanted],
      { encoding: 'utf8', shell: process.platform === 'win32' },
    );
    if (status !== 0) throw new Error(`No browser here, and ${wanted} could not be installed.\n${stderr}`);
  }
  // the package unpacks its shared libraries only when it believes it runs on AWS Lambda
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs24.x';
  const entry = pathToFileURL(join(module, 'build', 'index.js')).href;
  const { default: registryChromium } = (await import(entry)) as {
    default: { executablePath(): Promise<string> };
  };
  return registryChromium.executablePath();
}

/** The path of an installed Chromium or Chrome, else of Playwright's own, else of one from the package registry. */
export async function findBrowser(): Promise<string> {
  return installed() ?? playwrightsOwn() ?? (await fromRegistry());
}
