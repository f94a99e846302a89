import { expect, test } from 'vitest';
import { groupThousands } from './number-field.tsx';

// | is the caret
test.each([
  ['120|', '120|'],
  ['1200|', '1 200|'],
  ['1 2000|', '12 000|'],
  ['100 000|0', '1 000 00|0'],
  ['91 200|', '91 200|'],
  ['12|00', '1 2|00'],
  ['9|1 200', '9|1 200'],
  ['1|200', '1| 200'],
  ['1200,5|', '1 200,5|'],
  ['1200,|', '1 200,|'],
  ['1200|,5', '1 200|,5'],
  ['1.250|', '1.250|'],
  ['007|', '7|'],
  ['0|', '0|'],
  ['0,5|', '0,5|'],
  ['|', '|'],
  ['beaucoup|', 'beaucoup|'],
  ['-5|', '-5|'],
  ['١٢٠٠|', '1 200|'],
  ['۹۱2٠٠|', '91 200|'],
  ['١٢|٠٠', '1 2|00'],
  ['١٢٠٠٫٥|', '1 200,5|'],
  ['١٬٢٥٠|', '1 250|'],
  ['S+٢|', 'S+2|'],
])('a number typed as %s is shown as %s', (typed, shown) => {
  const grouped = groupThousands(typed.replace('|', ''), typed.indexOf('|'));
  const text = grouped.text.replaceAll(/\s/g, ' ');
  expect(`${text.slice(0, grouped.caret)}|${text.slice(grouped.caret)}`).toBe(shown);
});
