export const tooMany = 'Trop de pages ouvertes en une minute. Réessayez dans un instant.';
export const trouble = 'Cette page ne s’ouvre pas pour le moment. Réessayez dans un instant.';
