import { formatFacts, formatList, formatLongDate } from './formats.ts';
import { formatSourceDate } from './source-dates.ts';

/** What to check before signing: on its page, in a result and in the report. */

export const title = 'قبل الإمضاء: ما يجب التثبت منه';

/** In their order. */
export const questions = {
  title: {
    label: 'ما هو سند ملكية العقار؟',
    answers: {
      own: 'رسم عقاري خاص به (رسم أزرق)',
      shared: 'مناب من رسم مشترك (الرسم الأم)',
      arabic: 'عقد لعقار غير مسجّل (رسم عربي)',
      none: 'لا سند له، أو مجرد وعد بيع',
      unknown: 'لا أعرف',
    },
  },
  owners: {
    label: 'من يملكه؟',
    answers: {
      one: 'شخص واحد',
      several: 'عدة أشخاص (على الشيوع)',
      heirs: 'ورثة لم يقتسموه بعد',
      unknown: 'لا أعرف',
    },
  },
  building: {
    label: 'هل البناء مرخّص فيه؟',
    answers: {
      complete: 'رخصة بناء ومحضر معاينة تطابق الأشغال',
      permit: 'رخصة بناء فقط',
      changed: 'وُسّع أو غُيّر دون رخصة',
      none: 'دون رخصة',
      unknown: 'لا أعرف',
    },
  },
  plot: {
    label: 'ما هي صبغة الأرض؟',
    answers: {
      lot: 'مقسم من تقسيم مصادق عليه',
      bare: 'صالحة للبناء، خارج أي تقسيم',
      farm: 'فلاحية',
      unknown: 'لا أعرف',
    },
  },
  occupied: {
    label: 'من يشغل العقار؟',
    answers: {
      nobody: 'لا أحد',
      owner: 'مالكه',
      tenant: 'متسوّغ',
      family: 'أفراد من العائلة، أو شخص دون عقد كراء',
      unknown: 'لا أعرف',
    },
  },
  debts: {
    label: 'هل عليه قرض أو رهن أو عُقلة؟',
    answers: { yes: 'نعم', no: 'لا', unknown: 'لا أعرف' },
  },
  commonParts: {
    label: 'هل هو ضمن ملكية مشتركة؟',
    answers: { managed: 'نعم، ولها نقيب عقاري', unmanaged: 'نعم، دون نقيب عقاري', no: 'لا' },
  },
  buyer: {
    label: 'من هو المشتري؟',
    answers: {
      resident: 'تونسي مقيم بتونس',
      abroad: 'تونسي مقيم بالخارج',
      foreigner: 'شخص من جنسية أخرى',
    },
  },
};

const notary = 'عدل إشهاد أو محامٍ';
const landRegister = 'الديوان الوطني للملكية العقارية';
const municipality = 'البلدية';

/** What is to be checked, and who checks it or gives the paper. */
export const checks = {
  localTax: {
    what: 'وصل خلاص المعلوم البلدي: دون إثبات خلاصه لا يمكن تحرير العقد.',
    who: municipality,
  },
  identity: {
    what: 'البائع هو فعلًا من يذكره الرسم أو العقد. إن كان متزوجًا، فقد يلزم إمضاء قرينه؛ وإن كان له وكيل، فيجب أن يخص التوكيل هذا البيع.',
    who: notary,
  },
  certificate: {
    what: 'شهادة ملكية حديثة، تُطلب برقم الرسم العقاري: فيها المالكون والمساحة والرهون والقيود الاحتياطية والعُقل.',
    who: landRegister,
  },
  inscription: {
    what: 'ترسيم البيع بالرسم العقاري حال إمضائه: ففي العقار المسجّل لا ينشأ الحق عادةً إلا من يوم ترسيمه.',
    who: `${notary}، ثم ${landRegister}`,
  },
  plan: { what: 'المثال المرفق بالرسم العقاري يطابق ما هو مبنيّ ومسيّج.', who: 'خبير مسّاح' },
  ownLot: {
    what: 'هل حُدّد المقسم المعروض للبيع بعلامات، وهل طُلب له رسم خاص به؟ دون رسم مستقل، لا يُشترى إلا مناب من الكل.',
    who: `خبير مسّاح، ثم ${landRegister}`,
  },
  chainOfDeeds: {
    what: 'سلسلة العقود كاملة إلى أول مالك: عقد العقار غير المسجّل لا يُدرج في أي سجل عقاري، وقد يوجد عقد آخر.',
    who: notary,
  },
  possession: {
    what: 'من يشغل العقار، ومنذ متى: العقار غير المسجّل قد يُكتسب بالحوز الطويل.',
    who: `أنت على عين المكان، ثم ${notary}`,
  },
  registration: {
    what: 'هل يوجد مطلب تسجيل جارٍ، أو اعتراض عليه؟ تبتّ فيه المحكمة العقارية؛ وقد يدوم سنوات.',
    who: 'المحكمة العقارية',
  },
  lender: {
    what: 'هل يُقرضك البنك دون رسم عقاري؟ اعرف ذلك قبل أن تلتزم.',
    who: 'البنك الذي تتعامل معه',
  },
  promise: {
    what: 'قيمة الوثيقة المعروضة: العقد غير المرسّم لا يُلزم إلا من أمضاه. ويمكن إدراج وعد البيع كقيد احتياطي بالرسم العقاري.',
    who: notary,
  },
  titleNumber: {
    what: 'رقم الرسم العقاري: يعطيه البائع، ويبيّن السجل العقاري هل الرسم موجود ومن هو مالكه.',
    who: landRegister,
  },
  everyOwner: {
    what: 'قائمة الشركاء في الملك، والموافقة الكتابية لكل واحد منهم: لا يمكن لأي منهم أن يبيع إلا منابه.',
    who: notary,
  },
  preemption: {
    what: 'إذا بيع مناب واحد، فلبقية الشركاء أخذه بالشفعة: في أجل شهر بعد إعلامهم بواسطة عدل منفّذ، وستة أشهر دون هذا الإعلام.',
    who: 'عدل منفّذ وعدل إشهاد',
  },
  deathInscribed: {
    what: 'انتقال التركة مرسّم بالرسم العقاري: قبل ذلك، لا يمكن لورثة عقار مسجّل أن يبيعوه.',
    who: landRegister,
  },
  heirsNamed: {
    what: 'مضمون الوفاة، وحجة الوفاة التي تذكر جميع الورثة. وإن كان فيهم قاصر أو غائب، فالأرجح أنه يلزم إذن من القاضي.',
    who: `${notary}، المحكمة`,
  },
  plansMatch: {
    what: 'الأمثلة المصادق عليها تطابق ما هو مبنيّ: كل تغيير كان يتطلب رخصة.',
    who: 'مهندس معماري',
  },
  completion: {
    what: 'محضر معاينة تطابق الأشغال ورخصة الإشغال، ويُسلّمان بعد انتهاء الأشغال.',
    who: municipality,
  },
  regularisation: {
    what: 'هل يمكن تسوية وضعية ما بُني دون رخصة، وبأي كلفة، وهل صدر قرار في إيقاف الأشغال أو في الهدم؟',
    who: `${municipality}، مهندس معماري`,
  },
  connections: {
    what: 'الماء والكهرباء: دون رخصة، يتطلب الربط موافقة لجنة.',
    who: 'الصوناد والستاغ والبلدية',
  },
  permit: {
    what: 'رخصة البناء والأمثلة التابعة لها: يسلّمها رئيس البلدية، ويسلّمها الوالي خارج المناطق البلدية.',
    who: municipality,
  },
  zoning: {
    what: 'ما يسمح به مثال التهيئة في ذلك المكان: الاستعمال، الارتفاع، مسافات التراجع، الطرقات المبرمجة.',
    who: municipality,
  },
  lotApproval: {
    what: 'قرار المصادقة على التقسيم، وكراس شروطه.',
    who: municipality,
  },
  farmUse: {
    what: 'الأرض الفلاحية لا يُبنى عليها بحرّية ولا تُباع لأجنبي: هل تقرّر تغيير صبغتها، أم هو مجرد وعد؟',
    who: 'المندوبية الجهوية للتنمية الفلاحية',
  },
  lease: {
    what: 'عقد الكراء: معلومه وأجله. عند الأجل ينتهي، لكن إن بقي المتسوّغ فإنه يتجدّد.',
    who: notary,
  },
  leaseAgainstBuyer: {
    what: 'هل يُلزم عقد الكراء المشتري؟ إن فاقت مدته سنة، وجب تسجيله بالقباضة؛ وإن فاقت ثلاث سنوات، وجب ترسيمه بالرسم العقاري.',
    who: `${notary}، ${landRegister}`,
  },
  oldTenant: {
    what: 'قد يكون للمتسوّغ القديم حق البقاء، أو حق الشراء قبل غيره. ويُحسب الضمان ومعاليم الكراء المدفوعة مسبقًا.',
    who: notary,
  },
  noLease: {
    what: 'بأي صفة يقيمون فيه، ومنذ متى: دون عقد مكتوب، يُعتبر الكراء دون أجل.',
    who: notary,
  },
  vacated: {
    what: 'يذكر وعد البيع من يُخلي العقار، ومتى، وما يُدفع قبل ذلك.',
    who: notary,
  },
  visit: {
    what: 'زيارة للعقار وسؤال للجيران: من يسكنه، وبأي صفة؟',
    who: 'أنت، على عين المكان',
  },
  release: {
    what: 'المبلغ الذي لم يُدفع بعد ورفع اليد: من يدفعه، وأن يُرسّم رفع اليد بالرسم العقاري مع البيع.',
    who: `البنك، ثم ${landRegister}`,
  },
  sellersDebts: {
    what: 'ديون البائع: لا يُظهرها هنا أي سجل عقاري؛ ويذكر وعد البيع من يدفعها.',
    who: notary,
  },
  noDebt: {
    what: 'تؤكد شهادة الملكية أنه لا رهن ولا عُقلة مرسّمان.',
    who: landRegister,
  },
  dues: {
    what: 'الأعباء غير الخالصة، والأشغال التي تمت الموافقة عليها، ونظام الملكية المشتركة: كل مالك مطالب بمنابه من الأعباء.',
    who: 'النقيب العقاري',
  },
  noSyndic: {
    what: 'من يعتني بالأجزاء المشتركة: نقابة المالكين موجودة بحكم القانون، ويمكن للبلدية أن تعيّن لها نقيبًا عقاريًا.',
    who: `الجيران، ${municipality}`,
  },
  currency: {
    what: 'ما يثبت أن المال جاء من الخارج (بطاقة استثمار): دونه، لا يخرج ثمن إعادة البيع من البلاد بحرّية.',
    who: 'بنكك في تونس',
  },
  proxy: {
    what: 'إن لم يمكنك الحضور للإمضاء: توكيل خاص بهذا الشراء، يُحرّر في القنصلية.',
    who: 'القنصلية',
  },
  governor: {
    what: 'رخصة الوالي، تُطلب بناءً على وعد بيع وقبل العقد: قد تستغرق أشهرًا. ولا تُمنح لأي أرض فلاحية.',
    who: 'الولاية',
  },
};

export const sourceNames = {
  inscription: 'مجلة الحقوق العينية، الفصلان 305 و307 (القانون عدد 46 لسنة 1992)',
  landTitle: 'مجلة الحقوق العينية، الفصول من 358 إلى 360: الرسم ومثاله',
  priorNotes: 'مجلة الحقوق العينية، الفصول من 365 إلى 367: القيود الاحتياطية',
  publicity: 'مجلة الحقوق العينية، الفصل 373 (جديد): ما يُرسّم بالرسم العقاري',
  inscriptions: 'مجلة الحقوق العينية، الفصل 398: ما تتضمنه الترسيمات',
  undivided: 'مجلة الحقوق العينية، الفصول من 56 إلى 62: الشيوع',
  preemption: 'مجلة الحقوق العينية، حق الشفعة: الآجال',
  coOwnership: 'مجلة الحقوق العينية، الفصول من 85 إلى 97: الملكية المشتركة (القانون عدد 68 لسنة 1997)',
  tribunal: 'مجلة الحقوق العينية، الفصل 310: المحكمة العقارية',
  leaseForm: 'مجلة الالتزامات والعقود، الفصل 729: شكل عقد الكراء',
  leaseEnd: 'مجلة الالتزامات والعقود، الفصول من 791 إلى 793: انتهاء الكراء',
  buildingPermit: 'مجلة التهيئة الترابية والتعمير، الفصلان 68 و69',
  completion: 'رخص البناء: معاينة تطابق الأشغال ورخصة الإشغال',
  connections: 'بلدية الطويرف: البناء والربط بالشبكات',
  localTax: 'بلدية المروج: المعلوم على العقارات المبنية (القانون عدد 11 لسنة 1997)',
  blueAndArabic: 'القانون العقاري في تونس: الرسوم الزرقاء والرسوم العربية',
  foreigners: 'إجراءات اقتناء غير التونسيين للعقارات',
  currency: 'شراء غير المقيم: منشور البنك المركزي عدد 14 لسنة 2018',
};

export const toConfirm = 'للتأكيد لدى عدل إشهاد';
export const note =
  'هذه ليست استشارة قانونية: هي قائمة لما يجب التثبت منه، ولدى من، حسب النصوص التي قرأناها. وعدل الإشهاد أو المحامي هو من يؤكد ما ينطبق على هذا العقار.';

type Answers = Partial<Record<keyof typeof questions, string>>;

/** 'من يشغل العقار؟ متسوّغ' */
const answerText = (question: keyof typeof questions, answer: string): string => {
  const { label, answers }: { label: string; answers: Record<string, string> } = questions[question];
  return `${label} ${answers[answer]!}`;
};
const answersText = (answers: Answers): string =>
  (Object.keys(answers) as (keyof typeof questions)[])
    .map((question) => answerText(question, answers[question]!))
    .join('؛ ');
export const answersLine = (answers: Answers) => `${answersText(answers)}.`;
export const ownersAnswers = (answers: Answers) => `حسب المالك: ${answersText(answers)}.`;

/** 'المصدر 4', 'المصادر 1 و2 و3'; empty without any */
function citedText(numbers: readonly number[]): string {
  if (numbers.length === 0) return '';
  const sources = numbers.length > 2 ? 'المصادر' : numbers.length === 2 ? 'المصدران' : 'المصدر';
  return `${sources} ${formatList(numbers.map(String))}`;
}
/** Who checks it, and which sources say so. */
export const checkFacts = (check: keyof typeof checks, cited: readonly number[]) =>
  formatFacts([checks[check].who, citedText(cited)].filter((text) => text !== ''));
/** On paper, with what is not certain. */
export const checkLine = (check: keyof typeof checks, isRead: boolean, cited: readonly number[]) =>
  formatFacts([checks[check].who, isRead ? '' : toConfirm, citedText(cited)].filter((text) => text !== ''));

export const sourcesTitle = (readOn: string) => `المصادر، كما قُرئت في ${formatLongDate(readOn)}`;
interface Listed {
  name: keyof typeof sourceNames;
  date: string | undefined;
}
/** '1. مجلة الحقوق العينية، 12 فيفري 1965؛ 2. …' */
export const sourcesText = (sources: readonly Listed[]) =>
  sources
    .map(({ name, date }, index) => `${index + 1}.\u00a0${sourceNames[name]}، ${formatSourceDate(date)}`)
    .join('؛ ');
export { formatSourceDate } from './source-dates.ts';

export const listTitle = 'ما يجب التثبت منه قبل الإمضاء';
export const noAnswer = 'دون إجابة';
export const pageLead =
  'لمن يبيع أو يشتري أو يرث في تونس. أجب عمّا تعرفه: كل إجابة تضيف إلى القائمة ما يجب التثبت منه، ولدى من. لا يتغيّر بها ثمن العقار، لكنها تدعو إلى الحذر.';
export const property = 'أي عقار؟';
export const home = 'مسكن';
export const land = 'أرض';
export const showList = 'عرض القائمة';
export const printList = 'طباعة القائمة';
export const addressHolds = 'رابط هذه الصفحة يحمل إجاباتك: انسخه لترسله. لا يُحفظ أي شيء.';
export const resultLead =
  'أجب عمّا تعرفه: تظهر فورًا قائمة ما يجب التثبت منه، ولدى من. لا يتغيّر بها أي رقم في التقدير، ولا يُحفظ أي شيء. وتظهر القائمة في تقرير PDF وعند الطباعة.';
export const openPage = 'فتح هذه القائمة في صفحة مستقلة، لإرسالها أو طباعتها';
