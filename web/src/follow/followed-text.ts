export const followedText = 'Ce bien est suivi : sa valeur est recalculée à chaque mise à jour du marché.';
