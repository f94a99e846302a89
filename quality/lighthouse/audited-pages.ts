import type { APIRequestContext, Page } from '@playwright/test';
import { withManualRequest, madeExpert } from '../browser/experts.ts';
import { pastEstimates, verified } from '../browser/people.ts';
import { signIn } from '../browser/steps.ts';

interface AuditedPage {
  title: string;
  /** indexed by search engines, and therefore audited for SEO too */
  indexed: boolean;
  /** shows figures of the market, which search engines are kept from while it is the sample */
  showsMarket?: boolean;
  /** prepares the page, once, before its audits */
  prepare?: (page: Page, request: APIRequestContext) => Promise<void>;
  load: (page: Page) => Promise<unknown>;
}

const indexed = (title: string, path: string): AuditedPage => ({
  title,
  indexed: true,
  load: (page) => page.goto(path),
});

const showsMarket = (title: string, path: string): AuditedPage => ({
  ...indexed(title, path),
  showsMarket: true,
});

const wizard = '/estimation?lat=36.876&lng=10.247';

export const auditedPages: readonly AuditedPage[] = [
  indexed('landing', '/'),
  indexed('wizard', wizard),
  indexed('login', '/login'),
  indexed('register', '/register'),
  indexed('legal notice', '/mentions-legales'),
  indexed('privacy policy', '/politique-confidentialite'),
  indexed('what a sale costs', '/frais'),
  indexed('what to check before signing', '/avant-de-signer'),
  showsMarket('prices in the country', '/prix-immobilier'),
  showsMarket('prices in a town', '/prix-immobilier/tunis/la-marsa'),
  showsMarket('reliability', '/fiabilite'),
  {
    title: 'wizard, map open',
    indexed: false,
    load: async (page) => {
      await page.goto(wizard);
      await page.getByText('Voir sur la carte').click();
    },
  },
  {
    title: 'results',
    indexed: false,
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
    prepare: signInAsOwner,
    load: (page) => page.goto('/dashboard'),
  },
  {
    title: 'my data',
    indexed: false,
    prepare: signInAsOwner,
    load: (page) => page.goto('/mes-donnees'),
  },
  {
    title: 'experts’ queue',
    indexed: false,
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
