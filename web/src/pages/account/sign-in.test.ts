import { expect, test, vi } from 'vitest';
import { stubStorage } from '../../testing/memory-storage.ts';
import { saveDeviceMark, readDeviceMarks } from './sign-in.ts';

test('signing in stores the session and the mark of the device, and erases the temporary password', async () => {
  const local = stubStorage('localStorage');
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', { location: { pathname: '/login' }, requestIdleCallback: () => 0 });
  const data = {
    token: 'abc',
    device: 'd1.2.s',
    user: { id: '7', email: 'amel@exemple.tn', full_name: 'Amel Ben Salah' },
  };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(Response.json({ success: true, data }));
  });
  local.set('tempPassword', '{}');
  const { signIn } = await import('./sign-in.ts');
  await signIn({ email: data.user.email, password: 'soleil7' });
  expect([...local.keys()].toSorted()).toEqual(['devices', 'token', 'user']);
  expect(sent[0]).toMatchObject({ devices: [] });

  await signIn({ email: data.user.email, password: 'soleil7' });
  expect(sent[1]).toMatchObject({ devices: ['d1.2.s'] });
});

test('a mark replaces the one it renews, and the five newest stay', () => {
  stubStorage('localStorage');
  for (const mark of ['a.1.s', 'b.1.s', 'a.2.s']) saveDeviceMark(mark);
  expect(readDeviceMarks()).toEqual(['a.2.s', 'b.1.s']);
  for (const mark of ['c.1.s', 'd.1.s', 'e.1.s', 'f.1.s']) saveDeviceMark(mark);
  expect(readDeviceMarks()).toEqual(['f.1.s', 'e.1.s', 'd.1.s', 'c.1.s', 'a.2.s']);
});

test.each(['{"a":1}', 'broken', '[1,null]'])('a stored %s is ignored', (stored) => {
  stubStorage('localStorage').set('devices', stored);
  expect(readDeviceMarks()).toEqual([]);
});
