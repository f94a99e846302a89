import {
  announcedDays,
  policyVersions,
  privacyPolicyVersion,
  restorableSeconds,
  retention,
  sitePaths,
} from '@soumdar/contract';
import { formatLongDate } from '@soumdar/words/formats';
import { Link } from 'react-router';
import { publisher } from '../../publisher.ts';
import { analyticsHost, brand, externalServiceName } from '../../settings.ts';
import { CollectedData, DataUses, Sharing } from './collected-data.tsx';
import { Cookies } from './cookies.tsx';
import { Facts, LegalPage, List, Section } from './legal-page.tsx';

export default function PrivacyPolicyPage() {
  return (
    <LegalPage title="Politique de confidentialité" status={`Version ${privacyPolicyVersion}`}>
      <p className="mt-4 rounded-control bg-sea-tint p-4">
        <strong>Ce qui a changé le {formatLongDate(policyVersions[0].since)}</strong> :{' '}
        {policyVersions[0].changes}
      </p>
      <p className="mt-6 text-lg">
        {brand} estime des biens immobiliers en Tunisie. Cette page dit quelles données nous recevons, ce que
        nous en faisons, combien de temps nous les gardons et quels sont vos droits, dans le cadre de la loi
        organique n° 2004-63 du 27 juillet 2004 portant sur la protection des données à caractère personnel.
      </p>
      <Section title="1. Responsable du traitement">
        <Facts
          facts={{
            Responsable: publisher.name,
            'Siège social': publisher.address,
            Contact: publisher.email,
          }}
        />
      </Section>
      <CollectedData />
      <DataUses />
      <Sharing />
      <Cookies />
      <Section title="6. Sécurité">
        <p>Les mesures suivantes protègent vos données :</p>
        <List>
          <li>
            les mots de passe ne sont conservés que sous forme d’empreinte (argon2id), jamais en clair ;
          </li>
          <li>
            les codes reçus par SMS ou par email et les sessions sont eux aussi conservés sous forme
            d’empreinte ; un code ne sert qu’une fois et expire au bout de 10 minutes ;
          </li>
          <li>le nombre de tentatives de connexion et d’envois de code est limité ;</li>
          <li>
            l’accès aux données est réservé aux personnes qui en ont besoin pour faire fonctionner le service.
          </li>
        </List>
        <p>
          Aucun système n’est infaillible. Si une violation de données présentait un risque pour vous, nous
          vous en informerions ainsi que l’autorité compétente.
        </p>
      </Section>
      <Section title="7. Durées de conservation">
        <List>
          <li>
            <strong>Données du compte</strong> : pendant la vie active du compte, puis{' '}
            {retention.accountYears} ans après la dernière connexion.
          </li>
          <li>
            <strong>Données d’estimation</strong> : {retention.estimationYears} ans après leur dernière
            utilisation.
          </li>
          <li>
            <strong>Valeurs des biens suivis</strong> : {retention.estimationYears} ans ; elles sont effacées
            dès que vous ne suivez plus le bien.
          </li>
          <li>
            <strong>Liens de partage</strong> : jusqu’à leur expiration, un an au plus, leur révocation ou
            l’effacement de l’estimation.
          </li>
          <li>
            <strong>Données de navigation</strong> : {retention.browsingMonths} mois au plus ; les adresses IP
            comptées contre les abus, deux jours au plus.
          </li>
          <li>
            <strong>Alertes par email</strong> : leur texte, {retention.emailTextDays} jours après l’envoi ;
            la date de l’envoi, {retention.emailYears} ans, pour que le lien de désinscription serve encore.
          </li>
          <li>
            <strong>Données de contact</strong> : jusqu’à votre demande de suppression ou de désinscription.
          </li>
        </List>
        <p>
          Une estimation est utilisée quand elle est calculée, puis chaque fois que votre tableau de bord
          l’affiche ; une demande manuelle, quand un expert la clôt, puis de même. Ce qui est arrivé à terme
          est effacé chaque jour, et avec cela les estimations que vous avez effacées : elles quittent
          aussitôt votre compte, où vous pouvez les remettre pendant {restorableSeconds} secondes. Restent
          toutefois les demandes qu’un expert n’a pas encore closes, et les comptes dont une telle demande,
          une question sur vos données ou une limitation est en cours.
        </p>
      </Section>
      <Section title="8. Vos droits">
        <p>Vous disposez, sur les données qui vous concernent, de six droits :</p>
        <List>
          <li>
            <strong>accès</strong> : savoir quelles données nous avons et en recevoir copie ;
          </li>
          <li>
            <strong>rectification</strong> : faire corriger ce qui est inexact ou incomplet ;
          </li>
          <li>
            <strong>effacement</strong> : faire supprimer votre compte et vos données ;
          </li>
          <li>
            <strong>opposition</strong> : refuser un usage de vos données, la prospection en particulier ;
          </li>
          <li>
            <strong>portabilité</strong> : recevoir vos données dans un format lisible par une machine ;
          </li>
          <li>
            <strong>limitation</strong> : faire suspendre un usage le temps d’une vérification.
          </li>
        </List>
        <p>
          Vous les exercez vous-même, depuis votre compte, sur la page{' '}
          <Link to={sitePaths.myData} className="font-semibold text-sea underline">
            Mes données
          </Link>{' '}
          du tableau de bord : consulter et corriger, télécharger le tout en un fichier JSON, retirer un
          consentement, demander une opposition ou une limitation, supprimer le compte. La suppression efface
          aussitôt tout ce qui vous désigne, et annule vos demandes manuelles en cours ; seules les
          sauvegardes le gardent jusqu’à leur remplacement.
        </p>
        <p>
          Une limitation acceptée laisse vos données sans usage, ni offres, ni alertes, ni SMS ou email
          d’information, jusqu’à ce que vous la leviez. Une opposition acceptée met fin aux offres.
        </p>
        <p>
          Vous pouvez aussi écrire à l’adresse de la section 10. Nous répondons dans un délai d’un mois. Une
          preuve d’identité peut être demandée en cas de doute raisonnable.
        </p>
      </Section>
      <Section title="9. Transferts hors de Tunisie">
        <p>
          Certains prestataires sont établis hors de Tunisie, ou peuvent l’être : l’hébergeur du site (
          {publisher.host}), établi aux États-Unis, le service de cartes ({publisher.mapProvider}), le service
          d’adresses ({publisher.geocoder}), celui qui achemine nos emails ({publisher.mailProvider}) et le
          prestataire d’envoi de SMS ({publisher.smsProvider})
          {analyticsHost
            ? `, ainsi que, si vous l’avez accepté, le service de mesure ${externalServiceName()}`
            : ''}
          . Ces transferts se limitent à ce que le service demande et se font dans les conditions prévues par
          la loi organique n° 2004-63, autorisation de l’autorité compétente comprise lorsqu’elle est requise.
        </p>
      </Section>
      <Section title="10. Contact et réclamation">
        <Facts
          facts={{
            'Nous écrire': publisher.email,
            'Délégué à la protection des données': 'à la même adresse',
          }}
        />
        <p>
          Si notre réponse ne vous satisfait pas, vous pouvez saisir l’Instance nationale de protection des
          données à caractère personnel (INPDP), à Tunis.
        </p>
      </Section>
      <Section title="11. Évolution de cette politique">
        <p>
          Cette politique peut changer avec le service ou avec la loi. Le numéro de version change alors, et
          le changement est annoncé sur le site pendant {announcedDays} jours.
        </p>
        <List>
          {policyVersions.map(({ version, since, changes }) => (
            <li key={version}>
              <strong>Version {version}</strong>, depuis le {formatLongDate(since)} : {changes}
            </li>
          ))}
        </List>
      </Section>
    </LegalPage>
  );
}
