import { expect, test } from 'vitest';
import { messagesAreShown, toasts } from './toasts.ts';

test('a message that offers to try again ends with the next success or attempt', async () => {
  const shown = new Map<string, unknown>();
  const manager = {
    add: ({ title }: { title: string }) => {
      shown.set(title, title);
      return title;
    },
    close: (id: string) => shown.delete(id),
  };
  messagesAreShown(manager as unknown as Parameters<typeof messagesAreShown>[0]);
  toasts.retry('Problème de connexion', () => {});
  await expect.poll(() => [...shown.keys()]).toEqual(['Problème de connexion']);
  toasts.success('Demande envoyée');
  await expect.poll(() => [...shown.keys()]).toEqual(['Demande envoyée']);

  toasts.retry('Premier échec', () => {});
  toasts.retry('Second échec', () => {});
  await expect.poll(() => [...shown.keys()]).toEqual(['Demande envoyée', 'Second échec']);
  toasts.endRetry();
  await expect.poll(() => [...shown.keys()]).toEqual(['Demande envoyée']);
});
