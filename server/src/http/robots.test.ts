import { expect, it } from 'vitest';
import { isRobot } from './robots.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 Version/4.0';

it.each([
  `${android} Chrome/131.0 Mobile Safari/537.36`,
  `${android} Chrome/131.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0;]`,
  `${android} Chrome/131.0 Mobile Safari/537.36 Viber/24.1.0`,
  `${android} Chrome/131.0 Mobile Safari/537.36 [Pinterest/Android]`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 WhatsApp/24.22.83',
  'Mozilla/5.0 (Linux; Android 11; CUBOT P50) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
])('a person looks with %s', (userAgent) => expect(isRobot(userAgent)).toBe(false));

it.each([
  'WhatsApp/2.24.1 A',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'Viber/24.1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'curl/8.5.0',
  ' ',
  undefined,
])('%s is a robot', (userAgent) => expect(isRobot(userAgent)).toBe(true));
