import type { ProjectAnswers } from '@soumdar/contract';
import { intentionLabels, marketingChannelLabels, timelineLabels, usageLabels } from '@soumdar/words/labels';
import * as words from '@soumdar/words/wizard';
import {
  asksChannel,
  asksTimeline,
  restoreTimeline,
  type WizardAnswers,
} from '../../estimation/wizard-answers.ts';

/** The wish for offers is a consent, so it is a new question each time. */
export type OfferedAnswers = Pick<
  WizardAnswers,
  'propertyUsage' | 'intention' | 'timeline' | 'marketingChannel' | 'isOwner'
>;

/** null where the owner stated none */
export function offeredAnswers(answers: ProjectAnswers | undefined): OfferedAnswers | null {
  const { property_usage, intended_action, sale_timeline, sale_method, is_owner } = answers ?? {};
  if (!property_usage || !intended_action) return null;
  if (!sale_timeline && asksTimeline({ intention: intended_action })) return null;
  const timeline = restoreTimeline(sale_timeline ?? '', intended_action);
  return {
    // land has no question about its usage
    propertyUsage: property_usage === 'terrain' ? '' : property_usage,
    intention: intended_action,
    timeline,
    marketingChannel: (asksChannel({ timeline }) && sale_method) || '',
    isOwner: is_owner ?? false,
  };
}

/** 'Résidence principale', 'Vendre', 'Dans 3 mois'… */
export function answerTexts({
  propertyUsage,
  intention,
  timeline,
  marketingChannel,
  isOwner,
}: OfferedAnswers) {
  return [
    propertyUsage && usageLabels[propertyUsage],
    intention && intentionLabels[intention],
    timeline && timelineLabels[timeline],
    marketingChannel && marketingChannelLabels[marketingChannel],
    isOwner ? words.owner : '',
  ].filter((text) => text !== '');
}
