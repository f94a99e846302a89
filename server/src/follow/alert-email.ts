import {
  formatChange,
  formatLongDate,
  formatPrice,
  formatRent,
  formatSurface,
  modelDay,
  propertyTypeLabels,
  roundings,
  sitePaths,
} from '@soumdar/contract';
import type { AwaitedFigure, DueFollow, FollowedValue, NoFigure } from '@soumdar/db';
import { zoneTree } from '@soumdar/listings';
import type { EmailContent } from '../email/templates/layout.ts';
import { hasNews, type PropertyNews, type SideNews } from './news.ts';

/** A followed property as an email tells it. */
export interface ToldProperty extends Pick<DueFollow, 'follow' | 'property'> {
  news: PropertyNews;
  /** its points since the owner was last told, oldest first, the newest included */
  points: FollowedValue[];
  /** whether the method of the newest is another than when the owner was last told */
  newMethod: boolean;
}

/** One email for all that an account follows or waits for: first what is new, then how each stands. Nothing personal in the subject. */
export function alertEmail(told: ToldProperty[], covered: AwaitedFigure[] = []): EmailContent {
  const fresh = told.filter(({ news }) => hasNews(news));
  const sentences = [...covered.map(coveredSentence), ...fresh.flatMap((one) => sentencesOf(one))];
  return {
    ...headOf(fresh.length, covered.length),
    paragraphs:
      sentences.length > 0
        ? sentences
        : ['Aucun n’a bougé plus que ce que nos calculs varient d’eux-mêmes. Voici où ils en sont.'],
    ...(told.length > 0 && { figures: told.flatMap(rowsOf) }),
    button:
      told.length > 0
        ? { label: 'Voir leur évolution', path: sitePaths.dashboard }
        : { label: 'Voir mes demandes', path: `${sitePaths.dashboard}?tab=manual` },
    closing: [
      'Ces chiffres viennent de prix demandés dans des annonces. Ce sont des estimations : le prix signé dépend aussi de l’état du bien et de la négociation.',
    ].filter(() => told.length > 0),
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

function sentencesOf({ property, follow, news, ...since }: ToldProperty): string[] {
  const title = titleOf(property);
  return news.sides.flatMap((side) => {
    if (side.kind === 'still') return [];
    const name = sideNames[side.side];
    if (side.kind === 'first_figure')
      return [`${title} : les annonces autour suffisent maintenant pour estimer son ${name}.`];
    const change = Math.log(side.price! / side.told!);
    const verb = change > 0 ? 'a augmenté' : 'a baissé';
    const share = shareOf(Math.abs(Math.exp(change) - 1));
    const noise = shareOf(Math.exp(side.noise) - 1);
    return [
      `${title} : son ${name} ${verb} de ${share} depuis le ${formatLongDate(follow.told_at)}, plus que les ${noise} dont nos calculs varient d’eux-mêmes. ${causesOf(side, since)}`,
    ];
  });
}

/** '4 %', of 0.04 */
const shareOf = (part: number) => formatChange(part).replace(/^\+\s/, '');

/** What moved a price over several points: the causes of each, added up. */
function causesOf(
  { side }: SideNews,
  { points, newMethod }: Pick<ToldProperty, 'points' | 'newMethod'>,
): string {
  const sum = (key: 'sale_index' | 'sale_listings' | 'sale_model' | 'rent_listings' | 'rent_model') =>
    points.reduce<number | null>((total, point) => {
      const part = point[key];
      return total === null || part === null ? null : total + part;
    }, 0);
  const [listings, model] = [sum(`${side}_listings`), sum(`${side}_model`)];
  if (newMethod)
    return 'Notre méthode de calcul a changé entre-temps : sa part ne peut pas être séparée de celle du marché.';
  if (listings === null || model === null)
    return 'Ce qui vient du marché et ce qui vient de notre calcul ne peut pas être séparé cette fois.';
  const told = (log: number) => formatChange(Math.exp(log) - 1);
  const index = side === 'sale' ? sum('sale_index') : null;
  const learned = modelDay(points.at(-1)!.model_version);
  const causes = [
    ...(index === null ? [] : [`l’indice de l’INS ${told(index)}`]),
    `les annonces autour ${told(listings)}`,
    // it moved nothing while it stayed the same
    ...(model === 0 ? [] : [`le modèle appris à nouveau, du ${learned}, ${told(model)}`]),
  ];
  return `Ce qui l’a fait bouger : ${causes.join('\u00a0; ')}.`;
}

const noFigureTexts: Record<NoFigure, string> = {
  not_covered: 'plus d’annonce autour',
  too_few: 'trop peu d’annonces autour',
  fault: 'pas calculé cette fois',
};

function rowsOf({ property, news }: ToldProperty): { label: string; value: string }[] {
  const title = titleOf(property);
  const shown = news.sides.filter(({ price }) => price !== null);
  if (shown.length === 0)
    return [{ label: title, value: news.noFigure ? noFigureTexts[news.noFigure] : 'pas de chiffre fiable' }];
  return shown.map(({ side, price, told }) => {
    const figure =
      side === 'sale'
        ? formatPrice(roundings.vente.price(price!))
        : formatRent(roundings.location.price(price!));
    const change = told === null ? '' : ` (${formatChange(price! / told - 1)})`;
    return { label: `${title}, ${sideNames[side]}`, value: `${figure}${change}` };
  });
}
