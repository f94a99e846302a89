import { isOurs, type FromWorker, type ProcessMetrics, type ToWorker } from './messages.ts';

/** The other processes of the same start, as one of them sees them. */
export interface Peers {
  /** others take calls already, so that this process need not before it can answer them */
  serve: boolean;
  /** The metrics of all of them, each with the number of its process as the label `worker`. */
  readMetrics(): Promise<string>;
  /** Says how the metrics of this process are read when another one is asked for those of all. */
  shareMetrics(read: () => Promise<ProcessMetrics>): void;
}

const othersServe = 'SOUMDAR_OTHERS_SERVE';

/** Environment of a process that is started beside others. */
export function environmentOfPeer(serve: boolean): Record<string, string> {
  return { [othersServe]: serve ? 'yes' : '' };
}

/** To be called in a process that `superviseWorkers` started. */
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

/** Resolves once the message has left this process, which may then end. */
export function tellSupervisor(message: FromWorker): Promise<void> {
  return new Promise((sent) => {
    process.send?.(message, undefined, undefined, () => sent());
  });
}
