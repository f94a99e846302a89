import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { sendDueEmails } from '../email/send-due-emails.ts';
import { somebodyReachable } from '../testing/emails.ts';
import { tokenOf } from '../testing/people.ts';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';
import { outcomeQuestionJob } from './outcome-question-job.ts';

const market = smallMarket();
const daySeconds = 24 * 3600;

describeOnBothDatabases('the question what became of a property', (database) => {
  async function scene() {
    const server = await startTestServer(database(), { market });
    const owner = await somebodyReachable(database(), server);
    const estimate = async (change?: object): Promise<string> => (await owner.estimate(change)).body.data.id;
    const run = () => outcomeQuestionJob(server.services).work(new AbortController().signal);
    const questions = async () => (await owner.emails()).filter(({ kind }) => kind === 'outcome_question');
    /** Sessions end meanwhile. */
    const after = async (days: number) => {
      server.pass(days * daySeconds);
      return tokenOf(server, owner.person, true);
    };
    const due = async (token: string) => {
      const { estimations } = (await server.call('/api/user/estimations', { token })).body.data;
      return estimations
        .filter((one: { outcomeQuestion?: boolean }) => one.outcomeQuestion)
        .map(({ id }: { id: string }) => id);
    };
    const call = (token: string, id: string, path: string, method: 'PUT' | 'POST', body?: object) =>
      server.call(`/api/user/estimations/${id}/outcome${path}`, { token, method, ...(body && { body }) });
    return { server, owner, estimate, run, questions, after, due, call };
  }

  it('is due three months after an estimate to sell or let, on the newest of its property', async () => {
    const { server, estimate, after, due } = await scene();
    await estimate();
    server.pass(60);
    const sale = await estimate();
    const rent = await estimate({ intended_action: 'louer', details: { surface: 120 } });
    await estimate({ intended_action: 'connaitre', details: { surface: 140 } });
    expect(await due(await after(80))).toEqual([]);
    expect((await due(await after(13))).toSorted()).toEqual([sale, rent].toSorted());
  });

  it('ends with an outcome for its property, and with a refusal for the account', async () => {
    const { estimate, after, due, call, run, questions } = await scene();
    const [first, second] = [await estimate(), await estimate({ details: { surface: 120 } })];
    const token = await after(93);
    expect((await call(token, first, '', 'PUT', { kind: 'withdrawn' })).status).toBe(200);
    expect(await due(token)).toEqual([second]);
    expect((await call(token, second, '/refuse', 'POST')).status).toBe(200);
    expect(await due(token)).toEqual([]);
    await run();
    expect(await questions()).toEqual([]);
  });

  it('is one email for each property, ever, in the language of the account', async () => {
    const { server, owner, estimate, run, questions, after } = await scene();
    await owner.set({ locale: 'ar' });
    await estimate({ location: { lat: 36.8325, lng: 10.2331 } });
    await estimate({ details: { surface: 120 } });
    await after(80);
    await run();
    expect(await questions()).toEqual([]);
    await after(13);
    for (const count of [1, 2, 2]) {
      await run();
      expect(await questions()).toHaveLength(count);
    }
    await sendDueEmails(server.services);
    const [email] = await server.emailsTo(owner.person.email);
    expect(email!.subject).toBe('ماذا صار لعقارك؟');
    expect(email!.html).toContain('/ar/desinscription/');
  });

  it('is no email long after, nor to who agreed to alerts when nothing else was promised', async () => {
    const late = await scene();
    await late.estimate();
    await late.after(125);
    await late.run();
    expect(await late.questions()).toEqual([]);
    const early = await scene();
    await database()
      .kysely.updateTable('consents')
      .set({ text_version: '2.5' })
      .where('account_id', '=', early.owner.accountId)
      .execute();
    await early.estimate();
    await early.after(93);
    await early.run();
    expect(await early.questions()).toEqual([]);
  });
});
