import { manualRequestsAddress, propertyAddress, sitePaths } from '@soumdar/contract';
import {
  wordsIn,
  type EmailTemplate,
  type EmailTemplates,
  type EmailValues,
  type Language,
} from '@soumdar/words';
import type { EmailContent } from './layout.ts';

/** As queued, before its sentences are written. */
export interface EmailMessage<T extends EmailTemplate = EmailTemplate> {
  template: T;
  values: EmailValues[T];
  language: Language;
}

const pages: { [T in EmailTemplate]?: (values: EmailValues[T]) => string } = {
  alerts_confirmed: () => sitePaths.dashboard,
  followed_properties: followedProperties,
  outcome_question: () => sitePaths.dashboard,
  request_completed: () => manualRequestsAddress,
  request_cancelled: () => manualRequestsAddress,
  request_corrected: () => manualRequestsAddress,
  contest_completed: ofItsProperty,
  contest_cancelled: ofItsProperty,
  contest_corrected: ofItsProperty,
};

function followedProperties({ properties }: EmailValues['followed_properties']): string {
  const [first, ...others] = properties;
  if (!first) return manualRequestsAddress;
  return others.length > 0 ? sitePaths.dashboard : ofItsProperty(first);
}

/** Its evolution, and the cards of its estimates. */
function ofItsProperty({ estimationId }: { estimationId?: string }): string {
  return estimationId === undefined ? sitePaths.dashboard : propertyAddress(estimationId);
}

/** @param path of the button's page, where it differs by email */
export function composeEmail<T extends EmailTemplate>(
  { template, values, language }: EmailMessage<T>,
  path = pages[template]?.(values),
): EmailContent {
  const templates: EmailTemplates = wordsIn(language).emails.templates;
  const { button: label, ...texts } = templates[template](values);
  const button = label !== undefined && path !== undefined ? { label, path } : undefined;
  return { language, ...texts, ...(button && { button }) };
}

/** An email queued by an earlier version contains its sentences, in French. */
export const contentOf = (stored: object): EmailContent =>
  'template' in stored
    ? composeEmail(stored as EmailMessage)
    : { language: 'fr', ...(stored as Omit<EmailContent, 'language'>) };
