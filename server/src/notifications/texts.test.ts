import { expect, it } from 'vitest';
import { smsOf } from './texts.ts';

const request = { propertyType: 'apartment', createdAt: '2026-03-02T10:00:00.000Z', closed: false } as const;
const notices = ['request_received', 'request_due', 'request_completed', 'request_cancelled'] as const;

it.each(notices)('the SMS of %s fits one message of GSM-7, with its link', (notice) => {
  const text = smsOf({ notice, request }, 'https://www.soumdar.example.tn/');
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/^[ !"#%&'()*+,\-./0-9:;<=>?A-Za-z]*$/);
});

it('an SMS to an expert says until when, in Tunis, and leads to the experts’ area', () => {
  expect(smsOf({ notice: 'request_received', request }, 'https://soumdar.tn')).toBe(
    "Soumdar : nouvelle demande d'estimation (appartement), a traiter avant le 03/03 11:00. https://soumdar.tn/experts",
  );
});

it('an SMS to an owner leads to the dashboard, when the address of the site is known', () => {
  expect(smsOf({ notice: 'request_completed', request }, 'https://soumdar.tn')).toMatch(
    / https:\/\/soumdar\.tn\/dashboard$/,
  );
  expect(smsOf({ notice: 'request_completed', request }, undefined)).toMatch(/tableau de bord\.$/);
});
