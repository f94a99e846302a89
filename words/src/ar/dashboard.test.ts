import { expect, test } from 'vitest';
import { showEstimations } from './dashboard.ts';

test('a folder says what experts do with its estimates', () => {
  expect(showEstimations(3)).not.toContain('منها');
  expect(showEstimations(3, ['awaited', 'answered'])).toMatch(
    /، منها واحد معروض على خبير وواحد فيه رأي خبير$/,
  );
  expect(showEstimations(3, ['closed'])).toMatch(/، منها واحد أُغلق الاعتراض عليه$/);
});
