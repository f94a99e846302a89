import { publisher } from '../../publisher.ts';
import { analyticsHost, externalServiceName } from '../../settings.ts';
import { List, Section } from './legal-page.tsx';

export function CollectedData() {
  return (
    <Section title="2. Données collectées">
      <p>Nous ne collectons que ce que le service demande :</p>
      <List>
        <li>
          <strong>votre compte</strong> : nom et prénom, adresse email, numéro de téléphone (à l’étranger,
          celui que vous donnez, sans le vérifier) et empreinte du mot de passe ;
        </li>
        <li>
          <strong>le bien à estimer</strong> : sa position, arrondie à quatre décimales dès qu’elle nous
          parvient (au plus 11 m d’écart avec le point que vous placez), un nom de lieu sans numéro de porte à
          fournir ni nom de propriétaire, son type, ses caractéristiques et le nom que vous donnez à
          l’estimation ;
        </li>
        <li>
          <strong>votre projet</strong> : usage du bien, intention, échéance et, le cas échéant, mode de
          commercialisation, si vous êtes propriétaire et si vous souhaitez recevoir des offres de
          professionnels ;
        </li>
        <li>
          <strong>vos estimations et vos demandes manuelles</strong> : leurs résultats, les numéros de leurs
          rapports PDF, et pour une demande manuelle le moyen de contact et le créneau que vous préférez, si
          vous vivez à l’étranger votre fuseau horaire, votre message, son suivi, les notes et les appels des
          experts, et l’état des SMS qui vous en informent (ni leur texte ni votre numéro n’y sont recopiés),
          à l’étranger celui des emails, dont le texte s’efface au bout de quelques jours ;
        </li>
        <li>
          <strong>les biens que vous suivez</strong> : la valeur de chacun à chaque mise à jour du marché et
          ce qui vous en a été dit par email ; d’une demande manuelle, si vous attendez que les annonces
          autour suffisent, depuis quand, et ce qui vous en a été dit ;
        </li>
        <li>
          <strong>ce que vous faites imprimer dans un rapport PDF</strong> : les noms et les parts
          d’héritiers, et vos réponses sur le titre et l’état du bien. Ils servent une fois, à ce fichier, et
          nous n’en gardons rien ;
        </li>
        <li>
          <strong>vos liens de partage</strong> : l’estimation qu’ils montrent, leurs dates et le nombre de
          fois qu’ils ont été ouverts, sauf par qui refuse la mesure d’audience ; de leur adresse, seulement
          une empreinte, et rien de ceux qui les ouvrent ;
        </li>
        <li>
          <strong>vos alertes par email</strong>, si vous en demandez : si votre adresse est vérifiée, les
          emails envoyés, leur texte pendant quelques jours, et les refus de votre messagerie. Nous ne savons
          ni si vous les ouvrez, ni ce que vous y suivez ;
        </li>
        <li>
          <strong>vos consentements et vos demandes sur vos données</strong> : leur objet, leur date, la
          version du texte que vous avez lu, et notre réponse ;
        </li>
        <li>
          <strong>des données de navigation</strong> : nos journaux techniques disent de chaque appel la date,
          la sorte de page ou de service (« une page de prix », « une estimation »), le résultat et la durée.
          Ni adresse IP, ni adresse de page, ni rien de ce que vous saisissez n’y figure. Pour limiter les
          abus, votre adresse IP, avec le nombre d’appels qui en viennent, est comptée à part et effacée au
          bout de deux jours au plus, et l’empreinte de votre adresse email, avec le nombre de codes et
          d’essais, au bout d’un jour ;
        </li>
        <li>
          <strong>des mesures de fréquentation</strong>, que la section 5 énumère. Notre serveur les garde
          sans compte, sans adresse IP et sans identifiant : rien ne permet de les rattacher à vous.
        </li>
      </List>
      <p>
        La position donnée par votre appareil (bouton « Me localiser ») n’est lue qu’avec votre accord et ne
        sert qu’à placer le repère. Vous pouvez consulter le site et décrire un bien sans compte ; un compte
        est nécessaire pour obtenir l’estimation.
      </p>
    </Section>
  );
}

export function DataUses() {
  return (
    <Section title="3. Utilisation des données">
      <List>
        <li>calculer vos estimations et les retrouver dans votre tableau de bord ;</li>
        <li>
          créer votre compte, vérifier votre numéro par SMS, ou votre email si vous vivez à l’étranger, et
          vous permettre de changer de mot de passe ;
        </li>
        <li>
          traiter vos demandes d’estimation manuelle, vous rappeler au moment choisi et vous dire par SMS, ou
          par email si vous vivez à l’étranger, ce qu’elles deviennent, sauf si vous n’en voulez pas ;
        </li>
        <li>
          vous prévenir par email de ce que deviennent vos biens, seulement si vous l’avez demandé, à une
          adresse vérifiée, et jusqu’à ce que vous vous désinscriviez d’un clic ;
        </li>
        <li>
          vous transmettre des offres de professionnels, seulement pour un bien dont vous êtes propriétaire,
          si vous l’avez demandé et tant que vous ne retirez pas ce consentement : vos coordonnées leur sont
          alors communiquées ;
        </li>
        <li>savoir quelles pages et quelles étapes servent, pour améliorer le service ;</li>
        <li>protéger le service contre les abus, et respecter nos obligations légales.</li>
      </List>
      <p>
        Les prix affichés viennent d’annonces publiques : vos propres estimations ne servent pas à calculer
        celles des autres. Nous ne vendons pas vos données.
      </p>
    </Section>
  );
}

export function Sharing() {
  return (
    <Section title="4. Partage des données">
      <p>Vos données ne sont communiquées à des tiers que dans trois cas :</p>
      <List>
        <li>
          <strong>avec votre consentement</strong>, par exemple pour recevoir des offres de professionnels
          {analyticsHost
            ? ` ou, si vous avez accepté les cookies, au service de mesure ${externalServiceName()} ;`
            : ' ;'}
        </li>
        <li>
          <strong>pour répondre à une obligation légale</strong> ou à la demande d’une autorité habilitée ;
        </li>
        <li>
          <strong>à nos prestataires techniques</strong>, tenus à la confidentialité et pour leur seule
          tâche : l’hébergeur du site ({publisher.host}) et le prestataire d’envoi de SMS (
          {publisher.smsProvider}), qui reçoit votre numéro et le texte du message, et celui qui achemine nos
          emails ({publisher.mailProvider}), qui reçoit votre adresse et leur texte.
        </li>
      </List>
      <p>
        Si vous partagez une estimation par un lien, quiconque a ce lien voit ses chiffres, les
        caractéristiques du bien et son emplacement à environ un kilomètre près, sans votre nom, vos
        coordonnées ni l’adresse, jusqu’à la date que vous avez choisie. Vous le révoquez quand vous voulez
        dans Mes données, y compris pendant une limitation, qui ne le ferme pas. Les chiffres sont ceux du
        lieu exact : qui les compare à beaucoup d’autres peut le deviner à quelques centaines de mètres près.
      </p>
      <p>
        À qui tape le numéro et le prix d’un de vos rapports PDF, le site dit s’il est authentique, le type et
        la surface du bien, la date de l’estimation et si une plus récente la remplace : rien de vous, ni du
        lieu.
      </p>
      <p>
        Les images de la carte sont demandées par votre navigateur au service de cartes (
        {publisher.mapProvider}), qui reçoit donc votre adresse IP et la zone affichée. Pour nommer le lieu
        choisi, notre serveur transmet au service d’adresses ({publisher.geocoder}) les coordonnées du point,
        sans rien qui vous désigne.
      </p>
    </Section>
  );
}
