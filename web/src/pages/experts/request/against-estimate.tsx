import { type ExpertRequest } from '@soumdar/contract';
import { sideView } from '@soumdar/views';
import { againstEstimate } from '@soumdar/words/experts-request';

/** How the price lies to the automatic one, which the owner may not see for being too unsure. */
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
