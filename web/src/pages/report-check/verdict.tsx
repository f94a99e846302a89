import { formatLongDate, formatSurface, type CheckedReport } from '@soumdar/contract';
import { propertyTypeLabel } from '../../labels.ts';
import { Notice } from '../../ui/notice.tsx';
import { ageText } from './age.ts';

/** What a check found, in a word and in a sentence. */
export function Verdict({ checked, now }: { checked: CheckedReport; now: Date }) {
  const { outcome, report } = checked;
  if (report) return <Genuine report={report} now={now} />;
  return (
    <Notice look="warning" role="status" className="mt-6">
      <p className="font-bold">{outcome === 'inconnu' ? 'Inconnu' : 'Non conforme'}</p>
      <p>
        {outcome === 'inconnu'
          ? 'Aucun rapport ne porte ce numéro, ou l’estimation a été effacée depuis. Relisez le numéro imprimé.'
          : 'Un rapport porte ce numéro, mais pas ce montant. Relisez le montant imprimé : s’il est bien celui que vous avez tapé, ce rapport a été modifié.'}
      </p>
    </Notice>
  );
}

function Genuine({ report, now }: { report: NonNullable<CheckedReport['report']>; now: Date }) {
  const { madeAt, byExpert, propertyType, surface, side, current } = report;
  const what = side === 'sale' ? 'Ce prix de vente' : 'Ce loyer';
  return (
    <Notice look="success" role="status" className="mt-6">
      <p className="font-bold">Conforme</p>
      <p>
        {what} est bien celui du rapport {byExpert ? 'd’un expert de Soumdar' : 'de Soumdar'} sur ce bien :{' '}
        {propertyTypeLabel(propertyType).toLowerCase()} de {formatSurface(surface)}.
      </p>
      <p className="mt-2">
        Estimation du {formatLongDate(madeAt)} ({ageText(madeAt, now)}).{' '}
        {current
          ? 'C’est la dernière de ce bien.'
          : 'Une estimation plus récente de ce bien existe : demandez-la à son propriétaire.'}
      </p>
    </Notice>
  );
}
