import {
  formatChange,
  formatLongDate,
  formatPrice,
  formatRent,
  formatSurface,
  propertyTypeLabels,
  roundings,
  sitePaths,
} from '@soumdar/contract';
import type { DueFollow, FollowedValue, NoFigure } from '@soumdar/db';
import { zoneTree } from '@soumdar/listings';
import type { EmailContent } from '../email/templates/layout.ts';
import { hasNews, type PropertyNews, type SideNews } from './news.ts';

/** A followed property as an email tells it. */
export interface ToldProperty extends Pick<DueFollow, 'follow' | 'property'> {
  news: PropertyNews;
  /** its points since the owner was last told, the newest included */
  points: FollowedValue[];
}

/** One email for all that an account follows: first what is new, then how each stands. Nothing personal in the subject. */
export function alertEmail(told: ToldProperty[]): EmailContent {
  const fresh = told.filter(({ news }) => hasNews(news));
  const sentences = fresh.flatMap((one) => sentencesOf(one));
  return {
    subject:
      fresh.length > 0 ? 'Du nouveau sur vos biens suivis' : 'Vos biens suivis : le point du trimestre',
    title: fresh.length > 0 ? 'Du nouveau sur vos biens suivis' : 'Vos biens suivis, ce trimestre',
    paragraphs:
      sentences.length > 0
        ? sentences
        : ['Aucun n’a bougé plus que ce que nos calculs varient d’eux-mêmes. Voici où ils en sont.'],
    figures: told.flatMap(rowsOf),
    button: { label: 'Voir leur évolution', path: sitePaths.dashboard },
    closing: [
      'Ces chiffres viennent de prix demandés dans des annonces. Ce sont des estimations : le prix signé dépend aussi de l’état du bien et de la négociation.',
    ],
  };
}

/** 'Maison de Papi', else 'Appartement de 101 m², La Soukra': the place, never the address. */
function titleOf({ property_type, details, name, lat, lng }: DueFollow['property']): string {
  if (name) return name;
  const tree = zoneTree();
  const place = tree.zones.get(tree.zoneAt({ lat, lng }))!.name;
  const { surface } = details as { surface: number };
  return `${propertyTypeLabels[property_type]} de ${formatSurface(surface)}, ${place}`;
}

const sideNames = { sale: 'prix de vente', rent: 'loyer' } as const;

function sentencesOf({ property, follow, news, points }: ToldProperty): string[] {
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
      `${title} : son ${name} ${verb} de ${share} depuis le ${formatLongDate(follow.told_at)}, plus que les ${noise} dont nos calculs varient d’eux-mêmes. ${causesOf(side, points)}`,
    ];
  });
}

/** '4 %', of 0.04 */
const shareOf = (part: number) => formatChange(part).replace(/^\+\s/, '');

/** What moved a price over several points: the causes of each, added up. */
function causesOf({ side }: SideNews, points: FollowedValue[]): string {
  const sum = (key: 'sale_index' | 'sale_listings' | 'sale_model' | 'rent_listings' | 'rent_model') =>
    points.reduce<number | null>((total, point) => {
      const part = point[key];
      return total === null || part === null ? null : total + part;
    }, 0);
  const listings = sum(`${side}_listings`);
  const model = sum(`${side}_model`);
  if (listings === null || model === null)
    return 'Le calcul a changé entre-temps : sa part ne peut pas être séparée de celle du marché.';
  const told = (log: number) => formatChange(Math.exp(log) - 1);
  const index = side === 'sale' ? sum('sale_index') : null;
  return [
    'Ce qui l’a fait bouger :',
    ...(index === null ? [] : [`l’indice de l’INS ${told(index)},`]),
    `les annonces autour ${told(listings)},`,
    `le modèle appris à nouveau ${told(model)}.`,
  ].join(' ');
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
