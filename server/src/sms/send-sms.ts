import type { Log } from '../log.ts';
import type { SmsSettings } from '../settings/sms-settings.ts';
import type { GatewayTimeouts } from './ask-gateway.ts';
import type { SendSms } from './message.ts';
import { createOutbox } from './outbox.ts';
import { createTwilio } from './twilio.ts';
import { createWinSms } from './winsms.ts';

const usualTimeouts: GatewayTimeouts = { connectMs: 4000, totalMs: 8000 };

/** The gateway of the settings. */
export function createSendSms(
  settings: SmsSettings,
  log: Pick<Log, 'info'>,
  timeouts = usualTimeouts,
): SendSms {
  switch (settings.provider) {
    case 'outbox':
      return createOutbox(settings.file, log);
    case 'twilio':
      return createTwilio(settings, timeouts);
    case 'winsms':
      return createWinSms(settings, timeouts);
  }
}
