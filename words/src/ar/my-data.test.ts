import { expect, test } from 'vitest';
import { deletionOpenRequests, shareViews } from './my-data.ts';

test.each([
  [1, 'لديك مطلب واحد للتقدير اليدوي', 'يُلغى'],
  [2, 'لديك مطلبان للتقدير اليدوي', 'يُلغيان'],
  [3, 'لديك 3\u00a0مطالب للتقدير اليدوي', 'تُلغى'],
  [11, 'لديك 11\u00a0مطلبًا للتقدير اليدوي', 'تُلغى'],
])('%i open requests end with the account', (count, has, annulled) => {
  expect(deletionOpenRequests(count)).toBe(
    `${has} بصدد الدراسة. وبحذف حسابك ${annulled}: لن يتصل بك أي خبير.`,
  );
});

test('views of a shared link', () => {
  expect([0, 1, 2, 3, 11, 100].map((views) => shareViews(views, false))).toEqual([
    'لم يشاهَد بعد',
    'شوهد مرة واحدة',
    'شوهد مرتين',
    'شوهد 3\u00a0مرات',
    'شوهد 11\u00a0مرة',
    'شوهد 100\u00a0مرة',
  ]);
});
