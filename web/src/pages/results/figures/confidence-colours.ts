import type { ConfidenceCode } from '@soumdar/contract';

export const confidenceColours: Record<ConfidenceCode, { text: string; tint: string; bar: string }> = {
  veryReliable: { text: 'text-good', tint: 'bg-good-tint', bar: 'bg-good' },
  reliable: { text: 'text-fair', tint: 'bg-fair-tint', bar: 'bg-fair' },
  moderate: { text: 'text-modest', tint: 'bg-modest-tint', bar: 'bg-modest' },
  weak: { text: 'text-poor', tint: 'bg-poor-tint', bar: 'bg-poor' },
};
