import { type ZoneList } from '@soumdar/contract';
import { formatPerM2, formatAdvertisements } from '@soumdar/words/formats';
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
        <p className="mt-2">Trop peu d’annonces ici pour donner un prix.</p>
      ) : (
        <p className="mt-2">
          <strong className="text-2xl text-sea-deep tabular-nums">{formatPerM2(medianPerSqm)}</strong> {unit}
        </p>
      )}
      {lowPerSqm === null || highPerSqm === null ? null : (
        <p>
          8 sur 10 entre {formatPerM2(lowPerSqm)} et {formatPerM2(highPerSqm)}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {formatAdvertisements(count)}, {homes}
      </p>
    </ZoneCard>
  );
}
