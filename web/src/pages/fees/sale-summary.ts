import type { Sale, SaleKind } from '@soumdar/rules';
import { formatLongDate, formatPrice, formatSurface } from '@soumdar/words/formats';

const kinds: Record<SaleKind, string> = {
  resale: 'Bien vendu par un particulier',
  newHome: 'Logement neuf vendu par un promoteur agréé',
  buildingLand: 'Terrain vendu pour y bâtir son logement',
};

/** What was asked, for paper, which does without the form. */
export function saleSummary({ kind, day, fromAbroad, surfaceM2, bought }: Sale): string {
  const plot = surfaceM2 === undefined ? '' : `, ${formatSurface(surfaceM2)}`;
  const paid = fromAbroad ? 'tout en devises par un Tunisien de l’étranger' : 'en dinars';
  const before = bought
    ? ` Acheté ${formatPrice(bought.priceDt)} le ${formatLongDate(bought.day)}${bought.costsDt > 0 ? `, frais et travaux ${formatPrice(bought.costsDt)}` : ''}.`
    : '';
  return `${kinds[kind]}${plot}, le ${formatLongDate(day)}, réglé ${paid}.${before}`;
}
