import { traits, type Language } from '../language.ts';

export const language: Language = 'fr';
export const { name, direction, basePath } = traits[language];
/** of the other */
export const other = traits.ar;

/** HTML */
export const withoutScript =
  '<strong>Soumdar</strong> a besoin de JavaScript pour estimer votre bien : activez-le dans les réglages de votre navigateur, puis rechargez la page.';

/** In the other language, for those who chose it. */
export const offer = 'هذه الصفحة متوفرة بالعربية.';
export const dismissOffer = 'إخفاء';
