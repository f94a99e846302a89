import { launch, type Ended } from './processes.ts';

/** The product as a process of its own. */
export interface Product {
  /** where it listens */
  address: string;
  /** resolves once estimates can be made */
  marketServed: Promise<void>;
  /** Asks it to end, as the operating system does. */
  stop(): Promise<void>;
}

/**
 * Starts the product with these settings.
 *
 * @returns the running product, or how it ended when it did not start
 */
export async function startProduct(settings: Record<string, string>): Promise<Product | Ended> {
  const { child, lines, ended } = launch('server/src/main.ts', [], {
    PORT: '0',
    LISTINGS_SAMPLE: 'off',
    ...settings,
  });
  const listening = Promise.withResolvers<string>();
  const market = Promise.withResolvers<void>();
  lines.on('line', (line) => {
    const address = /Server listening at (http:[^"]+)/.exec(line)?.[1];
    if (address !== undefined) listening.resolve(address);
    if (line.includes('market in service')) market.resolve();
  });
  const first = await Promise.race([listening.promise, ended]);
  if (typeof first !== 'string') return first;
  return {
    address: first,
    marketServed: market.promise,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
