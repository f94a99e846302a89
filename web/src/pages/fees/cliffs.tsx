import { type Cliff, cliffsOf, type Purchase } from '@soumdar/rules';
import { formatPrice } from '@soumdar/words/formats';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { formatWhole } from './amounts.ts';
import { DutyChart } from './duty-chart.tsx';

/** Where one dinar more costs the buyer thousands: drawn, in a table and in words. */
export function Cliffs({
  purchase,
  priceDt,
}: {
  purchase: Purchase;
  /** undefined while none is typed */
  priceDt: number | undefined;
}) {
  const cliffs = cliffsOf(purchase);
  return (
    <FigureBlock title="Les paliers de prix" className="mt-6">
      {cliffs.length > 0 ? (
        <>
          <p className="mt-1 max-w-prose text-ink-soft">
            {purchase.kind === 'newHome' ? 'Logement neuf d’un promoteur' : 'Bien vendu par un particulier'} :
            les droits changent de taux sur tout le prix. Juste au palier, un dinar de plus coûte des milliers
            de dinars à l’acheteur.
          </p>
          <div className="mt-4 grid gap-x-10 gap-y-4 lg:grid-cols-2 print:grid-cols-2">
            <DutyChart purchase={purchase} priceDt={priceDt} />
            <div className="min-w-0">
              <FigureTable columns={['Prix de vente', 'Droits de l’acheteur']}>
                {cliffs.map((cliff) => (
                  <CliffRows key={cliff.priceDt} cliff={cliff} />
                ))}
              </FigureTable>
            </div>
          </div>
        </>
      ) : (
        <p className="mt-1 max-w-prose text-ink-soft">
          {purchase.fromAbroad
            ? 'Pas de palier pour un achat réglé en devises depuis l’étranger : les droits suivent le prix.'
            : 'Pas de palier pour un terrain à bâtir : les droits suivent le prix, et leur taux la surface.'}
        </p>
      )}
    </FigureBlock>
  );
}

/** The dinar before, the dinar after, and what lies between them. */
function CliffRows({ cliff: { priceDt, before, after, rise } }: { cliff: Cliff }) {
  return (
    <>
      <FigureRow name={formatPrice(priceDt - 1)} ruled={false}>
        <Figure>{formatWhole(before)}</Figure>
      </FigureRow>
      <FigureRow name={formatPrice(priceDt)} ruled={false}>
        <Figure>{formatWhole(after)}</Figure>
      </FigureRow>
      <tr className="border-b border-line last:border-0">
        <td colSpan={2} className="pb-3 text-end text-sm font-semibold text-clay">
          un dinar de plus : + {formatWhole(rise)}
        </td>
      </tr>
    </>
  );
}
