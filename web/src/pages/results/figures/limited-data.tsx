import {
  limitedDataTitle,
  limitedSentence,
  limitedSides,
  type PropertyType,
  type ShownEstimation,
} from '@soumdar/contract';
import { Notice } from '../../../ui/notice.tsx';

/** Warns where the figures stand on little. */
export function LimitedDataBanner({ type, data }: { type: PropertyType; data: ShownEstimation }) {
  const limited = limitedSides(type, data);
  if (limited.length === 0) return null;
  return (
    <Notice look="warning" role="note" className="mt-5">
      <p className="font-bold text-modest">{limitedDataTitle}</p>
      <ul>
        {limited.map((side) => (
          <li key={side.side}>{limitedSentence(side)}</li>
        ))}
      </ul>
    </Notice>
  );
}
