import { rm } from 'node:fs/promises';
import { copyOfPreparedData, passTime, query } from './data.ts';
import { startOutside, type Outside } from './outside.ts';
import { signUp, type Member, type Person } from './people.ts';
import { startProduct, type RunningProduct } from '../../product/start-product.ts';
import { visitorOf, type Visitor } from './visitor.ts';

/** A running product, stand-ins for the services it calls, and the means to create visitors. */
export interface Stage {
  address: string;
  dataDir: string;
  outside: Outside;
  product: RunningProduct;
  /** A visitor at a new network address, unless one is given. */
  visitor(from?: string, token?: string): Visitor;
  signUp(person?: Person): Promise<Member>;
  /** A signed-in expert. */
  expert(): Promise<Member>;
  pass(seconds: number): Promise<void>;
  query(sql: string): ReturnType<typeof query>;
  close(): Promise<void>;
}

/** Starts the product on its own data: no accounts yet, and a market of a few flats. */
export async function openStage(settings: Record<string, string> = {}): Promise<Stage> {
  const dataDir = await copyOfPreparedData();
  const outside = await startOutside();
  const product = await startProduct({
    LISTINGS_SAMPLE: 'off',
    ...outside.settings,
    TRUST_PROXY: '127.0.0.1',
    SMS_DAILY_CEILING: '100000',
    ...settings,
    DATA_DIR: dataDir,
  });
  async function clear() {
    outside.close();
    await rm(dataDir, { recursive: true });
  }
  if ('output' in product) {
    await clear();
    throw new Error(`The product did not start: ${product.output}`);
  }
  const { address } = product;
  return {
    address,
    dataDir,
    outside,
    product,
    visitor: (from, token) => visitorOf(address, { from, token }),
    signUp: (person) => signUp(address, outside, person),
    async expert() {
      const expert = await signUp(address, outside);
      await query(dataDir, `update accounts set role = 'expert' where email = '${expert.email}'`);
      return expert;
    },
    pass: (seconds) => passTime(dataDir, seconds),
    query: (sql) => query(dataDir, sql),
    async close() {
      await product.stop();
      await clear();
    },
  };
}
