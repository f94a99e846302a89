import { createHash } from 'node:crypto';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { inlineScript } from '../testing/small-site.ts';
import { startTestServer } from '../testing/test-server.ts';

const asPage = { headers: { accept: 'text/html,application/xhtml+xml' } };

describeOnBothDatabases('the site', (database) => {
  it.each([
    '/',
    '/estimation?lat=36.8&lng=10.2',
    '/dashboard',
    '/dashboard/',
    '/mentions-legales',
    '/property/villa-gammarth',
  ])('has its page at %s', async (url) => {
    const server = await startTestServer(database());
    const answer = await server.call(url, asPage);
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  });

  it('is told its settings, which cannot break out of the page', async () => {
    const server = await startTestServer(database(), {
      environment: {
        APP_KEY: '"><script>alert(1)</script>$&',
        TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png?a=1&b=2',
      },
    });
    const { text } = await server.call('/', asPage);
    expect(text).toContain('<meta name="soumdar:app-key" content="&#34;&#62;&#60;script&#62;');
    expect(text).toContain('content="https://tiles.example/{z}/{x}/{y}.png?a=1&#38;b=2"');
    expect(text.split('<script>')).toHaveLength(2);
  });

  it('runs of inline scripts its own alone, and only in pages', async () => {
    const server = await startTestServer(database());
    const policy = async (url: string) =>
      String((await server.call(url, asPage)).headers['content-security-policy']).split(';')[1];
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    expect(await policy('/')).toBe(`script-src 'self' 'sha256-${hash}'`);
    expect(await policy('/nowhere')).toBe(await policy('/'));
    expect(await policy('/favicon.svg')).toBe("script-src 'self'");
    expect(await policy('/api/market')).toBe("script-src 'self'");
  });

  it.each(['/nowhere', '/property', '/property/chateau', '/index.html', '/assets/nothing.js'])(
    'answers %s with its page and 404',
    async (url) => {
      const server = await startTestServer(database());
      const answer = await server.call(url, asPage);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('soumdar:app-key');
    },
  );

  it('sends a file whole, whatever part of it is requested', async () => {
    const server = await startTestServer(database());
    const { status, text } = await server.call('/favicon.svg', { headers: { range: 'bytes=99999999-' } });
    expect([status, text]).toEqual([200, (await server.call('/favicon.svg')).text]);
  });

  it('keeps files named after their content for good, and no other', async () => {
    const server = await startTestServer(database());
    const script = await server.call('/assets/main-1a2b3c.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toMatch(/javascript/);
    expect((await server.call('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fsms-outbox.jsonl'])(
    'lets nobody out of its folder: %s',
    async (url) => {
      const server = await startTestServer(database());
      expect((await server.call(url)).status).toBe(404);
    },
  );

  const publicUrl = 'https://soumdar.example';

  it('tells each address apart before any script runs', async () => {
    const server = await startTestServer(database(), { environment: { PUBLIC_URL: `${publicUrl}/` } });
    const legal = await server.call('/mentions-legales', asPage);
    expect(legal.text).toContain('<title>Mentions légales · Soumdar</title>');
    expect(legal.text).toContain('<meta name="description" content="Éditeur');
    expect(legal.text).toContain('<link rel="canonical" href="https://soumdar.example/mentions-legales">');
    expect(legal.text).toContain('<meta property="og:image" content="https://soumdar.example/partage.png">');
    expect(legal.headers['x-robots-tag']).toBeUndefined();
    expect(legal.text).not.toContain('ld+json');
  });

  it('sends what was drawn at build before any script runs, and no page more', async () => {
    const server = await startTestServer(database());
    expect((await server.call('/', asPage)).text).toContain('<div id="root"><h1>home</h1>');
    expect((await server.call('/login', asPage)).text).toContain('<div id="root"></div>');
    expect((await server.call('/prerendered/home.html', asPage)).status).toBe(404);
  });

  it('names its publisher before any script runs, and tells the scripts', async () => {
    const environment = {
      PUBLISHER_NAME: 'Dar & Fils <SARL> $&',
      PUBLISHER_ADDRESS: 'Rue du Lac, Tunis',
      PUBLISHER_EMAIL: 'contact@soumdar.example',
      PUBLISHER_DIRECTOR: 'Amel Ben Salah',
      PUBLISHER_HOST: 'Hosting Inc., Boston',
      SOCIAL_FACEBOOK: 'https://www.facebook.com/soumdar',
    };
    const server = await startTestServer(database(), { environment });
    const { text } = await server.call('/mentions-legales', asPage);
    for (const [name, value] of [
      ['publisher-name', 'Dar &#38; Fils &#60;SARL&#62; $&#38;'],
      ['publisher-address', 'Rue du Lac, Tunis'],
      ['publisher-email', 'contact@soumdar.example'],
      ['publisher-director', 'Amel Ben Salah'],
      ['publisher-host', 'Hosting Inc., Boston'],
      ['facebook', 'https://www.facebook.com/soumdar'],
      ['instagram', ''],
    ] as const) {
      expect(text).toContain(`<p>soumdar:${name} ${value}</p>`);
      expect(text).toContain(`<meta name="soumdar:${name}" content="${value}">`);
    }
  });

  it('says that its publisher is a demonstration’s where none is set', async () => {
    const server = await startTestServer(database());
    const { text } = await server.call('/mentions-legales', asPage);
    expect(text).toContain('<p>soumdar:publisher-name Éditeur de démonstration</p>');
    expect(text).toContain('<p>soumdar:publisher-email non renseigné en démonstration</p>');
    expect(text).toContain('<p>soumdar:sms-provider aucun en démonstration</p>');
    expect(text).toContain('<p>soumdar:mail-provider aucun en démonstration</p>');
  });

  it('names who carries its emails, maps and addresses as they are set', async () => {
    const smtp = {
      EMAIL_PROVIDER: 'smtp',
      EMAIL_FROM: 'a@soumdar.example',
      SMTP_URL: 'smtps://mail.example',
    };
    const served = async (environment: Record<string, string>) =>
      (await (await startTestServer(database(), { environment })).call('/mentions-legales', asPage)).text;
    const usual = await served(smtp);
    expect(usual).toContain('<p>soumdar:mail-provider mail.example</p>');
    expect(usual).toContain(
      '<p>soumdar:map-provider OpenStreetMap, Royaume-Uni (tile.openstreetmap.org)</p>',
    );
    expect(usual).toContain(
      '<p>soumdar:geocoder OpenStreetMap, Royaume-Uni (nominatim.openstreetmap.org)</p>',
    );
    const own = await served({
      ...smtp,
      PUBLISHER_MAIL_PROVIDER: 'Mailo, France',
      TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    });
    expect(own).toContain('<p>soumdar:mail-provider Mailo, France</p>');
    expect(own).toContain('<p>soumdar:map-provider tiles.example</p>');
  });

  it('has the map of its pages come beside the first script, where a page needs it', async () => {
    const server = await startTestServer(database());
    const preload = '<link rel="modulepreload" crossorigin href="/assets/routes-4d5e6f.js">';
    expect((await server.call('/login', asPage)).text).toContain(preload);
    expect((await server.call('/', asPage)).text).not.toContain('modulepreload');
  });

  it.each([
    [{}, '<div id="root"><h1>privacyPolicy</h1>'],
    [{ ANALYTICS_HOST: 'https://events.example', ANALYTICS_KEY: 'k' }, '<div id="root"></div>'],
  ])('draws its privacy policy only where it names no external service: %j', async (environment, root) => {
    const server = await startTestServer(database(), { environment });
    expect((await server.call('/politique-confidentialite', asPage)).text).toContain(root);
  });

  it.each([
    ['gzip, deflate, br', 'gzip'],
    ['br, gzip;q=0', undefined],
    ['', undefined],
  ])('sends a page to who takes %j encoded as %s', async (accepted, encoding) => {
    const server = await startTestServer(database());
    const answer = await server.call('/', { headers: { ...asPage.headers, 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toContain('accept-encoding');
  });

  it('has one address for the wizard, whatever its query', async () => {
    const server = await startTestServer(database(), { environment: { PUBLIC_URL: publicUrl } });
    const { text } = await server.call('/estimation?lat=36.8&lng=10.2', asPage);
    expect(text).toContain('<link rel="canonical" href="https://soumdar.example/estimation">');
  });

  it('describes itself to search engines on its first page', async () => {
    const server = await startTestServer(database(), { environment: { PUBLIC_URL: publicUrl } });
    const { text } = await server.call('/', asPage);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    const data = JSON.parse(json) as { '@graph': { '@type': string; url: string }[] };
    expect(data['@graph'].map((thing) => thing['@type'])).toEqual([
      'Organization',
      'WebSite',
      'WebApplication',
    ]);
    expect(data['@graph'].map(({ url }) => url)).toEqual(Array(3).fill('https://soumdar.example/'));
  });

  it('names no address of its own when it does not know the public one', async () => {
    const server = await startTestServer(database());
    const { text } = await server.call('/', asPage);
    expect(text).toContain('<meta name="description"');
    expect(text).not.toMatch(/canonical|og:url|og:image|ld\+json/);
    expect((await server.call('/robots.txt')).text).not.toContain('Sitemap');
    expect((await server.call('/sitemap.xml')).status).toBe(404);
  });

  it.each([
    '/dashboard',
    '/mes-donnees',
    '/experts/chiffres',
    '/estimation/results',
    '/creation',
    '/search',
    '/property/villa-gammarth',
    '/verify-phone',
    '/forgot-password',
    '/nowhere',
  ])('keeps %s out of search engines', async (url) => {
    const server = await startTestServer(database());
    const answer = await server.call(url, asPage);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.text).not.toContain('name="description"');
  });

  it('leads robots to the pages they may show, and to no other', async () => {
    const server = await startTestServer(database(), { environment: { PUBLIC_URL: publicUrl } });
    expect((await server.call('/robots.txt')).text).toContain(
      'Sitemap: https://soumdar.example/sitemap.xml\n',
    );
    const listed = async (url: string) => {
      const { headers, text } = await server.call(url);
      expect(headers['content-type']).toMatch(/^application\/xml/);
      return [...text.matchAll(/<loc>https:\/\/soumdar\.example(.*?)<\/loc>/g)].map(([, path]) => path);
    };
    expect(await listed('/sitemap.xml')).toEqual(['/sitemap-pages.xml']);
    const shown = [
      '/',
      '/avant-de-signer',
      '/estimation',
      '/frais',
      '/login',
      '/mentions-legales',
      '/politique-confidentialite',
      '/register',
    ];
    expect((await listed('/sitemap-pages.xml')).toSorted()).toEqual(
      [...shown, ...shown.map((path) => `/ar${path}`)].toSorted(),
    );
    expect((await server.call('/sitemap-pages.xml')).text).toContain(
      '<loc>https://soumdar.example/ar/frais</loc><xhtml:link rel="alternate" hreflang="fr" href="https://soumdar.example/frais"/><xhtml:link rel="alternate" hreflang="ar" href="https://soumdar.example/ar/frais"/><xhtml:link rel="alternate" hreflang="x-default" href="https://soumdar.example/frais"/>',
    );
  });

  it('has each page in Arabic at the same path after /ar, which names the other', async () => {
    const server = await startTestServer(database(), { environment: { PUBLIC_URL: publicUrl } });
    const { status, text } = await server.call('/ar/frais?prix=300000', asPage);
    expect(status).toBe(200);
    expect(text).toContain('<h1>/frais?prix=300000 today</h1>');
    for (const [language, path] of [
      ['fr', '/frais'],
      ['ar', '/ar/frais'],
      ['x-default', '/frais'],
    ])
      expect(text).toContain(`<link rel="alternate" hreflang="${language}" href="${publicUrl}${path}">`);
    expect(text).toContain(`<link rel="canonical" href="${publicUrl}/ar/frais">`);
    expect(text).toContain('<meta property="og:locale" content="ar_TN">');
    expect(text).toMatch(/<title>[^<]*\p{Script=Arabic}[^<]* · \u2066Soumdar\u2069<\/title>/u);
  });

  it.each(['/ar/ar/frais', '/ar/nowhere', '/en/frais', '/ar-tn'])('has no page at %s', async (url) => {
    const server = await startTestServer(database());
    expect((await server.call(url, asPage)).status).toBe(404);
  });

  it.each([
    ['/frais', 'fr_TN', 'ar'],
    ['/ar/frais', 'ar_TN', 'fr'],
  ])(
    'shows %s in the language of its address, whatever cookies and the browser name',
    async (url, locale, other) => {
      const server = await startTestServer(database());
      const headers = {
        ...asPage.headers,
        cookie: `language=${other}; locale=${other}`,
        'accept-language': other,
      };
      const { status, text } = await server.call(url, { headers });
      expect(status).toBe(200);
      expect(text).toContain(`<meta property="og:locale" content="${locale}">`);
    },
  );

  it('shows the experts in French what is in French alone', async () => {
    const server = await startTestServer(database());
    const { status, headers } = await server.call('/ar/experts/demandes/7?x=1', asPage);
    expect({ status, to: headers['location'] }).toEqual({ status: 301, to: '/experts/demandes/7?x=1' });
  });
});
