import type { Catalogue } from './catalogue.ts';
import * as fr from './fr/index.ts';
import type { Language } from './language.ts';

export type { LegalBlock, LegalSection } from './legal.ts';
export type {
  ChangeCauses,
  Email,
  EmailTemplate,
  EmailTemplates,
  EmailValues,
  FollowedProperty,
  PropertyName,
} from './messages.ts';
export { defaultLanguage, languages, type Language } from './language.ts';

const catalogues = { fr } satisfies Record<Language, Catalogue<typeof fr>>;

export type Words = Catalogue<typeof fr>;

/** For emails, messages and files, whose language is known when they are written; pages import a subject. */
export const wordsIn = (language: Language): Words => catalogues[language];
