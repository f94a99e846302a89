import type { News } from '@soumdar/db';
import { expect, it } from 'vitest';
import { smsOf } from './send-due.ts';

const request = {
  kind: 'request',
  propertyType: 'apartment',
  dueAt: '2026-03-03T10:00:00.000Z',
  closed: false,
} as const;
const contest = { ...request, kind: 'contest' } as const;
const aboutData = { dueAt: '2026-04-01T23:30:00.000Z', closed: false };
const news: News[] = [
  { notice: 'request_received', request },
  { notice: 'request_due', request },
  { notice: 'privacy_received', request: aboutData },
  { notice: 'privacy_due', request: aboutData },
  { notice: 'request_completed', request },
  { notice: 'request_cancelled', request },
  { notice: 'request_corrected', request },
  { notice: 'request_received', request: contest },
  { notice: 'request_due', request: contest },
  { notice: 'contest_completed', request: contest },
  { notice: 'contest_cancelled', request: contest },
  { notice: 'contest_corrected', request: contest },
];

it.each(news)('the SMS of $notice fits one message of GSM-7, with its link', (stated) => {
  const text = smsOf(stated, 'https://www.soumdar.example.tn/', 'fr');
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/^[ !"#%&'()*+,\-./0-9:;<=>?A-Za-z]*$/);
});

it('an SMS to an expert says until when, in Tunis, and leads to the experts’ area', () => {
  expect(smsOf({ notice: 'request_received', request }, 'https://soumdar.tn', 'fr')).toBe(
    "Soumdar : nouvelle demande d'estimation (appartement), a traiter avant le 03/03 11:00. https://soumdar.tn/experts",
  );
});

it('an SMS about personal data says by which day of Tunis, and leads to those requests', () => {
  expect(smsOf({ notice: 'privacy_due', request: aboutData }, 'https://soumdar.tn', 'fr')).toBe(
    'Soumdar : rappel, reponse promise avant le 02/04 a une demande sur des donnees personnelles. https://soumdar.tn/experts/donnees-personnelles',
  );
});

it('an SMS to an owner says where to read the answer, and leads there when the address of the site is known', () => {
  expect(smsOf({ notice: 'request_completed', request }, 'https://soumdar.tn', 'fr')).toMatch(
    / https:\/\/soumdar\.tn\/dashboard$/,
  );
  for (const notice of ['request_completed', 'request_cancelled'] as const) {
    expect(smsOf({ notice, request }, undefined, 'fr')).toMatch(
      /Lisez.* sous Demandes manuelles de votre tableau de bord\.$/,
    );
  }
});

it('an SMS about several requests on personal data says how many, and by when the first', () => {
  const text = smsOf({ notice: 'privacy_received', request: aboutData }, 'https://soumdar.tn', 'fr', 12);
  expect(text).toBe(
    'Soumdar : 12 demandes sur des donnees personnelles, la premiere a traiter avant le 02/04. https://soumdar.tn/experts/donnees-personnelles',
  );
});
