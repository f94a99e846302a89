import { formatLongDate } from '@soumdar/words/formats';
import { acceptAudience, refuseAudience, useAudienceRefusal } from '../../analytics/audience.ts';
import type { VisitorEvent } from '../../analytics/track.ts';
import { Button } from '../../ui/button.tsx';
import { List } from './legal-page.tsx';

type Interaction = Extract<VisitorEvent, { name: 'user_interaction' }>['properties']['interaction'];

/** All that is counted, in words: what is added to `VisitorEvent` is to be told here. */
const counted: Record<Exclude<VisitorEvent['name'], 'user_interaction'> | Interaction, string> = {
  pageview: 'les pages vues, par leur nom (« Estimation », « Mentions légales »…)',
  place_chosen: 'un lieu choisi sur la carte, sans dire lequel',
  explanation_tab_opened: 'l’explication du calcul ouverte, sur la page d’accueil',
  estimation_started: 'une estimation demandée, avec le type de bien',
  estimation_completed: 'une estimation obtenue, avec le type de bien',
  estimation_failed: 'une estimation qui n’a pas abouti, avec le type de bien et la raison',
  estimation_refined: 'une estimation affinée',
  report_downloaded: 'un rapport téléchargé',
  manual_request_sent: 'une demande d’estimation manuelle envoyée',
  auth_register: 'un compte créé',
  auth_login: 'une connexion',
  auth_logout: 'une déconnexion',
};

/** What is counted of visits, and the button to object. */
export function Audience() {
  return (
    <>
      <h3 className="pt-3 text-lg font-bold">Mesure d’audience</h3>
      <p>
        Notre serveur compte ce qui suit, chaque fois avec la date et le nom de la page, et rien d’autre : ni
        compte, ni adresse IP, ni identifiant, ni position.
      </p>
      <List>
        {Object.entries(counted).map(([event, words]) => (
          <li key={event}>{words}</li>
        ))}
      </List>
      <Objection />
    </>
  );
}

function Objection() {
  const refusedAt = useAudienceRefusal();
  return (
    <div className="rounded-control bg-sea-tint p-4 sm:p-5">
      <p role="status">
        {refusedAt
          ? `Vous avez refusé la mesure d’audience le ${formatLongDate(refusedAt)} : plus rien de ce que vous faites dans ce navigateur n’est compté.`
          : 'Vous pouvez vous y opposer, sans compte et sans raison à donner : plus rien de ce que vous faites dans ce navigateur ne sera compté.'}
      </p>
      {refusedAt ? (
        <Button look="outline" className="mt-4" onClick={acceptAudience}>
          Accepter de nouveau la mesure d’audience
        </Button>
      ) : (
        <Button look="outline" className="mt-4" onClick={refuseAudience}>
          Refuser la mesure d’audience
        </Button>
      )}
    </div>
  );
}
