import { expect, test } from 'vitest';
import { deletionOpenRequests, noticesHelp, noticesHelpAbroad, shareViews } from './my-data.ts';

test.each([
  [1, 'لديك مطلب واحد', 'يُلغى'],
  [2, 'لديك مطلبان', 'يُلغيان'],
  [3, 'لديك 3\u00a0مطالب', 'تُلغى'],
  [11, 'لديك 11\u00a0مطلبًا', 'تُلغى'],
])('%i open requests end with the account', (count, has, annulled) => {
  expect(deletionOpenRequests(count)).toBe(
    `${has} لدى الخبراء (تقدير يدوي أو اعتراض) بصدد الدراسة. وبحذف حسابك ${annulled}: لن يجيبك أي خبير.`,
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

test('the choice of notices says that the answer to a contest comes anyway', () => {
  expect(noticesHelp).toContain('الجواب عن اعتراض، بالوسيلة التي اخترتها فيه،');
  expect(noticesHelpAbroad).toContain('الجواب عن اعتراض');
});
