import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import { serve } from './serve.ts';

const { folder, address } = workerData as { folder: string; address: string };

const engine = await openEngine(folder);
const server = await serve(engine, address);
parentPort?.once('message', async () => {
  await server.stop();
  await engine.close();
});
parentPort?.postMessage('ready');
