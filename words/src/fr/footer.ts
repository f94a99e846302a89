/** The foot of every page. */

export const about =
  'Le prix de vente et le loyer d’un bien en Tunisie, calculés à partir de prix demandés. Gratuit et sans engagement.';
export const market = 'Le marché';
export const prices = 'Prix immobilier en Tunisie';
export const reliability = 'Fiabilité de nos estimations';
export const fees = 'Frais de vente et d’achat';
export const beforeSigning = 'Avant de signer';
export const legal = 'Informations légales';
export const legalNotice = 'Mentions légales';
export const privacyPolicy = 'Politique de confidentialité';
export const manageCookies = 'Gérer les cookies';
export const socialNetworks = 'Réseaux sociaux';

export const copyright = (year: number, brand: string) => `© ${year} ${brand}. Tous droits réservés.`;
