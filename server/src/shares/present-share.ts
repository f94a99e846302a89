import { detailsSchema, type Share } from '@soumdar/contract';
import type { OwnShare } from '@soumdar/db';
import { localisationInArabic } from '../estimation/arabic-names.ts';

export function presentShare({
  created_at,
  expires_at,
  shows_price,
  views,
}: Pick<OwnShare, 'created_at' | 'expires_at' | 'shows_price' | 'views'>): Omit<Share, 'id' | 'estimation'> {
  return { createdAt: created_at, expiresAt: expires_at, showPrice: shows_price, views };
}

export function presentOwnShare(share: OwnShare): Share {
  const { id, estimation_id, name, property_type, localisation, lat, lng, details } = share;
  const { surface } = detailsSchema.parse(details);
  const location = { lat, lng };
  return {
    id,
    ...presentShare(share),
    estimation: {
      id: estimation_id,
      name,
      property_type,
      localisation,
      ...localisationInArabic(localisation, location),
      location,
      surface,
    },
  };
}
