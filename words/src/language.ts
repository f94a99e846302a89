export const languages = ['fr'] as const;
export type Language = (typeof languages)[number];

/** Of whoever has not chosen. */
export const defaultLanguage: Language = 'fr';
