import { fewestSigned, signedCaseOf } from '@soumdar/contract';
import { listProvedPrices, withCommandDatabase } from '@soumdar/db';
import { signedGap, signedGroups, type Measured, type SignedCase } from '@soumdar/engine';
import { alignedTable } from '../table.ts';

const columns = ['', 'proved', '|log ratio|', 'estimate/signed', '95 %', 'asking/signed', '95 %'];

/** Reads the prices that experts proved; they train nothing. */
export async function printSigned(): Promise<void> {
  const prices = await withCommandDatabase(({ kysely }) => listProvedPrices(kysely));
  const cases = prices.flatMap((price) => signedCaseOf(price) ?? []);
  console.log(`${prices.length} signed prices with proof, ${cases.length} of estimates with a figure`);
  console.log(`\n${signedTable(cases)}`);
}

/** @internal */
export function signedTable(cases: readonly SignedCase[]): string {
  const groups = signedGroups(cases).filter((group) => group.cases.length > 0);
  if (groups.length === 0) return `none yet: ${fewestSigned} are needed`;
  const rows = groups.map(({ transaction, type, cases: members }) => {
    const name = [`${transaction} ${type ?? 'all'}`, String(members.length)];
    const gap = signedGap(members);
    if (!gap) return [...name, `${fewestSigned} are needed`, '', '', '', ''];
    const { medianLogError, estimateToSigned, askingToSigned } = gap;
    return [...name, medianLogError.toFixed(3), ...measured(estimateToSigned), ...measured(askingToSigned)];
  });
  return alignedTable([columns, ...rows]);
}

const measured = (of: Measured | null) =>
  of ? [of.value.toFixed(3), `${of.low.toFixed(3)} to ${of.high.toFixed(3)}`] : ['too few', ''];
