import { expect, test } from 'vitest';
import { templates } from './emails.ts';

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');

test('an email names a property without a name of its own by its place in Arabic, where that is known', () => {
  const place = { place: 'Ariana centre', placeAr: 'أريانة وسط المدينة' };
  const { paragraphs } = templates.followed_properties({
    occasion: 'news',
    covered: [{ type: 'apartment', surface: 105, ...place }],
    eurRate: null,
    properties: [],
  });
  expect(plain(paragraphs.join(' '))).toContain('أريانة وسط المدينة');
  expect(paragraphs.join(' ')).not.toContain('Ariana');
});

test('an email of news says by how much a value moved, since when and why', () => {
  const { paragraphs, figures } = templates.followed_properties({
    occasion: 'news',
    covered: [],
    eurRate: null,
    properties: [
      {
        property: { name: 'دار بابا' },
        noFigure: 'too_few',
        sides: [
          {
            side: 'sale',
            price: 310_000,
            isWide: false,
            change: -0.04,
            moved: {
              since: '2026-03-02T10:00:00.000Z',
              causes: { kind: 'parts', index: 0.002, listings: -0.042, model: null, noise: 0.015 },
            },
          },
        ],
      },
    ],
  });
  expect(paragraphs.map(plain)).toEqual([
    expect.stringMatching(
      /^دار بابا: نقدّر ثمن البيع الآن بـ 310 000 \S+، أي أقل بنسبة 4 % مما كان عليه يوم 2 مارس 2026\.$/,
    ),
    'مصدر هذا الفارق: + 0,2 % بفعل المؤشر الرسمي للأسعار (INS)؛ − 4,2 % بفعل الإعلانات القريبة. من نموذج إلى آخر، تسعة أرقام من كل عشرة مثل هذا الرقم تتغيّر بأقل من 1,5 %. وهذا الفارق أكبر من ذلك.',
  ]);
  const [{ label, value }] = figures as [{ label: string; value: string }];
  expect(plain(label)).toBe('دار بابا، ثمن البيع');
  expect(plain(value)).toMatch(/^310 000 \S+ \(− 4 %\)$/);
});

test.each([
  [2, 'ساعتين'],
  [72, '72 ساعة'],
])('a change of contact can be undone within %i hours', (hours, text) => {
  const { paragraphs } = templates.contact_changed({ phone: null, hours });
  expect(plain(paragraphs[1]!)).toContain(`خلال ${text}`);
});
