import { measuredCalls } from './calls.ts';
import { measureFollowing, type FollowingMeasure } from './following.ts';
import { measureOverload, type OverloadMeasure } from './overload.ts';
import { measurePdf, type PdfMeasure } from './pdf-report.ts';
import { withEmptyDatabase } from './postgres.ts';
import { startBenchProduct, type Product } from './product.ts';
import { measureRoutes, type RouteMeasure } from './throughput.ts';

export interface HttpMeasure {
  database: 'embedded' | 'PostgreSQL';
  routes: RouteMeasure[];
  overload: OverloadMeasure[];
  pdf: PdfMeasure;
  following: FollowingMeasure;
}

const timesCapacity = [0.5, 1, 2, 5];

/** Measures the product over HTTP on the embedded database and, where there is a server, on PostgreSQL. */
export async function measureHttp(seconds: number, postgresUrl: string | undefined): Promise<HttpMeasure[]> {
  const embedded = { database: 'embedded' as const, ...(await measured(await startBenchProduct(), seconds)) };
  if (postgresUrl === undefined) return [embedded];
  const onPostgres = await withEmptyDatabase(postgresUrl, async (url) =>
    measured(await startBenchProduct(url), seconds, url),
  );
  return [embedded, { database: 'PostgreSQL', ...onPostgres }];
}

async function measured(
  product: Product,
  seconds: number,
  databaseUrl?: string,
): Promise<Omit<HttpMeasure, 'database'>> {
  try {
    const routes = await measureRoutes(product, seconds);
    const { path } = measuredCalls(product).estimate;
    const capacity = routes.find(({ route }) => route.endsWith(path))!.perSecond;
    const overload = await measureOverload(product, capacity, timesCapacity, seconds);
    const pdf = await measurePdf(product);
    return { routes, overload, pdf, following: await measureFollowing(product, databaseUrl) };
  } finally {
    await product.stop();
  }
}
