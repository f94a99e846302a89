import { traits, type Language } from '../language.ts';

export const language: Language = 'ar';
export const { name, direction, basePath } = traits[language];
/** of the other */
export const other = traits.fr;

/** HTML */
export const withoutScript =
  'يحتاج موقع <strong><bdi>Soumdar</bdi></strong> إلى <bdi>JavaScript</bdi> لتقدير عقارك: فعّله في إعدادات المتصفح ثم أعد تحميل الصفحة.';

/** In the other language, for those who chose it. */
export const offer = 'Cette page existe en français.';
export const dismissOffer = 'Masquer';
