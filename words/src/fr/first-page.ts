/** What every visitor loads first, on its own so that it stays light: the header, and the top of the landing page. */

export const skip = 'Aller au contenu';
export const slogan = 'Première plateforme d’estimation immobilière en Tunisie';
export const signIn = 'Connexion';
export const menu = 'Menu';
export const account = 'Compte';
export const prices = 'Prix immobilier';
export const reliability = 'Fiabilité';
export const fees = 'Frais';
export const findPlace = 'Chercher un lieu';
export const sections = 'Rubriques';
export const myAccount = 'Mon compte';
export const dashboard = 'Tableau de bord';
export const myData = 'Mes données';
export const experts = 'Espace experts';
export const signOut = 'Se déconnecter';

export const title = 'Estimez gratuitement votre bien en Tunisie';
export const free = 'Gratuit, sans engagement, en trois minutes';
export const lead =
  'Placez votre bien sur la carte, décrivez‑le, et lisez son prix de vente, son loyer mensuel et la fiabilité de chaque chiffre.';
export const estimateMine = 'Estimer mon bien';
export const mapFailed = 'La carte n’a pas pu être chargée. Vérifiez votre connexion et réessayez.';
export const mapLoading = 'Chargement de la carte…';
