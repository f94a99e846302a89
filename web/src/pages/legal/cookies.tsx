import { List, Section } from './legal-page.tsx';

const storedItems = [
  { keys: 'token, user', purpose: 'vous garder connecté', life: 'jusqu’à la déconnexion' },
  {
    keys: 'tempPassword',
    purpose: 'vous connecter juste après la vérification du téléphone',
    life: '30 minutes au plus',
  },
  {
    keys: 'addressMapping',
    purpose: 'retrouver l’adresse choisie sur la carte',
    life: 'une heure au plus, dans cet onglet seulement',
  },
  {
    keys: 'estimationDraft, pendingEstimation',
    purpose: 'garder ce que vous avez saisi pendant l’inscription ou la connexion',
    life: 'jusqu’à la fermeture de l’onglet au plus tard',
  },
  {
    keys: 'codeSentOnVisit et compte à rebours',
    purpose: 'ne pas envoyer deux fois un code par SMS',
    life: 'jusqu’à la fermeture de l’onglet',
  },
];

export function Cookies() {
  return (
    <Section title="5. Cookies et stockage dans le navigateur">
      <p>On distingue trois sortes de cookies et de traceurs :</p>
      <List>
        <li>
          <strong>essentiels</strong> : sans eux le service ne fonctionne pas. Le site garde dans votre
          navigateur les seuls éléments nommés ci-dessous ; ils ne demandent pas de consentement ;
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
      <p>Ce que le site garde dans votre navigateur :</p>
      <List>
        {storedItems.map(({ keys, purpose, life }) => (
          <li key={keys}>
            <strong className="break-words">{keys}</strong> : {purpose} ; {life}.
          </li>
        ))}
      </List>
    </Section>
  );
}
