import { beforeEach, expect, test } from 'vitest';
import { clearSession } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { stubStorage } from '../testing/memory-storage.ts';
import { emptyContest } from './contest-answers.ts';
import { forgetContestDraft, readContestDraft, saveContestDraft } from './contest-draft.ts';

const answers = { ...emptyContest, message: 'La terrasse compte.' };

beforeEach(() => {
  stubStorage('localStorage');
  stubStorage('sessionStorage');
  saveContestDraft('e1', { accountId: '7', answers });
});

test('what was typed to contest an estimate outlives the session, for its account and estimate alone', () => {
  clearSession();
  expect(readContestDraft('e1', '7')).toEqual(answers);
  expect(readContestDraft('e2', '7')).toEqual(emptyContest);
  expect(readContestDraft('e1', '8')).toEqual(emptyContest);
});

test.each([
  ['sent', () => forgetContestDraft('e1')],
  ['signed out', signOut],
])('nothing of it is left once %s', (_how, end) => {
  end();
  expect(readContestDraft('e1', '7')).toEqual(emptyContest);
});
