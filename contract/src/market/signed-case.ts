import { shownFromScore } from '../estimation/confidence.ts';
import { storedRecordSchema } from '../estimation/history.ts';
import type { PropertyType, Transaction } from '../vocabulary.ts';

/** As stored. */
interface SignedPrice {
  kind: 'sold' | 'let';
  price: number;
  estimation: { property_type: PropertyType; result: object; confidence?: unknown; comparables?: unknown };
}

interface SignedCase {
  transaction: Transaction;
  type: PropertyType;
  estimate: number;
  asking: number | null;
  price: number;
}

const storedSchema = storedRecordSchema.pick({ result: true, confidence: true, comparables: true });

/** Beside what its estimate said; undefined where that showed no figure. */
export function signedCaseOf({ kind, price, estimation }: SignedPrice): SignedCase | undefined {
  const { result, confidence, comparables } = storedSchema.parse(estimation);
  const transaction = kind === 'sold' ? 'sale' : 'rent';
  const estimate = kind === 'sold' ? result.netPrice : result.monthlyRent;
  if (estimate === null || (confidence?.[transaction].score ?? 0) < shownFromScore) return undefined;
  const asking = (comparables?.[transaction] ?? [])
    .flatMap(({ adjustedPrice }) => adjustedPrice ?? [])
    .sort((a, b) => a - b);
  const middle = asking[Math.floor(asking.length / 2)];
  return { transaction, type: estimation.property_type, estimate, asking: middle ?? null, price };
}
