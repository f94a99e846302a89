import { formatCount } from '@soumdar/words/formats';

/** '300 annonces', 'moins de 5 annonces' */
export const formatAdvertisements = (count: number | null): string =>
  count === null ? 'moins de 5 annonces' : formatCount(count, 'annonce');
