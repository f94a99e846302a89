import { analyticsHost, externalServiceName } from '../../settings.ts';
import { Audience } from './audience.tsx';
import { List, Section } from './legal-page.tsx';

const storedItems = [
  { keys: 'token, user', purpose: 'garder votre session ouverte', life: 'jusqu’à la déconnexion' },
  {
    keys: 'tempPassword',
    purpose: 'vous connecter juste après la vérification du téléphone',
    life: 'jusqu’à ce qu’il serve, à la déconnexion, 30 minutes au plus ; si le navigateur est fermé entre-temps, il est effacé à votre visite suivante au plus tard',
  },
  {
    keys: 'devices',
    purpose:
      'reconnaître cet appareil à la connexion, pour que des essais de mot de passe venus d’ailleurs ne vous bloquent pas',
    life: '180 jours après la dernière connexion, ou jusqu’au changement du mot de passe',
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
    keys: 'registrationDraft',
    purpose:
      'si l’onglet est fermé avant que le code de votre inscription soit saisi, vous rendre les réponses de votre estimation, à vous seul',
    life: '24 heures au plus, sur cet appareil, ou jusqu’à la déconnexion',
  },
  {
    keys: 'manualRequestDraft, pendingManualRequest, unanswered',
    purpose: 'garder ce que vous demandez à un expert, et n’envoyer aucune demande deux fois',
    life: 'jusqu’à ce que l’envoi réussisse, ou à la fermeture de l’onglet',
  },
  {
    keys: 'decisions',
    purpose:
      'garder ce que vous saisissez sous une estimation pour décider : hypothèses, crédit, noms et parts d’héritiers, titre et état du bien',
    life: 'jusqu’à la déconnexion, ou à la fermeture de l’onglet',
  },
  {
    keys: 'typedAccount',
    purpose: 'garder le nom, l’email et le téléphone que vous avez saisis, d’un formulaire à l’autre',
    life: 'jusqu’à la connexion, ou à la fermeture de l’onglet',
  },
  {
    keys: 'codeSentOnVisit, codeSent et compte à rebours',
    purpose: 'ne pas envoyer deux fois un code par SMS, et savoir s’il peut encore servir',
    life: 'jusqu’à la fermeture de l’onglet',
  },
  {
    keys: 'audienceRefused',
    purpose: 'si vous refusez la mesure d’audience, retenir ce refus et sa date',
    life: 'jusqu’à ce que vous l’acceptiez de nouveau',
  },
  {
    keys: 'policySeen',
    purpose: 'ne plus vous annoncer un changement de cette politique que vous avez lu',
    life: 'jusqu’au changement suivant',
  },
  ...(analyticsHost
    ? [
        {
          keys: 'cookieChoice',
          purpose: 'retenir votre choix sur les cookies, sa date et le texte que vous avez lu',
          life: '13 mois, puis la question vous est posée de nouveau',
        },
        {
          keys: 'analyticsVisit',
          purpose: `seulement si vous avez accepté, reconnaître votre visite pour ${externalServiceName()}`,
          life: 'jusqu’à la fermeture de l’onglet ou au retrait de votre accord',
        },
      ]
    : []),
];

export function Cookies() {
  return (
    <Section title="5. Cookies et stockage dans le navigateur">
      <p>On distingue trois sortes de cookies et de traceurs :</p>
      <List>
        <li>
          <strong>essentiels</strong> : sans eux le service ne fonctionne pas. Le site garde dans votre
          navigateur les seuls éléments nommés ci-dessous ;
        </li>
        <li>
          <strong>d’analyse d’audience</strong> : {analyticsHost ? <ExternalAudience /> : <OwnAudience />}
        </li>
        <li>
          <strong>de mesure publicitaire</strong> : ils mesurent l’effet des publicités. Le site n’en utilise
          pas, et aucun cookie de tiers n’est déposé.
        </li>
      </List>
      {analyticsHost ? (
        <p>
          Le bandeau « Cookies », en bas de page, permet d’accepter ou de refuser ce service aussi simplement.
          Vous changez d’avis quand vous voulez par « Gérer les cookies », au pied de chaque page.
        </p>
      ) : null}
      <Audience />
      <p>Ce que le site garde dans votre navigateur :</p>
      <List>
        {storedItems.map(({ keys, purpose, life }) => (
          <li key={keys}>
            <strong className="break-words">{keys}</strong> : {purpose} ; {life}.
          </li>
        ))}
      </List>
    </Section>
  );
}

function ExternalAudience() {
  return (
    <>
      seulement si vous acceptez, votre navigateur envoie aussi les mesures de fréquentation au service{' '}
      {externalServiceName()}, avec un identifiant de visite et, une fois connecté, votre identifiant de
      compte, votre nom, votre email et votre téléphone. Ce service voit alors votre adresse IP. Dès que vous
      retirez votre accord, plus rien ne lui est envoyé et l’identifiant de visite est effacé ;
    </>
  );
}

function OwnAudience() {
  return (
    <>
      le site n’en dépose pas. Il compte sa fréquentation sur son propre serveur, comme dit plus bas, et
      n’utilise aucun service extérieur. Si un tel service était ajouté, cette page le nommerait et rien ne
      lui serait envoyé sans votre accord ;
    </>
  );
}
