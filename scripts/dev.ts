/**
 * `npm run dev`: the whole product at one address, for development. Vite serves the site of each language and reloads what changes; API
 * calls are forwarded to the server, which is restarted when its sources change.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultLanguage, languages, traits, type Language } from '../words/src/index.ts';
import { createServer, type Plugin, type ServerOptions, type ViteDevServer } from 'vite';
import { servedHead } from '../web/served-head.ts';

const root = join(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 3000);
const serverPort = await findFreePort();
const server = `http://127.0.0.1:${serverPort}`;
const ofServer = [
  '/api',
  '/dev/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap',
  '/apercus/',
  '/carte-des-prix/',
  '/ar/apercus/',
];
const sources = ['server', 'contract', 'engine', 'db', 'listings'].map((part) => join(root, part, 'src'));

let running: ChildProcess | undefined;
let site: ViteDevServer | undefined;
/** By their base path, within `site`. */
const inOtherLanguages = new Map<string, ViteDevServer>();
let ending = false;
// heard before the first start: the server would outlive this process
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
let answers = startServer();

/** Settles once the server answers, or has stopped and printed why. */
async function startServer(): Promise<void> {
  if (ending) return;
  const started = spawn(process.execPath, [join(root, 'server', 'src', 'main.ts')], {
    stdio: 'inherit',
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      PORT: String(serverPort),
      PUBLIC_URL: `http://localhost:${port}`,
    },
  });
  running = started;
  while (started.exitCode === null && started.signalCode === null) {
    const answered = await fetch(`${server}/healthz`).catch(() => undefined);
    if (answered) return;
    await pause(100);
  }
}

/** Waits for the server to end: it holds the database, so the next one can only start afterwards. */
async function stopServer(): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  running.kill('SIGTERM');
  await once(running, 'exit');
}

let restarting = false;
async function restartServer(): Promise<void> {
  if (restarting) return;
  restarting = true;
  console.log('The server starts anew…');
  answers = stopServer().then(() => {
    restarting = false;
    return startServer();
  });
  await answers;
}

/** Settles once the server answers, whatever starts it anew meanwhile. */
async function serverAnswers(): Promise<void> {
  let waitedFor;
  while (waitedFor !== answers) {
    waitedFor = answers;
    await waitedFor;
  }
}

async function findFreePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port: free } = socket.address() as AddressInfo;
  socket.close();
  return free;
}

const isOfServer = (url: string | undefined) => ofServer.some((path) => url?.startsWith(path));

const createSite = (language: Language, options: ServerOptions, plugins: Plugin[] = []) =>
  createServer({
    root: join(root, 'web'),
    mode: language,
    cacheDir: join(root, 'node_modules', '.vite', language),
    plugins: [
      servedHead(() => serverAnswers().then(() => server)),
      {
        name: 'wait-for-server',
        configureServer({ middlewares }) {
          middlewares.use(async (request, _response, next) => {
            if (isOfServer(request.url)) await serverAnswers();
            next();
          });
        },
      },
      ...plugins,
    ],
    server: options,
  });

const otherLanguages: Plugin = {
  name: 'other-languages',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { url = '/' } = request;
      const [, basePath = ''] = /^(\/[^/?]*)/.exec(url) ?? [];
      const other = isOfServer(url) ? undefined : inOtherLanguages.get(basePath);
      if (other) other.middlewares(request, response, next);
      else next();
    });
  },
};

const proxy = Object.fromEntries(ofServer.map((path) => [path, server]));
site = await createSite(defaultLanguage, { port, strictPort: true, host: 'localhost', proxy }, [
  otherLanguages,
]);
for (const language of languages) {
  if (language === defaultLanguage) continue;
  const hmr = { server: site.httpServer! };
  inOtherLanguages.set(traits[language].basePath, await createSite(language, { middlewareMode: true, hmr }));
}
site.watcher.add(sources);
site.watcher.on('all', (_event, file) => {
  if (sources.some((folder) => file.startsWith(folder)) && !/\.test\.ts$|[/\\]testing[/\\]/.test(file))
    void restartServer();
});

async function end(): Promise<void> {
  ending = true;
  await Promise.all([stopServer(), ...[...inOtherLanguages.values(), site].map((one) => one?.close())]);
  process.exit(0);
}

await serverAnswers();
if (!ending) {
  await site.listen();
  site.printUrls();
}
