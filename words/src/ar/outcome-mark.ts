export const heading = 'هل بيع العقار أو تمّ كراؤه؟';
export const withdrawn = 'سُحب من السوق';
const states = {
  stated: 'ثمن مصرَّح به',
  proved: 'ثمن مؤيَّد بوثيقة',
  refused: 'وثيقة مرفوضة',
};
interface Outcome {
  kind: 'sold' | 'let' | 'withdrawn';
  state: keyof typeof states;
}
export const mark = ({ kind, state }: Outcome): string => (kind === 'withdrawn' ? withdrawn : states[state]);

export const question = 'ماذا حدث لهذا العقار؟';
export const questionLead = 'إن بعته أو أكريته، يساعدنا الثمن المضمّن في العقد على قياس أخطائنا.';
export const answer = 'أجيب';
export const refuse = 'عدم السؤال مجددًا';
export const refused = 'لن نسأل عن هذا مجددًا.';
