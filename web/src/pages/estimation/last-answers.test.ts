import type { ProjectAnswers } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { answerTexts, offeredAnswers } from './last-answers.ts';

const stated: ProjectAnswers = {
  is_owner: true,
  property_usage: 'residence-principale',
  intended_action: 'vendre',
  sale_timeline: '3-months',
  sale_method: 'both',
  explore_pro_opportunities: true,
};

test('the answers of an estimate are offered again, except the consent to offers', () => {
  expect(offeredAnswers(stated)).toEqual({
    propertyUsage: 'residence-principale',
    intention: 'vendre',
    timeline: '3-months',
    marketingChannel: 'both',
    isOwner: true,
  });
});

test('they have the words of the form', () => {
  const texts = ['Résidence principale', 'Vendre', 'Dans 3 mois', 'Les deux', 'Propriétaire'];
  expect(answerTexts(offeredAnswers(stated)!)).toEqual(texts);
  const noProject = offeredAnswers({ ...stated, is_owner: false, sale_timeline: 'no-project' })!;
  expect(answerTexts(noProject)).toEqual(['Résidence principale', 'Vendre', 'Pas de projet']);
});

test('a timeline that the form does not offer is left open', () => {
  expect(
    offeredAnswers({ ...stated, intended_action: 'acheter', sale_timeline: 'recently-sold' }),
  ).toMatchObject({
    timeline: '',
    marketingChannel: '',
  });
});

test('land without its usage and a wish to know the value without a timeline are offered', () => {
  expect(offeredAnswers({ ...stated, property_usage: 'terrain' })).toMatchObject({
    propertyUsage: '',
    intention: 'vendre',
  });
  const curious = offeredAnswers({ property_usage: 'autre', intended_action: 'connaitre' })!;
  expect(answerTexts(curious)).toEqual(['Autre', 'Connaître la valeur']);
});

test.each([undefined, {}, { property_usage: 'autre' } as const])('%j offers nothing', (answers) => {
  expect(offeredAnswers(answers)).toBeNull();
});
