import { type ExpertRequest } from '@soumdar/contract';
import { sideView } from '@soumdar/views';
import { formatPricePerM2 } from '@soumdar/words/formats';
import { gap } from './answer-rules.ts';

/** How the price lies to the automatic one, which the owner may not see for being too unsure. */
export function AgainstEstimate({
  price,
  request: { details, estimate, propertyType: type },
}: {
  price: number;
  request: ExpertRequest;
}) {
  const automatic = estimate?.estimation.netPrice ?? null;
  const unsure = estimate ? sideView('sale', { type, details }, estimate).kind !== 'estimated' : false;
  return (
    <span className="tabular-nums">
      {formatPricePerM2(Math.round(price / details.surface))}
      {automatic === null
        ? ''
        : `, ${gap(price, automatic)} par rapport à l’estimation automatique${unsure ? ' (non fiable)' : ''}`}
    </span>
  );
}
