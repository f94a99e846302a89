import { expect, test } from 'vitest';
import { zonesCalled } from './zone-called.ts';

test.each([
  ['سوسة', undefined, ['sousse']],
  ['سوسه', undefined, ['sousse']],
  ['تونس', undefined, ['tunis']],
  ['ولاية أريانة', undefined, ['ariana']],
  ['نابل', 'نابل', ['nabeul/nabeul']],
  ['نابل', 'ولاية', ['nabeul']],
  ['البلاد التونسية', undefined, ['tunisie']],
  ['المرسى', undefined, ['tunis/la-marsa']],
  ['مرسى', undefined, ['tunis/la-marsa']],
  ['المرسى', 'تونس', ['tunis/la-marsa']],
  ['ڨابس', undefined, ['gabes']],
  ['المنزه ٦', undefined, ['ariana/el-menzah-6']],
  ['la-marsa', undefined, ['tunis/la-marsa']],
  ['La Marssa', 'Tunis', ['tunis/la-marsa']],
  ['ENNASR 2', undefined, ['ariana/cite-ennasr-2']],
  ['Sfax', undefined, ['sfax']],
  ['Tunis', 'gouvernorat', ['tunis']],
  ['Ezzahra', undefined, ['ben-arous/ezzahra', 'mahdia/ezzahra']],
  ['ezzahra', 'mahdia', ['mahdia/ezzahra']],
  // a wrong governorate does not hide the one zone of the name
  ['la marsa', 'sousse', ['tunis/la-marsa']],
  ['denden', 'tunis', ['manouba/denden']],
  ['---', undefined, []],
  ['nulle part', 'tunis', []],
])('%s (%s) may be %j', (name, around, slugs) => {
  expect(zonesCalled(name, around).map(({ slug }) => slug)).toEqual(slugs);
});
