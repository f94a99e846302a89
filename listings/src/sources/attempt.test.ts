import { describe, expect, it } from 'vitest';
import { BrokenFileError } from '../reading/text-of-file.ts';
import { attempt, type Outcome } from './attempt.ts';

async function failing(thrown: unknown, signal = new AbortController().signal) {
  const faults: unknown[] = [];
  const work = () => Promise.reject<Outcome>(thrown);
  const onFault = (fault: unknown) => void faults.push(fault);
  const outcome = await attempt('weekly.csv', { signal, onFault }, work);
  return { outcome, faults };
}

describe('the work on one file', () => {
  it('fails with the sentence of what is wrong with the file', async () => {
    expect(await failing(new BrokenFileError('weekly.csv is empty.'))).toEqual({
      outcome: { file: 'weekly.csv', kind: 'failed', problem: 'weekly.csv is empty.' },
      faults: [],
    });
  });

  it('fails with a sentence for what nobody foresaw; the log hears what it was, what is kept does not', async () => {
    const fault = new RangeError('at "Villa of Mrs B."');
    expect(await failing(fault)).toEqual({
      outcome: {
        file: 'weekly.csv',
        kind: 'failed',
        problem: 'weekly.csv meets a fault of the product (RangeError): see the log.',
      },
      faults: [fault],
    });
  });

  it('throws on what ends the whole refresh', async () => {
    const lost = Object.assign(new Error('lost'), { code: 'ECONNREFUSED' });
    await expect(failing(lost)).rejects.toThrow(lost);
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(failing(new BrokenFileError('weekly.csv is empty.'), stopped)).rejects.toThrow('stopped');
  });
});
