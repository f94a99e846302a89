export const notaryQuestions: readonly string[] = [
  'Bien acheté à un particulier : le taux de 6, 8 ou 10 % s’applique-t-il à tout le prix, exactement à partir de 500 000 et de 1 000 000 DT, conservation foncière comprise ?',
  'Logement neuf d’un promoteur : les 3 % portent-ils sur ce qui dépasse 500 000 DT ou 200 000 DT ? Le droit complémentaire de 500 000 à 999 999 DT est-il de 2 % ou de 4 % ?',
  'Droit fixe de 30 DT par page : chaque copie du contrat compte-t-elle, et jusqu’à quel prix ?',
  'TVA d’un logement neuf : le seuil de 400 000 DT s’entend-il hors taxe, et le taux de 19 % est-il bien appliqué depuis 2026 ?',
  'Terrain à bâtir : les conditions du barème par tranches sont-elles remplies, et qu’arrive-t-il si l’on revend ou bâtit autre chose ? Terrain acheté sans y bâtir son logement, lot d’un lotisseur, local : quels droits et quelle TVA ?',
  'Achat en devises : depuis combien de temps faut-il résider à l’étranger, le bien doit-il être déjà bâti, et qui en profite parmi des acheteurs à plusieurs ? Un acheteur d’une autre nationalité paie-t-il les droits habituels ?',
  'Plus-value : le prix d’achat est-il majoré de 10 % par année, comment les années se comptent-elles, le taux est-il encore de 15 puis de 10 %, et l’agence du vendeur s’en déduit-elle ?',
  'Plus-value : la résidence principale ou la première vente d’un logement est-elle encore exonérée, aussi au-delà de 500 000 DT ? Et un bien reçu par héritage ou par donation ?',
  'Retenue de 2,5 % : dans quels cas l’acheteur doit-il la faire, et comment récupérer ce qui dépasse l’impôt ? Quelles règles pour un vendeur non résident ?',
  'Agence : la TVA de 19 % s’applique-t-elle à ses honoraires, et un texte les limite-t-il ?',
];
