import type { APIRequestContext, Page } from '@playwright/test';
import { withManualRequest, madeExpert } from '../browser/experts.ts';
import { pastEstimates, verified } from '../browser/people.ts';
import { signIn } from '../browser/steps.ts';

interface AuditedPage {
  title: string;
  /** indexed by search engines, and therefore audited for SEO too */
  indexed: boolean;
  /** audited by `npm run verify` too */
  isQuick: boolean;
  /** shows figures of the market, which search engines are kept from while it is the sample */
  showsMarket?: boolean;
  /** prepares the page, once, before its audits */
  prepare?: (page: Page, request: APIRequestContext) => Promise<void>;
  load: (page: Page) => Promise<unknown>;
}

const wizard = '/estimation?lat=36.876&lng=10.247';

const ofEverybody = {
  landing: '/',
  wizard,
  login: '/login',
  register: '/register',
  'legal notice': '/mentions-legales',
  'privacy policy': '/politique-confidentialite',
  'what a sale costs': '/frais',
  'what to check before signing': '/avant-de-signer',
};
const ofTheMarket = {
  'prices in the country': '/prix-immobilier',
  'prices in a town': '/prix-immobilier/tunis/la-marsa',
  reliability: '/fiabilite',
};
/** Audited quickly in Arabic too: its typeface comes on top, of a page of text and of one of figures. */
const quickInArabic = ['landing', 'prices in a town'];

function inBothLanguages(pages: Record<string, string>, showsMarket: boolean): AuditedPage[] {
  const indexed = (title: string, path: string, isQuick: boolean): AuditedPage => ({
    title,
    indexed: true,
    isQuick,
    showsMarket,
    load: (page) => page.goto(path),
  });
  return Object.entries(pages).flatMap(([title, path]) => [
    indexed(title, path, true),
    indexed(`${title}, in Arabic`, `/ar${path}`, quickInArabic.includes(title)),
  ]);
}

export const auditedPages: readonly AuditedPage[] = [
  ...inBothLanguages(ofEverybody, false),
  ...inBothLanguages(ofTheMarket, true),
  {
    title: 'wizard, map open',
    indexed: false,
    isQuick: false,
    load: async (page) => {
      await page.goto(wizard);
      await page.getByText('Voir sur la carte').click();
    },
  },
  {
    title: 'results',
    indexed: false,
    isQuick: false,
    prepare: async (page, request) => {
      await signInAsOwner(page, request);
      await page.getByRole('button', { name: 'Cliquer pour voir les détails' }).first().click();
      await page.getByRole('region', { name: 'Prix de vente' }).waitFor();
    },
    load: (page) => page.reload(),
  },
  {
    title: 'dashboard',
    indexed: false,
    isQuick: false,
    prepare: signInAsOwner,
    load: (page) => page.goto('/dashboard'),
  },
  {
    title: 'my data',
    indexed: false,
    isQuick: false,
    prepare: signInAsOwner,
    load: (page) => page.goto('/mes-donnees'),
  },
  {
    title: 'experts’ queue',
    indexed: false,
    isQuick: false,
    prepare: async (page, request) => {
      await withManualRequest(request, await verified(request));
      await page.goto('/experts');
      await signIn(page, madeExpert('Leïla Trabelsi'));
      await page.getByRole('searchbox', { name: 'Rechercher' }).waitFor();
    },
    load: (page) => page.goto('/experts'),
  },
];

/** Signs in an owner with ten past estimates, and so reaches the dashboard. */
async function signInAsOwner(page: Page, request: APIRequestContext) {
  const owner = await verified(request);
  await pastEstimates(request, owner, 10);
  await page.goto('/login');
  await signIn(page, owner);
  await page.getByRole('article').first().waitFor();
}
