export const languages = ['fr', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Of whoever has not chosen. */
export const defaultLanguage: Language = 'fr';

export interface Traits {
  language: Language;
  /** in itself */
  name: string;
  direction: 'ltr' | 'rtl';
  /** before the path of each page */
  basePath: string;
}

export const traits: Record<Language, Traits> = {
  fr: { language: 'fr', name: 'Français', direction: 'ltr', basePath: '' },
  ar: { language: 'ar', name: 'العربية', direction: 'rtl', basePath: '/ar' },
};
