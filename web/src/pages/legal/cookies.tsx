import { List, Section } from './legal-page.tsx';

const storedItems = [
  { name: 'token, user', purpose: 'vous garder connecté', life: 'jusqu’à la déconnexion' },
  {
    name: 'tempPassword',
    purpose: 'vous connecter juste après la vérification du téléphone',
    life: 'le temps de cette vérification, 30 minutes au plus',
  },
  {
    name: 'pendingEstimation',
    purpose: 'garder l’estimation décrite avant la connexion',
    life: 'jusqu’au calcul, ou à la fermeture de l’onglet',
  },
  {
    name: 'addressMapping',
    purpose: 'retrouver l’adresse choisie sur la carte',
    life: 'une heure, ou jusqu’à la fermeture de l’onglet',
  },
];

export function Cookies() {
  return (
    <Section title="5. Cookies et stockage dans le navigateur">
      <p>On distingue trois sortes de cookies et de traceurs :</p>
      <List>
        <li>
          <strong>essentiels</strong> : sans eux le service ne fonctionne pas. Le site garde dans votre
          navigateur les seuls éléments du tableau ci-dessous ; ils ne demandent pas de consentement ;
        </li>
        <li>
          <strong>d’analyse d’audience</strong> : ils mesurent la fréquentation. Le site n’en utilise pas à ce
          jour ;
        </li>
        <li>
          <strong>de mesure publicitaire</strong> : ils mesurent l’effet des publicités. Le site n’en utilise
          pas à ce jour, et aucun cookie de tiers n’est déposé.
        </li>
      </List>
      <p>
        Si des traceurs d’audience ou de publicité étaient un jour ajoutés, ils ne seraient déposés qu’avec
        votre consentement, que vous pourriez refuser aussi simplement que donner, et cette page les
        nommerait.
      </p>
      <table className="w-full border-collapse text-left text-sm">
        <caption className="pb-2 text-left font-semibold">Ce que le site garde dans votre navigateur</caption>
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-2 pr-3">
              Élément
            </th>
            <th scope="col" className="py-2 pr-3">
              À quoi il sert
            </th>
            <th scope="col" className="py-2">
              Durée
            </th>
          </tr>
        </thead>
        <tbody>
          {storedItems.map(({ name, purpose, life }) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 font-semibold break-all">
                {name}
              </th>
              <td className="py-2 pr-3 text-ink-soft">{purpose}</td>
              <td className="py-2 text-ink-soft">{life}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
