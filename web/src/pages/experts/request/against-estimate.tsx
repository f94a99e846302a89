import { type ExpertRequest } from '@soumdar/contract';
import { sideView } from '@soumdar/views';
import { againstEstimate } from '@soumdar/words/experts-request';

/** The automatic price may be hidden from the owner as too unsure. */
export function AgainstEstimate({
  price,
  request: { details, estimate, propertyType: type },
}: {
  price: number;
  request: ExpertRequest;
}) {
  const automatic = estimate?.estimation.netPrice ?? null;
  const isReliable = estimate ? sideView('sale', { type, details }, estimate).kind === 'estimated' : false;
  const reference = automatic === null ? null : { price: automatic, isReliable };
  return <span className="tabular-nums">{againstEstimate(price, details.surface, reference)}</span>;
}
