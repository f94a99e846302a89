import type { EmailServices } from './email/send-within-ceiling.ts';
import type { ExpertsAnswer } from './surroundings/experts-answer.ts';
import type { MarketAccess } from './market/market-in-service.ts';
import type { SecretBox } from './process/secret-box.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { SmsServices } from './sms/send-within-ceiling.ts';

export interface Services extends SmsServices, EmailServices, MarketAccess {
  metrics: Metrics;
  secrets: SecretBox;
  expertsAnswer: ExpertsAnswer;
  /** aborted once the process should get no more calls */
  shutdown: AbortController;
}
