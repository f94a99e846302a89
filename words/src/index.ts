import type { Catalogue } from './catalogue.ts';
import * as ar from './ar/index.ts';
import * as fr from './fr/index.ts';
import { isolateRuns } from './isolates.ts';
import { traits, type Language } from './language.ts';

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
export { isolateAuto, isolateLtr, isolateRtl, isolateRuns, isolates, isolateTyped } from './isolates.ts';
export { defaultLanguage, languages, traits, type Language } from './language.ts';

const catalogues = { fr, ar } satisfies Record<Language, Catalogue<typeof fr>>;

export type Words = Catalogue<typeof fr>;

/** Of titles, messages and files, which know no elements. */
export const asPlainText = (language: Language, text: string): string =>
  traits[language].direction === 'rtl' ? isolateRuns(text) : text;

/** For emails, messages and files, whose language is known when they are written; pages import a subject. */
export const wordsIn = (language: Language): Words => catalogues[language];
