import { figuresLicence, sitePaths } from '@soumdar/contract';
import { formatLongDate } from '@soumdar/words/formats';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { formatFileDay } from '../../format.ts';
import { publisher } from '../../publisher.ts';
import { brand } from '../../settings.ts';
import { Facts, LegalPage, Section } from './legal-page.tsx';

export default function LegalNoticePage() {
  return (
    <LegalPage title="Mentions légales" status={<UpdatedToday />}>
      <Section title="1. Éditeur du site">
        <p>Le site {brand} est édité par :</p>
        <Facts
          facts={{
            Dénomination: publisher.name,
            'Forme juridique': publisher.legalForm,
            'Siège social': publisher.address,
            'Email de contact': publisher.email,
          }}
        />
      </Section>
      <Section title="2. Direction de la publication">
        <p>Directeur ou directrice de la publication : {publisher.director}.</p>
      </Section>
      <Section title="3. Hébergement">
        <p>Le site est hébergé par une société établie aux États-Unis :</p>
        <Facts facts={{ Hébergeur: publisher.host }} />
      </Section>
      <Section title="4. Propriété intellectuelle">
        <p>
          La structure du site, ses textes, ses dessins, sa marque, son logo et ses logiciels sont la
          propriété de l’éditeur ou utilisés avec l’accord de leurs titulaires. Ils sont protégés par le droit
          tunisien, notamment la loi n° 94-36 du 24 février 1994 relative à la propriété littéraire et
          artistique, telle que modifiée par la loi n° 2009-33 du 23 juin 2009. Toute reproduction ou
          diffusion, totale ou partielle, sans autorisation écrite est interdite, sauf exceptions prévues par
          la loi.
        </p>
        <p>
          Restent la propriété de leurs auteurs : les fonds de carte et adresses d’OpenStreetMap (©
          contributeurs d’OpenStreetMap, licence ODbL) et l’indice des prix immobiliers de l’Institut national
          de la statistique (INS). Le contour du pays vient de Natural Earth (domaine public).
        </p>
        <p id={figuresLicence.path.split('#')[1]} className="scroll-mt-20">
          Les chiffres des pages « Prix immobilier » et « Fiabilité », leurs fichiers et leurs appels publics
          peuvent en revanche être repris, cités et republiés librement, à condition d’en nommer la source («{' '}
          {figuresLicence.credit} ») et leur date, et de ne pas les présenter comme des prix signés.
        </p>
      </Section>
      <Section title="5. Responsabilité">
        <p>
          Les chiffres affichés sont des estimations calculées automatiquement à partir de prix demandés dans
          des annonces. Ils sont donnés à titre d’information, sans engagement. Ils ne constituent ni un
          rapport d’un professionnel agréé, ni un conseil juridique, fiscal ou financier, ni une offre d’achat
          ou de location, et le prix réellement conclu peut s’en écarter, parfois nettement. Chaque estimation
          est accompagnée d’une fourchette et d’un score de fiabilité : il appartient à chacun d’en tenir
          compte et de consulter un professionnel avant toute décision.
        </p>
        <p>
          L’éditeur met tout en œuvre pour que le site soit exact et accessible, sans pouvoir garantir
          l’absence d’erreur ou d’interruption. Dans les limites permises par la loi, il ne répond pas des
          dommages nés de l’usage des estimations, d’une indisponibilité du site ou de renseignements inexacts
          saisis sur le site.
        </p>
      </Section>
      <Section title="6. Liens hypertextes">
        <p>
          Le site peut renvoyer vers d’autres sites, sur lesquels l’éditeur n’a aucun contrôle : il ne répond
          ni de leur contenu ni de leurs pratiques. Un lien vers une page publique du site est libre ; tout
          autre usage (intégration dans une page tierce, reprise d’autre chose que des chiffres de la section
          4) demande un accord écrit.
        </p>
      </Section>
      <Section title="7. Données personnelles">
        <p>
          La collecte et l’usage des données personnelles sont décrits dans la{' '}
          <Link to={sitePaths.privacyPolicy} className="font-semibold text-sea underline">
            politique de confidentialité
          </Link>
          .
        </p>
      </Section>
      <Section title="8. Droit applicable">
        <p>
          Les présentes mentions sont régies par le droit tunisien. À défaut d’accord amiable, tout litige
          relatif au site relève de la compétence des tribunaux de Tunis.
        </p>
      </Section>
    </LegalPage>
  );
}

const neverChanges = () => () => {};

/** The day it is read, unknown when the page is drawn at build: its line is kept meanwhile, and says nothing. */
function UpdatedToday() {
  const today = useSyncExternalStore(
    neverChanges,
    () => formatFileDay(new Date()),
    () => undefined,
  );
  return today ? `Dernière mise à jour : ${formatLongDate(today)}` : '\u00a0';
}
