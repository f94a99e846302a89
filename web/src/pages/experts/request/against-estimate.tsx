import { type ExpertRequest } from '@soumdar/contract';
import { sideView } from '@soumdar/views';
import { againstEstimate } from '@soumdar/words/experts-request';
import { answeredSurface } from './answer-rules.ts';

/** The automatic price may be hidden from the owner as too unsure. */
export function AgainstEstimate({ price, request }: { price: number; request: ExpertRequest }) {
  const { details, estimate, propertyType: type } = request;
  const automatic = estimate?.estimation.netPrice ?? null;
  const isReliable = estimate ? sideView('sale', { type, details }, estimate).kind === 'estimated' : false;
  const reference = automatic === null ? null : { price: automatic, isReliable };
  return <span className="tabular-nums">{againstEstimate(price, answeredSurface(request), reference)}</span>;
}
