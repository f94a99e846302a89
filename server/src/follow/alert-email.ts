import { manualRequestsAddress, sitePaths, type EurRate } from '@soumdar/contract';
import type { AwaitedFigure, DueFollow, FollowedValue, NoFigure } from '@soumdar/db';
import { zoneTree } from '@soumdar/listings';
import { roundings } from '@soumdar/rules';
import { isWide } from '@soumdar/views';
import { modelDay, trustTexts } from '@soumdar/words/estimate';
import { eurosText, eurRateText } from '@soumdar/words/euros';
import { formatChange, formatLongDate, formatPrice, formatRent, formatSurface } from '@soumdar/words/formats';
import { propertyTypeLabels } from '@soumdar/words/labels';
import type { EmailContent } from '../email/templates/layout.ts';
import { hasNews, type PropertyNews, type SideNews } from './news.ts';

/** A followed property as an email tells it. */
export interface NotifiedProperty extends Pick<DueFollow, 'follow' | 'property'> {
  news: PropertyNews;
  /** its points since the owner was last told, oldest first, the newest included */
  points: FollowedValue[];
  /** whether the method of the newest is another than when the owner was last told */
  newMethod: boolean;
}

/** One email for all that an account follows or waits for: first what is new, then how each stands. Nothing personal in the subject. */
export function alertEmail(
  notified: NotifiedProperty[],
  covered: AwaitedFigure[] = [],
  eurRate?: EurRate,
): EmailContent {
  const fresh = notified.filter(({ news }) => hasNews(news));
  const sentences = [...covered.map(coveredSentence), ...fresh.flatMap((one) => sentencesOf(one))]
    // what holds of several figures stands once, after the last of them
    .filter((sentence, at, all) => !all.includes(sentence, at + 1));
  return {
    ...headOf(fresh.length, covered.length),
    paragraphs:
      sentences.length > 0
        ? sentences
        : [
            'Rien de net depuis notre dernier email : les estimations ont trop peu bougé pour y voir une hausse ou une baisse. Voici où elles en sont.',
          ],
    ...(notified.length > 0 && { figures: notified.flatMap((one) => rowsOf(one, eurRate)) }),
    button:
      notified.length > 0
        ? { label: 'Voir leur évolution', path: sitePaths.dashboard }
        : { label: 'Voir mes demandes', path: manualRequestsAddress },
    closing: [
      ...(eurRate ? [`En euros : ${eurRateText(eurRate)}.`] : []),
      'Ces chiffres viennent de prix demandés dans des annonces. Ce sont des estimations : le prix signé dépend aussi de l’état du bien et de la négociation.',
    ].filter(() => notified.length > 0),
  };
}

function headOf(fresh: number, covered: number): Pick<EmailContent, 'subject' | 'title'> {
  const both = (text: string) => ({ subject: text, title: text });
  if (fresh > 0) return both('Du nouveau sur vos biens suivis');
  if (covered > 0) return both('Une estimation est maintenant possible');
  return {
    subject: 'Vos biens suivis : le point du trimestre',
    title: 'Vos biens suivis, ce trimestre',
  };
}

const coveredSentence = (property: AwaitedFigure) =>
  `${titleOf(property)} : les annonces autour suffisent maintenant pour l’estimer. Vous le ferez en deux minutes depuis « Demandes manuelles », dans votre tableau de bord.`;

/** 'Maison de Papi', else 'Appartement de 101 m², La Soukra': the place, never the address. */
function titleOf({
  property_type,
  details,
  name,
  lat,
  lng,
}: Pick<DueFollow['property'], 'property_type' | 'details' | 'lat' | 'lng'> & {
  name?: string | null;
}): string {
  if (name) return name;
  const tree = zoneTree();
  const place = tree.zones.get(tree.zoneAt({ lat, lng }))!.name;
  const { surface } = details as { surface: number };
  return `${propertyTypeLabels[property_type]} de ${formatSurface(surface)}, ${place}`;
}

const sideNames = { sale: 'prix de vente', rent: 'loyer' } as const;

function sentencesOf({ property, follow, news, ...since }: NotifiedProperty): string[] {
  const title = titleOf(property);
  return news.sides.flatMap((side) => {
    if (side.kind === 'still') return [];
    const name = sideNames[side.side];
    if (side.kind === 'first_figure')
      return [`${title} : les annonces autour suffisent maintenant pour estimer son ${name}.`];
    const change = side.price! / side.notified! - 1;
    const direction = change > 0 ? 'plus' : 'moins';
    const share = shareOf(Math.abs(change));
    return [
      `${title} : nous estimons maintenant son ${name} à ${figureText(side.side, side.price!)}, soit ${share} de ${direction} que le ${formatLongDate(follow.told_at)}.`,
      causesOf(side, since),
    ];
  });
}

const figureText = (side: SideNews['side'], price: number) =>
  side === 'sale' ? formatPrice(roundings.sale.price(price)) : formatRent(roundings.rent.price(price));

/** '4 %', of 0.04 */
const shareOf = (part: number) => formatChange(part).replace(/^\+\s/, '');

/** What moved a price over several points: the causes of each, added up. */
function causesOf(
  { side, ...news }: SideNews,
  { points, newMethod }: Pick<NotifiedProperty, 'points' | 'newMethod'>,
): string {
  const sum = (key: 'sale_index' | 'sale_listings' | 'sale_model' | 'rent_listings' | 'rent_model') =>
    points.reduce<number | null>((total, point) => {
      const part = point[key];
      return total === null || part === null ? null : total + part;
    }, 0);
  const [listings, model] = [sum(`${side}_listings`), sum(`${side}_model`)];
  if (newMethod)
    return 'Notre méthode de calcul a changé entre-temps : une part de l’écart en vient, sans que nous sachions dire laquelle.';
  if (listings === null || model === null)
    return 'Nous ne savons pas dire cette fois quelle part de l’écart vient du marché et quelle part de notre calcul.';
  const notified = (log: number) => formatChange(Math.exp(log) - 1);
  const index = side === 'sale' ? sum('sale_index') : null;
  const learned = modelDay(points.at(-1)!.model_version);
  const causes = [
    ...(index === null ? [] : [`${notified(index)} par l’indice officiel des prix (INS)`]),
    `${notified(listings)} par les annonces autour`,
    // it moved nothing while it stayed the same
    ...(model === 0 ? [] : [`${notified(model)} par notre calcul, refait le ${learned}`]),
  ];
  const noise = shareOf(Math.exp(news.noise) - 1);
  return `D’où vient cet écart : ${causes.join('\u00a0; ')}. Nos estimations varient d’environ ${noise} d’une mise à jour à l’autre, même si le marché ne bouge pas : cet écart est plus grand.`;
}

const noFigureTexts: Record<NoFigure, string> = {
  not_covered: 'plus d’annonce autour',
  too_few: 'trop peu d’annonces autour',
  fault: 'pas calculé cette fois',
};

function rowsOf(
  { property, news }: NotifiedProperty,
  eurRate: EurRate | undefined,
): { label: string; value: string }[] {
  const title = titleOf(property);
  const shown = news.sides.filter(({ price }) => price !== null);
  if (shown.length === 0)
    return [{ label: title, value: news.noFigure ? noFigureTexts[news.noFigure] : 'pas de chiffre fiable' }];
  return shown.map(({ side, price, notified, range }) => {
    const change = notified === null ? '' : ` (${formatChange(price! / notified - 1)})`;
    const parts = [
      `${figureText(side, price!)}${change}`,
      ...(eurRate ? [eurosText(side === 'sale' ? 'sale' : 'rent', price!, eurRate)] : []),
      ...(isWide(range) ? [trustTexts.orderOfMagnitude.toLowerCase()] : []),
    ];
    return { label: `${title}, ${sideNames[side]}`, value: parts.join(', ') };
  });
}
