import { exampleEstimation, exampleProperty } from '@soumdar/contract/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../testing/memory-storage.ts';
import { sendManualRequest } from './manual-request.ts';

const answers = {
  is_owner: true,
  property_usage: 'residence-principale',
  intended_action: 'vendre',
  sale_timeline: '3-months',
  sale_method: 'both',
  explore_pro_opportunities: false,
} as const;
const choices = {
  preferred_contact_method: 'both',
  preferred_contact_time: 'weekend',
  message: ' Le jardin est clos. ',
} as const;
const dueAt = '2026-12-06T17:00:00.000Z';
let sent: unknown;

beforeEach(() => {
  stubStorage('localStorage');
  stubStorage('sessionStorage');
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', { location: { pathname: '/' }, requestIdleCallback: () => 0 });
  answer({ wantsOffers: true });
});

function answer({ wantsOffers }: { wantsOffers: boolean }) {
  const profile = {
    user: { id: '7', email: 'amel@exemple.tn', full_name: 'Amel', phone: '' },
    pendingPhone: null,
    emailVerifiedAt: null,
    emailStoppedAt: null,
    wantsAlerts: false,
    createdAt: dueAt,
    wantsOffers,
    smsNotices: true,
    limitedSince: null,
    consents: [],
    privacyRequests: [],
    openManualRequests: 0,
  };
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    if (path === '/api/manual-estimation') sent = JSON.parse(body!);
    const data = path === '/api/user/profile' ? profile : { id: 'r1', due_at: dueAt };
    return Promise.resolve(Response.json({ success: true, data, message: '' }));
  });
}

test('sends the property, all answers of the wizard, the choices and the message', async () => {
  const results = { propertyDetails: { ...exampleProperty, answers } };
  expect(await sendManualRequest(results, choices)).toEqual({
    ...results,
    expertAsked: { slot: 'weekend', dueAt },
  });
  expect(sent).toEqual({
    ...exampleProperty,
    ...answers,
    preferred_contact_method: 'both',
    preferred_contact_time: 'weekend',
    message: 'Le jardin est clos.',
  });
});

test('sends no answers of an older estimate, and no empty message', async () => {
  await sendManualRequest({ propertyDetails: exampleProperty }, { ...choices, message: ' ' });
  expect(sent).toEqual({
    ...exampleProperty,
    preferred_contact_method: 'both',
    preferred_contact_time: 'weekend',
  });
});

test('says nothing of offers about an estimate that is saved, whose owner may have answered otherwise since', async () => {
  const wishing = { ...exampleProperty, answers: { ...answers, explore_pro_opportunities: true } };
  const saved = { propertyDetails: wishing, estimationData: exampleEstimation() };
  await sendManualRequest(saved, choices);
  expect(sent).toMatchObject({ is_owner: true });
  expect(sent).not.toHaveProperty('explore_pro_opportunities');
});

test.each([true, false])(
  'sends the present wish for offers about a property without an estimate: %j',
  async (wantsOffers) => {
    answer({ wantsOffers });
    const stated = { ...answers, explore_pro_opportunities: true };
    await sendManualRequest({ propertyDetails: { ...exampleProperty, answers: stated } }, choices);
    expect(sent).toMatchObject({ explore_pro_opportunities: wantsOffers });
  },
);
