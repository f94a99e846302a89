import { isOurs, type FromWorker, type ProcessMetrics, type ToWorker } from './messages.ts';

/** The other processes of the same start. */
export interface Peers {
  /** others take calls already, so this process may wait until it can answer */
  serve: boolean;
  /** With the number of the process as the label `worker`. */
  readMetrics(): Promise<string>;
  shareMetrics(read: () => Promise<ProcessMetrics>): void;
}

const othersServe = 'SOUMDAR_OTHERS_SERVE';

export function environmentOfPeer(serve: boolean): Record<string, string> {
  return { [othersServe]: serve ? 'yes' : '' };
}

export function connectToPeers(): Peers {
  const waiting = new Map<number, (text: string) => void>();
  let count = 0;
  let readOwn = async (): Promise<ProcessMetrics> => [];

  process.on('message', (message: unknown) => {
    if (!isOurs(message)) return;
    const stated = message as ToWorker;
    if (stated.soumdar === 'allMetrics') {
      waiting.get(stated.id)?.(stated.text);
      waiting.delete(stated.id);
    } else void readOwn().then((metrics) => tellSupervisor({ soumdar: 'metrics', id: stated.id, metrics }));
  });

  return {
    serve: process.env[othersServe] === 'yes',
    readMetrics() {
      count += 1;
      const id = count;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        void tellSupervisor({ soumdar: 'readAllMetrics', id });
      });
    },
    shareMetrics(read) {
      readOwn = read;
    },
  };
}

/** This process may end once the message has left it. */
export function tellSupervisor(message: FromWorker): Promise<void> {
  return new Promise((sent) => {
    process.send?.(message, undefined, undefined, () => sent());
  });
}
