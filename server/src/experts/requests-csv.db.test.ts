import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { contesting } from '../testing/contesting.ts';
import { expertSignedIn } from '../testing/experts.ts';
import { newPerson, verified } from '../testing/people.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('the requests as a table', (database) => {
  it('open in a French spreadsheet, where no text runs as a formula', async () => {
    const server = await startTestServer(database());
    const name = '=HYPERLINK("http://exemple.tn";"Leïla")';
    const owner = await somebodySignedIn(server, await verified(server, { ...newPerson(), full_name: name }));
    await owner.requestExpert({
      localisation: '+Gabès; "centre"\n=1+1',
      details: { surface: 92.5 },
      message: '=cmd()',
    });
    const expert = await expertSignedIn(server, database());
    const { status, headers, text } = await expert.get('requests.csv');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="demandes-2026-03-02.csv"',
    });
    const [header, row, end] = text.split('\r\n');
    expect(header).toMatch(/^\uFEFF"Reçue le";"À traiter avant le";"Statut";/);
    expect(row).toMatch(
      /^"02\/03\/2026 11:\d\d";"03\/03\/2026 11:\d\d";"En attente";;"Appartement";"'\+Gabès; ""centre"" =1\+1";92,5;"'=HYPERLINK\(/,
    );
    const { phone, email } = owner.person;
    const digits = phone.slice(4);
    const shown = `${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`;
    expect(row).toContain(`;"${shown}";"${email}";"Email et téléphone";"Soir 18h-20h";`);
    expect(row).toMatch(/;"'=cmd\(\)";;"Demande"$/);
    expect(end).toBe('');
  });

  it('name for a contest the channel of the answer, and no slot', async () => {
    const { open, expert, newest } = await contesting(database());
    await open();
    const { id } = await newest();
    const { contact } = (await expert.get(`requests/${id}`)).body.data.request;
    const { text } = await expert.get(`requests.csv?kind=contest&q=${encodeURIComponent(contact.email)}`);
    expect(text.split('\r\n')[1]).toMatch(/@[^;]*";"SMS";;.*;"Contestation"$/);
  });

  it('are those that the queue shows with the same filters', async () => {
    const server = await startTestServer(database());
    const owner = await somebodySignedIn(server);
    for (const localisation of ['Sfax', 'Béja']) await owner.requestExpert({ localisation });
    const expert = await expertSignedIn(server, database());
    const { text } = await expert.get('requests.csv?q=beja&status=pending&late=false');
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    expect(text).toContain('Béja');
  });
});
