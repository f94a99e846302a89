import type { Transaction } from '@soumdar/engine';
import { isolateAuto } from '../isolates.ts';
import type {
  ChangeCauses,
  ContactChange,
  Email,
  EmailTemplates,
  EmailValues,
  FollowedProperty,
  FollowedSide,
  PropertyName,
} from '../messages.ts';
import { formatCount, nouns } from './counting.ts';
import { manualTab, showHistory } from './dashboard.ts';
import { modelDay, trustTexts } from './estimate.ts';
import { eurosText, eurRateNote, type EurRate } from './euros.ts';
import { formatFigure, noise as usualMove } from './following.ts';
import { formatChange, formatLongDate, formatShare, formatSurface } from './formats.ts';
import { propertyTypeLabels } from './labels.ts';
import { sameLevel } from './level.ts';
import { title as myData } from './my-data.ts';
import { placeName } from './places.ts';

const sameSubject = (title: string) => ({ subject: title, title });

const codeEmail = (title: string, code: string): Email => ({
  ...sameSubject(title),
  paragraphs: ['أدخل هذا الرمز في موقع Soumdar:'],
  code,
  closing: ['تنتهي صلوحيته بعد 10 دقائق. لا تعطه لأحد.'],
});

/** Nothing of the request itself. */
const ofRequest: Pick<Email, 'button' | 'because'> = {
  button: 'عرض مطالبي',
  because: `وصلتك هذه الرسالة لأنك طلبت تقديرًا يدويًا. يمكنك ضبط هذه الرسائل في صفحة «${myData}».`,
};

const ofContest: typeof ofRequest = {
  button: 'عرض تقديري',
  because: 'وصلتك هذه الرسالة لأنك اعترضت على تقدير.',
};

export const templates: EmailTemplates = {
  verification_code: ({ code }) => codeEmail('رمز التثبت لحسابك', code),
  reset_code: ({ code }) => codeEmail('رمز تغيير كلمة السر', code),
  contact_changed: ({ phone, hours }) => ({
    subject: 'تغيير في حسابك على Soumdar',
    title: 'تغيير في حسابك',
    paragraphs: [
      contactChange(phone),
      `إن لم تكن أنت من قام بذلك، فاسترجع حسابك خلال ${formatCount(hours, { ...nouns.hour, two: 'ساعتين' })}: هذا الرابط يعيد البريد الإلكتروني والرقم السابقين، ويغلق كل الجلسات.`,
    ],
    button: 'إلغاء التغيير',
    closing: ['وإن كنت أنت من قام بذلك، فلا شيء عليك فعله.'],
    because: 'وصلتك هذه الرسالة لأن هذا العنوان يتلقى رموز حساب على Soumdar.',
  }),
  alerts_confirmed: () => ({
    ...sameSubject('تنبيهاتك بالبريد الإلكتروني مفعّلة'),
    paragraphs: [
      'تم التثبت من عنوانك: رسائلنا تصلك.',
      'سنراسلك عندما تتغير فعلًا قيمة عقار تتابعه، أو عندما تصبح منطقة مشمولة بالتقدير، وإلا فمرة كل ثلاثي؛ ومرة واحدة لكل عقار معدّ للبيع أو للكراء، بعد ثلاثة أشهر، لمعرفة ما صار إليه. لا شيء غير ذلك: لا إشهار ولا عروض من المهنيين.',
    ],
    button: 'عرض لوحة المتابعة',
    closing: ['للتوقف عن تلقي هذه الرسائل تكفي نقرة واحدة: الرابط في أسفل كل رسالة.'],
  }),
  followed_properties: followedProperties,
  outcome_question: ({ property }) => ({
    ...sameSubject('ماذا صار لعقارك؟'),
    paragraphs: [
      `${nameOf(property)}: قدّرت ثمنه قبل ثلاثة أشهر، لبيعه أو كرائه. إن بِيع أو أُكري أو سُحب من السوق، فأعلمنا بذلك في دقيقة من لوحة المتابعة.`,
      'يُستعمل الثمن المضمّن في العقد لقياس دقة تقديراتنا. ولا يُنشر إلا ممزوجًا بثلاثين ثمنًا آخر على الأقل، ويمكنك محوه متى شئت.',
    ],
    button: 'عرض لوحة المتابعة',
    closing: [
      'لن نراسلك مجددًا في هذا الشأن حول هذا العقار. وينهي «عدم السؤال مجددًا»، في لوحة المتابعة، هذه الأسئلة عن كل عقاراتك.',
    ],
  }),
  request_completed: () => ({
    ...sameSubject('تقديرك اليدوي جاهز'),
    paragraphs: [`أجابك خبير. اقرأ جوابه تحت «${manualTab}» في لوحة المتابعة.`],
    ...ofRequest,
  }),
  request_cancelled: () => ({
    ...sameSubject('أُلغي مطلبك للتقدير'),
    paragraphs: [`اقرأ السبب تحت «${manualTab}» في لوحة المتابعة.`],
    ...ofRequest,
  }),
  request_corrected: () => ({
    ...sameSubject('صُحّح تقديرك اليدوي'),
    paragraphs: [`صحّح الخبير جوابه. اقرأه تحت « ${manualTab} » في لوحة المتابعة.`],
    ...ofRequest,
  }),
  contest_completed: () => ({
    ...sameSubject('أجاب خبير عن اعتراضك'),
    paragraphs: ['رأيه بجانب التقدير في لوحة المتابعة.'],
    ...ofContest,
  }),
  contest_cancelled: () => ({
    ...sameSubject('أُغلق اعتراضك'),
    paragraphs: ['اقرأ السبب بجانب التقدير في لوحة المتابعة.'],
    ...ofContest,
  }),
  contest_corrected: () => ({
    ...sameSubject('صحّح الخبير رأيه'),
    paragraphs: ['رأيه الجديد بجانب التقدير في لوحة المتابعة.'],
    ...ofContest,
  }),
};

export const answersRequest =
  'هذه الرسالة جواب عن طلب تم على موقع Soumdar. إن لم يصدر هذا الطلب عنك، فتجاهلها.';
export const answersAlerts = 'وصلتك هذه الرسالة لأنك طلبت تنبيهات من Soumdar.';
export const unsubscribe = 'التوقف عن تلقي هذه الرسائل';
export const settings = 'ضبط رسائلي';

function contactChange(phone: ContactChange['phone']): string {
  if (phone === null) return 'أصبح لحسابك عنوان بريد إلكتروني آخر.';
  const number = `رقم هاتف حسابك ينتهي الآن بـ ${phone.ending}`;
  return phone.isTunisian ? `${number}: وهو رقم هاتف جوال تونسي تصل إليه رموزك.` : `${number}.`;
}

const occasionTexts: Record<
  EmailValues['followed_properties']['occasion'],
  Pick<Email, 'subject' | 'title'>
> = {
  news: sameSubject('جديد العقارات التي تتابعها'),
  covered: sameSubject('أصبح التقدير ممكنًا'),
  quarter: {
    subject: 'العقارات التي تتابعها: حصيلة الثلاثي',
    title: 'العقارات التي تتابعها في هذا الثلاثي',
  },
};

function followedProperties({
  occasion,
  properties,
  covered,
  eurRate,
}: EmailValues['followed_properties']): Email {
  const sentences = [...covered.map(coveredSentence), ...properties.flatMap(newsSentences)]
    // what holds of several figures stands once, after the last of them
    .filter((sentence, at, all) => !all.includes(sentence, at + 1));
  const paragraphs =
    sentences.length > 0
      ? sentences
      : [
          'لا جديد واضح منذ رسالتنا السابقة: تغيّرت التقديرات قليلًا، بما لا يكفي للحديث عن ارتفاع أو انخفاض. وهذا ما بلغته الآن.',
        ];
  const email = { ...occasionTexts[occasion], paragraphs };
  if (properties.length === 0) return { ...email, button: 'عرض مطالبي' };
  return {
    ...email,
    figures: properties.flatMap((one) => figuresOf(one, eurRate)),
    button: properties.length === 1 ? showHistory : 'عرض تطورها',
    closing: [
      ...(properties.length === 1 ? [] : [onCards]),
      ...(eurRate ? [eurRateNote(eurRate)] : []),
      `هذه الأرقام مأخوذة من أثمان مطلوبة في إعلانات، ${sameLevel}. وهي تقديرات: الثمن المضمّن في العقد يتوقف أيضًا على حالة العقار وعلى التفاوض.`,
    ],
  };
}

const onCards = 'في لوحة المتابعة، تحمل كل بطاقة رقم يوم تقديرها: أرقام اليوم تُفتح بالرابط أسفل البطاقة.';

const coveredSentence = (property: PropertyName) =>
  `${nameOf(property)}: أصبحت الإعلانات القريبة كافية لتقدير هذا العقار. يمكنك تقديره في دقيقتين من «${manualTab}» في لوحة المتابعة.`;

/** 'دار بابا', else 'شقة بمساحة 101 م²، سكرة' */
const nameOf = (property: PropertyName) =>
  'name' in property
    ? isolateAuto(property.name)
    : `${propertyTypeLabels[property.type]} بمساحة ${formatSurface(property.surface)}، ${placeName({ name: property.place, nameAr: property.placeAr })}`;

const sideNames: Record<Transaction, string> = { sale: 'ثمن البيع', rent: 'معلوم الكراء' };

function newsSentences({ property, sides }: FollowedProperty): string[] {
  const title = nameOf(property);
  return sides.flatMap(({ side, price, change, moved }) => {
    const name = sideNames[side];
    if (change === null) return [`${title}: أصبحت الإعلانات القريبة كافية لتقدير ${name}.`];
    if (moved === null) return [];
    const share = `${change > 0 ? 'أكثر' : 'أقل'} بنسبة ${formatShare(Math.abs(change))}`;
    return [
      `${title}: نقدّر ${name} الآن بـ ${formatFigure[side](price)}، أي ${share} مما كان عليه يوم ${formatLongDate(moved.since)}.`,
      causesSentence(moved.causes),
    ];
  });
}

function causesSentence(causes: ChangeCauses): string {
  if (causes.kind === 'newMethod')
    return 'تغيّرت طريقة حسابنا في الأثناء: جزء من الفارق يعود إلى ذلك، ولا يمكننا تحديد مقداره.';
  if (causes.kind === 'unknown')
    return 'لا يمكننا هذه المرة تحديد ما يعود من الفارق إلى السوق وما يعود إلى حسابنا.';
  const { index, listings, model, noise } = causes;
  const parts = [
    ...(index === null ? [] : [`${formatChange(index)} بفعل المؤشر الرسمي للأسعار (INS)`]),
    `${formatChange(listings)} بفعل الإعلانات القريبة`,
    ...(model === null
      ? []
      : [`${formatChange(model.change)} بفعل حسابنا الذي أعدناه يوم ${modelDay(model.version)}`]),
  ];
  return `مصدر هذا الفارق: ${parts.join('؛ ')}. ${usualMove(noise)} وهذا الفارق أكبر من ذلك.`;
}

const noFigureTexts: Record<FollowedProperty['noFigure'], string> = {
  not_covered: 'لم يبق أي إعلان قريب',
  too_few: 'إعلانات قريبة غير كافية',
  fault: 'لم يُحسب هذه المرة',
  unreliable: 'لا رقم موثوق',
};

function figuresOf({ property, sides, noFigure }: FollowedProperty, eurRate: EurRate | null) {
  const title = nameOf(property);
  if (sides.length === 0) return [{ label: title, value: noFigureTexts[noFigure] }];
  return sides.map((one) => ({ label: `${title}، ${sideNames[one.side]}`, value: figureText(one, eurRate) }));
}

function figureText({ side, price, change, isWide }: FollowedSide, eurRate: EurRate | null): string {
  const since = change === null ? '' : ` (${formatChange(change)})`;
  return [
    `${formatFigure[side](price)}${since}`,
    ...(eurRate ? [eurosText(side, price, eurRate)] : []),
    ...(isWide ? [trustTexts.orderOfMagnitude] : []),
  ].join('، ');
}
