import type { Transaction } from '@soumdar/engine';
import { z } from 'zod';

export type ByTransaction<Value> = Record<Transaction, Value>;

/** The API names transactions in French. */
export function byTransaction<Schema extends z.ZodType, Both extends z.ZodRawShape>(
  schema: Schema,
  both = {} as Both,
) {
  type Values = ByTransaction<z.output<Schema>> & z.output<z.ZodObject<Both>>;
  const wire = z.object({ vente: schema, location: schema, ...both });
  return z.codec(wire, z.custom<Values>(isByTransaction), {
    decode: (value) => {
      const { vente, location, ...rest } = value as Record<string, unknown>;
      return { sale: vente, rent: location, ...rest } as Values;
    },
    encode: ({ sale, rent, ...rest }) =>
      ({ vente: sale, location: rent, ...rest }) as unknown as z.output<typeof wire>,
  });
}

const isByTransaction = (value: unknown) => typeof value === 'object' && value !== null && 'sale' in value;

/** Versions before 0.2 stored values as the API has them. */
export const stored = <Wire extends z.ZodType, Inside extends z.ZodType>(codec: z.ZodCodec<Wire, Inside>) =>
  z.union([codec.out, codec]) as unknown as z.ZodType<z.output<Inside>, z.output<Inside>>;

const wireNames = { sale: 'vente', rent: 'location' } as const;

export const wireTransactionSchema = z.codec(z.enum(['vente', 'location']), z.enum(['sale', 'rent']), {
  decode: (name) => (name === 'vente' ? 'sale' : 'rent'),
  encode: (transaction) => wireNames[transaction],
});
