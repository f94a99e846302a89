import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A network link to the database that can be made slow, as a busy or a failing server is. */
export interface SlowLink {
  /** the database's address, by way of the link */
  url: string;
  /** Every answer of the database arrives so much later, until changed. */
  delayMs: number;
  close(): void;
}

/** Passes bytes between the product and the database at `url`. */
export async function startSlowLink(url: string): Promise<SlowLink> {
  const database = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((product) => {
    const upstream = connect(Number(database.port), database.hostname);
    for (const socket of [product, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        product.destroy();
        upstream.destroy();
      });
    }
    product.pipe(upstream);
    // one after the other, for a delay may end while bytes are on their way
    let arrivals = Promise.resolve();
    upstream.on('data', (bytes) => {
      const arrivesAt = performance.now() + link.delayMs;
      arrivals = arrivals.then(() => until(arrivesAt)).then(() => void product.write(bytes));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  const link: SlowLink = {
    url: through.href,
    delayMs: 0,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return link;
}

async function until(moment: number): Promise<void> {
  const left = moment - performance.now();
  if (left > 0) await delay(left);
}
