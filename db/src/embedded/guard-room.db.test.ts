import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { guardRoom } from './guard-room.ts';

test('an engine short of room reads and does not write, until there is room', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const engine = await PGlite.create();
  onTestFinished(async () => {
    warn.mockRestore();
    await engine.close();
  });
  await engine.exec('create table notes (text text)');
  const megabyte = 1024 * 1024;
  let free = 21 * megabyte;
  const isShort = guardRoom(engine, () => free);
  const note = (text: string) => engine.query('insert into notes values ($1)', [text]);
  const notes = async () => (await engine.query<{ text: string }>('select text from notes')).rows;

  expect(await isShort()).toBe(false);
  await note('before');
  free = 19 * megabyte;
  expect(await isShort()).toBe(true);
  await expect(note('meanwhile')).rejects.toMatchObject({ code: '25006' });
  expect(await notes()).toEqual([{ text: 'before' }]);
  free = 21 * megabyte;
  expect(await isShort()).toBe(false);
  await note('after');
  expect(await notes()).toEqual([{ text: 'before' }, { text: 'after' }]);
  expect(warn).toHaveBeenCalledTimes(2);
});
