import { expect, it, vi } from 'vitest';
import { openShareSheet, shareText, whatsAppAddress } from './hand-over.ts';

it('a message to WhatsApp holds its text and the whole link', () => {
  const address = whatsAppAddress('Estimation : Villa & jardin', 'https://soumdar.tn/partage/a-b_c');
  expect(new URL(address).searchParams.get('text')).toBe(
    'Estimation : Villa & jardin\nhttps://soumdar.tn/partage/a-b_c',
  );
});

it('a message has type, surface and quarter, and no address', () => {
  const property = {
    type: 'apartment' as const,
    details: { surface: 101 },
    location: { lat: 36.8782, lng: 10.3247 },
    localisation: '12, rue du Jasmin',
  };
  expect(shareText(property)).toMatch(/^Estimation Soumdar\s: Appartement de 101\sm², près de La Marsa$/);
});

it('a message names the same quarter wherever the property is within the position that its link shows', () => {
  const texts = [-0.0049, 0.0049].flatMap((north) =>
    [-0.0049, 0.0049].map((east) =>
      shareText({
        type: 'apartment',
        details: { surface: 101 },
        location: { lat: 36.77 + north, lng: 10.19 + east },
      }),
    ),
  );
  expect(new Set(texts).size).toBe(1);
});

it('a share sheet that is closed without sending is no failure, one that does not open is', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>();
  vi.stubGlobal('navigator', { share });
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await expect(openShareSheet('texte', 'https://soumdar.tn')).resolves.toBeUndefined();
  share.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  await expect(openShareSheet('texte', 'https://soumdar.tn')).rejects.toThrow('refused');
  vi.unstubAllGlobals();
});
