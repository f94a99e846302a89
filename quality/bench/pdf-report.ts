import { measuredCalls } from './calls.ts';
import type { Product } from './product.ts';

/** What one report in PDF costs. */
export interface PdfMeasure {
  /** of the whole product, calls and database included; null where the system does not tell */
  processorMs: number | null;
  /** of the first, by a thread that has drawn nothing yet */
  firstProcessorMs: number | null;
  bytes: number;
}

/** An account has 30 a day. */
const reports = 25;

export async function measurePdf(product: Product): Promise<PdfMeasure> {
  const { address, headers } = product;
  const { path, method, body, headers: jsonHeaders } = measuredCalls(product).estimate;
  const estimated = await fetch(new URL(path, address), { method, body, headers: jsonHeaders });
  const { data } = (await estimated.json()) as { data: { id: string } };
  let bytes = 0;
  const make = async () => {
    const answer = await fetch(new URL(`/api/user/estimations/${data.id}/report.pdf`, address), { headers });
    if (!answer.ok) throw new Error(`a report answered ${answer.status}`);
    bytes = (await answer.arrayBuffer()).byteLength;
  };
  const firstProcessorMs = await processorMsOf(product, make);
  const processorMs = await processorMsOf(product, async () => {
    for (let made = 0; made < reports; made += 1) await make();
  });
  return { processorMs: processorMs === null ? null : processorMs / reports, firstProcessorMs, bytes };
}

async function processorMsOf(product: Product, work: () => Promise<void>): Promise<number | null> {
  const before = await product.processorMs();
  await work();
  const after = await product.processorMs();
  return before === null || after === null ? null : after - before;
}
