import { estimated, flatInLaSoukra, tokenOf, verified } from '../browser/people.ts';
import { appKey } from '../browser/product.ts';
import { arrive, neighbour, type Walk } from './walk.ts';

export const reportCheck: Walk = {
  title: 'The check of a report',
  async go({ page, request, show }) {
    const person = await verified(request, neighbour(9));
    await estimated(request, person, [flatInLaSoukra]);
    const headers = { authorization: `Bearer ${await tokenOf(request, person)}`, 'x-api-key': appKey };
    const stored = async () =>
      (await (await request.get('/api/user/export', { headers })).json()).data.estimations[0];
    await request.get(`/api/user/estimations/${(await stored()).id}/report.pdf`, { headers });
    const { number, amount } = (await stored()).reports[0];

    await arrive(page, '/verifier');
    const check = page.getByRole('button', { name: 'Vérifier', exact: true });
    await check.click();
    await page.getByText('Tapez le montant imprimé dans le rapport, en dinars').waitFor();
    await show('report-check-errors');
    const verdictShown = (verdict: string) =>
      page.getByRole('status').getByText(verdict, { exact: true }).waitFor();
    const typed = async (of: string, dinars: number) => {
      await page.getByLabel('Numéro du rapport').fill(of);
      await page.getByLabel('Prix de vente imprimé (DT)').fill(String(dinars));
      await check.click();
    };
    await typed(number, amount);
    await verdictShown('Conforme');
    await show('report-check');
    await typed(number, amount + 1000);
    await verdictShown('Non conforme');
    await show('report-check-wrong');
    await typed('0000-0000-0000-0000', amount);
    await verdictShown('Inconnu');
    await show('report-check-unknown');
  },
};
