import { nameKey } from './names.ts';

/** The gazetteer names the governorates in Latin letters only. */
const arabicNames: Record<string, string> = {
  أريانة: 'Ariana',
  باجة: 'Béja',
  'بن عروس': 'Ben Arous',
  بنزرت: 'Bizerte',
  قابس: 'Gabès',
  قفصة: 'Gafsa',
  جندوبة: 'Jendouba',
  القيروان: 'Kairouan',
  القصرين: 'Kasserine',
  قبلي: 'Kébili',
  الكاف: 'Le Kef',
  المهدية: 'Mahdia',
  منوبة: 'Manouba',
  مدنين: 'Médenine',
  المنستير: 'Monastir',
  نابل: 'Nabeul',
  صفاقس: 'Sfax',
  'سيدي بوزيد': 'Sidi Bouzid',
  سليانة: 'Siliana',
  سوسة: 'Sousse',
  تطاوين: 'Tataouine',
  توزر: 'Tozeur',
  تونس: 'Tunis',
  زغوان: 'Zaghouan',
};

const latinKeys = new Map(
  Object.entries(arabicNames).map(([arabic, latin]) => [nameKey(arabic), nameKey(latin)]),
);

/** French or Arabic, with or without 'Gouvernorat de' or 'ولاية'. */
export function governorateKey(name: string): string {
  const key = nameKey(name.replace(/^\s*(gouvernorat|ولاية)\s/i, ''));
  return latinKeys.get(key) ?? key;
}
