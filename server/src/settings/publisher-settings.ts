import { z } from 'zod';
import { webAddress } from './environment-values.ts';

export const publisherEnvironmentSchema = z.object({
  PUBLISHER_NAME: z.string().optional(),
  PUBLISHER_ADDRESS: z.string().optional(),
  PUBLISHER_EMAIL: z.email('must be an email address').optional(),
  PUBLISHER_DIRECTOR: z.string().optional(),
  PUBLISHER_HOST: z.string().optional(),
  PUBLISHER_MAIL_PROVIDER: z.string().optional(),
  SOCIAL_FACEBOOK: webAddress.optional(),
  SOCIAL_INSTAGRAM: webAddress.optional(),
  SOCIAL_LINKEDIN: webAddress.optional(),
});
type Environment = z.output<typeof publisherEnvironmentSchema>;

const required = [
  'PUBLISHER_NAME',
  'PUBLISHER_ADDRESS',
  'PUBLISHER_EMAIL',
  'PUBLISHER_DIRECTOR',
  'PUBLISHER_HOST',
] as const;

export const missingPublisherSetting = (env: Environment) => required.find((name) => env[name] === undefined);

export function arrangePublisher(env: Environment) {
  return {
    name: env.PUBLISHER_NAME,
    address: env.PUBLISHER_ADDRESS,
    email: env.PUBLISHER_EMAIL,
    director: env.PUBLISHER_DIRECTOR,
    host: env.PUBLISHER_HOST,
    mailProvider: env.PUBLISHER_MAIL_PROVIDER,
    facebook: env.SOCIAL_FACEBOOK,
    instagram: env.SOCIAL_INSTAGRAM,
    linkedin: env.SOCIAL_LINKEDIN,
  };
}

export type Publisher = ReturnType<typeof arrangePublisher>;
