import { type ZoneList } from '@soumdar/contract';
import { formatPerM2, formatAdvertisements } from '@soumdar/words/formats';
import * as words from '@soumdar/words/prices';
import { ZoneCard } from '../../../components/map/zone-card.tsx';

/** What is asked in a zone for one type of property. */
export function PricedZoneCard({
  zone,
  homes,
  unit,
  onClose,
}: {
  zone: ZoneList['zones'][number];
  /** 'appartements à vendre' */
  homes: string;
  unit: string;
  onClose: () => void;
}) {
  const { count, medianPerSqm, lowPerSqm, highPerSqm } = zone;
  return (
    <ZoneCard zone={zone} onClose={onClose}>
      {medianPerSqm === null ? (
        <p className="mt-2">{words.tooFewHere}</p>
      ) : (
        <p className="mt-2">
          <strong className="text-2xl text-sea-deep tabular-nums">{formatPerM2(medianPerSqm)}</strong> {unit}
        </p>
      )}
      {lowPerSqm === null || highPerSqm === null ? null : <p>{words.eightBetween(lowPerSqm, highPerSqm)}</p>}
      <p className="text-sm text-ink-soft">
        {formatAdvertisements(count)}, {homes}
      </p>
    </ZoneCard>
  );
}
