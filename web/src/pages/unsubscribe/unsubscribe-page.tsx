import { alertSettings, sitePaths } from '@soumdar/contract';
import { usePageData } from '../../page-data.ts';
import { buttonLook, ButtonLink } from '../../ui/button.tsx';
import { NoIndex, usePageTitle } from '../../ui/page-head.tsx';
import { AuthCard, AuthScreen } from '../account/auth-card.tsx';

/** What the server draws the page with: where the link leads nowhere, `unknown`. */
interface UnsubscribeData {
  emails: 'wanted' | 'stopped' | 'unknown';
}

/** Where the link at the foot of an email leads. It works without script: the server does what its button says. */
export default function UnsubscribePage() {
  const { emails } = (usePageData() as UnsubscribeData | undefined) ?? { emails: 'unknown' };
  usePageTitle('Désinscription');
  return (
    <AuthScreen>
      <NoIndex />
      {emails === 'wanted' ? <Asking /> : null}
      {emails === 'stopped' ? <Stopped /> : null}
      {emails === 'unknown' ? <Unknown /> : null}
    </AuthScreen>
  );
}

/** A click is asked for, since programs that look into emails open what they link to. */
function Asking() {
  return (
    <AuthCard
      title="Ne plus recevoir d’alertes"
      lead="Plus aucun email au sujet de vos biens suivis. Vos estimations et votre compte restent tels quels."
    >
      <form method="post" className="flex flex-col gap-5">
        <button type="submit" className={buttonLook('primary')}>
          Me désinscrire
        </button>
      </form>
    </AuthCard>
  );
}

function Stopped() {
  return (
    <AuthCard
      title="Désinscription enregistrée"
      lead="Vous ne recevrez plus d’alertes. Vous pouvez en redemander dans « Mes données » quand vous voulez."
    >
      <WaysOn />
    </AuthCard>
  );
}

function Unknown() {
  return (
    <AuthCard
      title="Ce lien ne mène plus à rien"
      lead="Il n’est pas complet, ou date de plusieurs années. Vous réglez vos emails dans « Mes données »."
    >
      <WaysOn />
    </AuthCard>
  );
}

function WaysOn() {
  return (
    <div className="flex flex-col gap-3">
      <ButtonLink to={alertSettings.path}>Ouvrir « Mes données »</ButtonLink>
      <ButtonLink look="quiet" to={sitePaths.home}>
        Retour à l’accueil
      </ButtonLink>
    </div>
  );
}
