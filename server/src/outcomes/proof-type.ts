import type { ProofType } from '@soumdar/contract';

const beginnings: Record<ProofType, Buffer> = {
  'application/pdf': Buffer.from('%PDF-'),
  'image/jpeg': Buffer.from('ffd8ff', 'hex'),
  'image/png': Buffer.from('89504e470d0a1a0a', 'hex'),
};

/** By its first bytes, whatever the sender calls it; nothing else of the file is looked at. */
export function proofTypeOf(file: Buffer): ProofType | undefined {
  const found = Object.entries(beginnings).find(([, bytes]) => file.subarray(0, bytes.length).equals(bytes));
  return found?.[0] as ProofType | undefined;
}
