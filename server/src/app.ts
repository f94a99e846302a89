import { apiRoot } from '@soumdar/contract';
import type { Database } from '@soumdar/db';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createAlert } from './process/alert.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { hashesUnderWay } from './auth/secrets.ts';
import { authenticate, onlyExperts, refuseWithoutSecondFactor } from './auth/sessions.ts';
import type { Clock } from './process/clock.ts';
import { serveEmailOutbox } from './email/outbox-page.ts';
import { createSendEmail } from './email/send-email.ts';
import { serveUnsubscribing } from './email/unsubscribe-page.ts';
import { handOverWith } from './follow/follow-property.ts';
import { estimationRoutes } from './estimation/routes.ts';
import { createExpertsAnswer } from './surroundings/experts-answer.ts';
import { expertRoutes } from './experts/routes.ts';
import { followRoutes } from './follow/routes.ts';
import { geocodeRoutes } from './geocode/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { createApi } from './http/api.ts';
import { answerBrokenCalls, answerInPlaceOfNode } from './http/broken-calls.ts';
import { serveDocumentation } from './documentation/documentation.ts';
import { handleErrors } from './http/error-handler.ts';
import {
  cutUnreadBodies,
  forbidCaching,
  openToEverySite,
  requireApplicationKey,
  acceptJsonBodies,
  closeConnectionsOnShutdown,
} from './http/hooks.ts';
import { cutUnreadAnswers, limitConnections } from './http/limit-connections.ts';
import { logOptions, logRequests } from './http/logging.ts';
import { createRefusalLog } from './http/refusal-log.ts';
import { sendPreparedAnswers } from './http/prepared-answers.ts';
import { refuse } from './http/refusal.ts';
import { refuseOverload, refusePastHashingLimit } from './limits/refuse-overload.ts';
import { refusePipelining } from './http/refuse-pipelining.ts';
import { securityHeaders, setSecurityHeaders } from './http/security-headers.ts';
import { createLog } from './process/log.ts';
import { contestRoutes } from './contests/routes.ts';
import { createSecretBox, readSecretsKey } from './process/secret-box.ts';
import { outcomeRoutes, proofRoutes } from './outcomes/routes.ts';
import { manualRequestRoutes } from './manual-requests/routes.ts';
import { awaitFirstMarket, type GetServedMarket } from './market/market-in-service.ts';
import { marketRoutes } from './market/routes.ts';
import { serveLanding } from './landing/page.ts';
import { measureCalls, createMetrics } from './metrics/metrics.ts';
import { metricsRoutes } from './metrics/routes.ts';
import { placeRoutes } from './places/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { reportRoutes } from './report/routes.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings/settings.ts';
import type { Site } from './site/load-site.ts';
import { serveSharedPage } from './shares/page.ts';
import { shareRoutes } from './shares/routes.ts';
import { createPages } from './site/pages.ts';
import { serveQuestionPages } from './site/question-pages.ts';
import { serveFiles, servePages } from './site/serve-site.ts';
import { pricePages, serveMarketPages } from './zones/pages.ts';
import { servePriceMaps } from './zones/price-map-pictures.ts';
import { servePreviews } from './zones/preview-pictures.ts';
import { zoneRoutes } from './zones/routes.ts';
import { serveOutboxPage } from './sms/outbox-page.ts';
import { createSendSms } from './sms/send-sms.ts';
import type { Peers } from './workers/peers.ts';

const largestBody = 64 * 1024;
const slowestRequestMs = 30_000;
const slowestHeadersMs = 15_000;
const lookForSlowMs = 5000;
/** A page of 300 kB takes 6 seconds on slow 3G. */
const slowestReadingMs = 60_000;

export interface Parts {
  settings: Settings;
  database: Database;
  servedMarket: GetServedMarket;
  /** settles with a market, or after the longest wait for one */
  firstMarket: Promise<void>;
  sites: Site[];
  clock: Clock;
  /** undefined for the only process of its start */
  peers?: Peers | undefined;
  logStream?: { write(line: string): void };
}

export async function build({
  sites,
  logStream,
  firstMarket,
  ...parts
}: Parts): Promise<{ app: FastifyInstance; services: Services }> {
  const { settings } = parts;
  const headers = securityHeaders(settings);
  const refusalLog = createRefusalLog();
  const broken = answerBrokenCalls(headers, refusalLog);
  const app = Fastify({
    ...logOptions(settings.logLevel, logStream),
    trustProxy: settings.trustProxy,
    bodyLimit: largestBody,
    requestTimeout: slowestRequestMs,
    // Node's own limits are longer, and checked rarely
    http: {
      headersTimeout: slowestHeadersMs,
      connectionsCheckingInterval: lookForSlowMs,
      // the server refuses such calls itself
      requireHostHeader: false,
    },
    routerOptions: { ignoreTrailingSlash: true },
    return503OnClosing: false,
    frameworkErrors: broken.refuseAddress,
    clientErrorHandler(this: FastifyInstance, error, socket) {
      broken.refuseRequest(this.log, error, socket);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const log = createLog(app.log);
  const services: Services = {
    ...parts,
    awaitMarket: awaitFirstMarket(firstMarket, Math.floor(settings.limits.callsUnderWay / 2)),
    log,
    secrets: createSecretBox(readSecretsKey(settings)),
    metrics: createMetrics(),
    expertsAnswer: createExpertsAnswer(parts),
    shutdown: new AbortController(),
    sendSms: createSendSms(settings.sms, log),
    sendEmail: createSendEmail(settings.email, log),
    alert: createAlert(settings.alertWebhook, log),
  };

  refusePipelining(app);
  logRequests(app, refusalLog);
  measureCalls(app, services.metrics);
  setSecurityHeaders(app, headers);
  answerInPlaceOfNode(app);
  closeConnectionsOnShutdown(app);
  openToEverySite(app);
  sendPreparedAnswers(app, () => parts.servedMarket()?.figures);
  cutUnreadBodies(app, largestBody);
  cutUnreadAnswers(app, slowestReadingMs);
  limitConnections(app, settings.limits.connections, log);
  handleErrors(app);
  acceptJsonBodies(app);
  await serveDocumentation(app, settings);
  await app.register((api) => serveApi(api, services), { prefix: apiRoot });
  healthRoutes(app, services);
  metricsRoutes(app, services);
  if (settings.sms.provider === 'outbox') serveOutboxPage(app, settings.sms.file);
  if (settings.email.provider === 'outbox') serveEmailOutbox(app, settings.email.file);
  await serveFiles(app, sites[0]!, () => pricePages(parts.servedMarket));
  await app.register((scope) => servePreviews(scope, services));
  await app.register((scope) => servePriceMaps(scope, services));
  for (const site of sites)
    await app.register((scope) => serveLanguage(scope, site, services), { prefix: site.basePath });
  return { app, services };
}

async function serveLanguage(app: FastifyInstance, site: Site, services: Services): Promise<void> {
  const pages = createPages(site, securityHeaders(services.settings, site.inlineScripts), services.log);
  servePages(app, site, pages);
  serveLanding(app, site, pages, services.servedMarket);
  await app.register((scope) => serveMarketPages(scope, site, pages, services));
  await app.register((scope) => serveQuestionPages(scope, site, pages, services.clock));
  await app.register((scope) => serveSharedPage(scope, site, pages, services));
  await app.register((scope) => serveUnsubscribing(scope, site, pages, services));
}

async function serveApi(app: FastifyInstance, services: Services): Promise<void> {
  refuseOverload(app, services.settings.limits.callsUnderWay, hashesUnderWay);
  requireApplicationKey(app, services.settings.appKey);
  forbidCaching(app);
  app.setNotFoundHandler((_request, reply) => refuse(reply, { refused: 'notFound' }));
  app.decorateRequest('session');
  const guards = {
    account: [authenticate(services)],
    newExpert: onlyExperts(services),
    expert: [...onlyExperts(services), refuseWithoutSecondFactor(services)],
    hashing: refusePastHashingLimit(services),
  };
  const mostMs = services.settings.limits.callSeconds * 1000;
  const api = createApi(app, guards, mostMs);
  authRoutes(api, services);
  estimationRoutes(api, services, handOverWith(services));
  followRoutes(api, services);
  contestRoutes(api, services);
  outcomeRoutes(api, services);
  await app.register((scope) => proofRoutes(scope, createApi(scope, guards, mostMs), services));
  manualRequestRoutes(api, services);
  reportRoutes(app, api, services);
  expertRoutes(api, services);
  geocodeRoutes(api, services);
  await placeRoutes(app, api, services.servedMarket);
  marketRoutes(api, services);
  await app.register((scope) => zoneRoutes(scope, createApi(scope, guards, mostMs), services));
  analyticsRoutes(api, services);
  privacyRoutes(api, services);
  await app.register((scope) => shareRoutes(scope, createApi(scope, guards, mostMs), services));
}
