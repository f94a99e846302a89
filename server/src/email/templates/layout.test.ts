import { describe, expect, it } from 'vitest';
import { composeEmail } from './compose.ts';
import { renderEmail, type EmailContent } from './layout.ts';

const sender = {
  publicUrl: 'https://soumdar.example/',
  port: 3000,
  publisher: { name: 'Soumdar SARL', address: 'Rue du Lac, 1053 Tunis' } as never,
};
const unsubscribe = 'https://soumdar.example/desinscription/token';

const content: EmailContent = {
  language: 'fr',
  subject: 'Objet',
  title: 'Titre',
  paragraphs: ['Premier paragraphe.', 'Second paragraphe.'],
  figures: [{ label: 'Prix de vente', value: '310 000 DT' }],
  button: { label: 'Voir mon bien', path: '/dashboard' },
  closing: ['Dernier mot.'],
};

/** Without its head, its tags and its comments. */
const readable = (html: string) =>
  html
    .replace(/<head>[^]*<\/head>/, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ');

describe('an email', () => {
  it('says the same as text and as HTML, in the same order', () => {
    const { text, html } = renderEmail(content, sender, unsubscribe);
    const message = [
      'Titre',
      'Premier paragraphe.',
      'Second paragraphe.',
      'Prix de vente',
      '310 000 DT',
      'Voir mon bien',
      'Dernier mot.',
      'Soumdar SARL, Rue du Lac, 1053 Tunis',
      'Ne plus recevoir ces emails',
    ];
    for (const whole of [text, readable(html)]) {
      const places = message.map((part) => whole.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    for (const address of ['https://soumdar.example/dashboard', unsubscribe]) {
      expect(text).toContain(address);
      expect(html).toContain(`href="${address}"`);
    }
  });

  it('sets every text as text, whatever stands in it', () => {
    const evil = `"><script>alert('x')</script>&<img src=x>`;
    const { html } = renderEmail(
      {
        language: 'fr',
        subject: evil,
        title: evil,
        paragraphs: [evil],
        figures: [{ label: evil, value: evil }],
        code: evil,
        button: { label: evil, path: `/${evil}` },
        closing: [evil],
      },
      sender,
      unsubscribe,
    );
    expect(html).not.toMatch(/<script|<img|alert\('/);
    expect(html.match(/&#60;script/g)!.length).toBeGreaterThanOrEqual(8);
  });

  it('loads nothing: it is whole where pictures are not shown', () => {
    const { html } = renderEmail(content, sender, unsubscribe);
    expect(html).not.toMatch(/<img|<link|<script|src=|url\(|@import/);
  });

  it('has styles that the typesetting of French leaves alone', () => {
    const { html } = renderEmail(content, sender, unsubscribe);
    const [, styles = ''] = /<style>([^]*)<\/style>/.exec(html)!;
    expect(styles).toContain('!important');
    expect(styles).not.toMatch(/[^\x20-\x7e\n]/);
  });

  it.each(['verification_code', 'reset_code'] as const)(
    'with a code (%s) holds one run of six digits, and nothing personal in its subject',
    (template) => {
      const email = composeEmail({ template, values: { code: '483920' }, language: 'fr' });
      const { text, html } = renderEmail(email, sender);
      for (const whole of [text, html]) expect(whole.match(/\d{6}/g)).toEqual(['483920']);
      expect(email.subject).not.toMatch(/\d/);
      expect(text).not.toContain('desinscription');
    },
  );

  it('of alerts leads to the dashboard, and out', () => {
    const email = composeEmail({ template: 'alerts_confirmed', values: {}, language: 'fr' });
    const { text } = renderEmail(email, sender, unsubscribe);
    expect(text).toContain('https://soumdar.example/dashboard');
    expect(text).toContain('https://soumdar.example/mes-donnees#alertes');
  });
});
