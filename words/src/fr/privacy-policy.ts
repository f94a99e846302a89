import type { LegalSection, Publisher } from '../legal.ts';
import { formatLongDate } from './formats.ts';

export const title = 'Politique de confidentialité';
export const versionOf = (version: string) => `Version ${version}`;
export const whatChanged = (since: string, changes: string) =>
  `<strong>Ce qui a changé le ${formatLongDate(since)}</strong> : ${changes}`;
export const lead = (brand: string) =>
  `${brand} estime des biens immobiliers en Tunisie. Cette page dit quelles données nous recevons, ce que nous en faisons, combien de temps nous les gardons et quels sont vos droits, dans le cadre de la loi organique n° 2004-63 du 27 juillet 2004 portant sur la protection des données à caractère personnel.`;

/** What each version changed. */
export const changes = {
  '2.8':
    'elle dit que les professionnels dont vous acceptez les offres reçoivent aussi le type, la surface et le lieu de votre bien et votre intention, que la vérification d’un rapport dit son loyer, que l’emplacement d’un bien partagé se devine à quelques centaines de mètres près, et ce que l’historique de l’onglet et la page des experts gardent dans le navigateur.',
  '2.7':
    'elle dit que la vérification d’un rapport nomme aussi le quartier le plus proche et l’avis d’expert que ce rapport porte, et ce que le navigateur garde de la langue que vous choisissez.',
  '2.6':
    'elle dit ce qui est gardé du prix signé que vous nous indiquez et de son justificatif, chiffré, effacé dès qu’un expert a tranché et au bout de 90 jours au plus tard ; ce que les sauvegardes en gardent ; ce que vous pouvez nous laisser en fermant votre compte ; et que nous pouvons vous demander, une fois par bien, ce qu’il est devenu.',
  '2.5':
    'elle dit ce qui est gardé quand vous contestez une estimation : vos raisons, des copies des annonces citées, les biens que vous nommez et l’avis de l’expert, avec l’estimation et effacés avec elle, et que ces contestations sont comptées en public sans rien de chacune.',
  '2.4':
    'elle dit que les chiffres d’un lien de partage permettent, avec beaucoup de patience, de déduire l’emplacement du bien à quelques dizaines de mètres près, et que l’empreinte des lieux qu’un compte fait estimer est comptée, deux jours au plus, pour rendre cela plus difficile, comme celle des annonces qui lui sont montrées, pour que la base ne soit pas copiée ; ces nombres restent ces deux jours si le compte est supprimé, sous une empreinte de son téléphone ou de son email ; une inscription jamais terminée est effacée après 30 jours, et la marque qui reconnaît votre appareil à la connexion sert aussi à récupérer votre mot de passe.',
  '2.3':
    'elle dit ce que contiennent nos journaux, quels services reçoivent quoi pour la carte, les adresses, les SMS et les emails, quand le mot de passe gardé pendant l’inscription est effacé, que les réponses d’une estimation attendent 24 heures au plus sur l’appareil la fin d’une inscription, qu’un lien de partage situe le bien à environ un kilomètre près, et que vos coordonnées ne vont à des professionnels que pour un bien dont vous êtes propriétaire. Une page lue sans être touchée est comptée aussi, sauf si vous refusez la mesure d’audience.',
  '2.2': 'liens de partage, rapports PDF, alertes par email et biens suivis.',
};

interface Version {
  version: keyof typeof changes;
  /** ISO date */
  since: string;
}

interface Values {
  publisher: Publisher;
  /** an external service that counts visits, if there is one */
  externalService: string | undefined;
  /** newest first */
  versions: readonly Version[];
  announcedDays: number;
  restorableSeconds: number;
  retention: {
    accountYears: number;
    registrationDays: number;
    estimationYears: number;
    browsingMonths: number;
    emailTextDays: number;
    emailYears: number;
    proofDays: number;
  };
}

const externalAudience = (service: string) =>
  `<strong>d’analyse d’audience</strong> : seulement si vous acceptez, votre navigateur envoie aussi les mesures de fréquentation au service ${service}, avec un identifiant de visite et, une fois connecté, votre identifiant de compte, votre nom, votre email et votre téléphone. Ce service voit alors votre adresse IP. Dès que vous retirez votre accord, plus rien ne lui est envoyé et l’identifiant de visite est effacé ;`;
const ownAudience =
  '<strong>d’analyse d’audience</strong> : le site n’en dépose pas. Il compte sa fréquentation sur son propre serveur, comme dit plus bas, et n’utilise aucun service extérieur. Si un tel service était ajouté, cette page le nommerait et rien ne lui serait envoyé sans votre accord ;';

const storedItems = (externalService: string | undefined) => [
  { keys: 'token, user', purpose: 'garder votre session ouverte', life: 'jusqu’à la déconnexion' },
  {
    keys: 'tempPassword',
    purpose: 'vous connecter juste après la vérification du téléphone',
    life: 'jusqu’à ce qu’il serve, à la déconnexion, 30 minutes au plus ; si le navigateur est fermé entre-temps, il est effacé à votre visite suivante au plus tard',
  },
  {
    keys: 'devices',
    purpose:
      'reconnaître cet appareil à la connexion et quand vous récupérez votre mot de passe, pour que des essais ou des demandes de code venus d’ailleurs ne vous bloquent pas',
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
    keys: 'historique de l’onglet',
    purpose: 'revenir à une estimation par le bouton Précédent',
    life: 'jusqu’à la fermeture de l’onglet',
  },
  {
    keys: 'expertDraft',
    purpose: 'pour un expert seulement, garder la réponse qu’il écrit',
    life: 'jusqu’à l’envoi ou à la déconnexion, ou à la fermeture de l’onglet',
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
    keys: 'language, languageOffer',
    purpose: 'retenir la langue que vous choisissez, et si vous avez fermé la proposition d’en changer',
    life: 'jusqu’au choix suivant',
  },
  {
    keys: 'typedFields',
    purpose: 'garder ce que vous avez saisi, sauf un mot de passe ou un code, quand la page change de langue',
    life: 'quelques secondes',
  },
  {
    keys: 'policySeen',
    purpose: 'ne plus vous annoncer un changement de cette politique que vous avez lu',
    life: 'jusqu’au changement suivant',
  },
  ...(externalService
    ? [
        {
          keys: 'cookieChoice',
          purpose: 'retenir votre choix sur les cookies, sa date et le texte que vous avez lu',
          life: '13 mois, puis la question vous est posée de nouveau',
        },
        {
          keys: 'analyticsVisit',
          purpose: `seulement si vous avez accepté, reconnaître votre visite pour ${externalService}`,
          life: 'jusqu’à la fermeture de l’onglet ou au retrait de votre accord',
        },
      ]
    : []),
];

/** All that is counted of visits, by event. */
export const counted = {
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
export const audience = 'Mesure d’audience';
export const audienceLead =
  'Notre serveur compte ce qui suit, chaque fois avec la date et le nom de la page, et rien d’autre : ni compte, ni adresse IP, ni identifiant, ni position.';
export const refusedOn = (iso: string) =>
  `Vous avez refusé la mesure d’audience le ${formatLongDate(iso)} : plus rien de ce que vous faites dans ce navigateur n’est compté.`;
export const mayRefuse =
  'Vous pouvez vous y opposer, sans compte et sans raison à donner : plus rien de ce que vous faites dans ce navigateur ne sera compté.';
export const accept = 'Accepter de nouveau la mesure d’audience';
export const refuse = 'Refuser la mesure d’audience';

export const sections = (p: Values): LegalSection[] => [
  {
    title: '1. Responsable du traitement',
    blocks: [
      {
        facts: {
          Responsable: p.publisher.name,
          'Siège social': p.publisher.address,
          Contact: p.publisher.email,
        },
      },
    ],
  },
  {
    title: '2. Données collectées',
    blocks: [
      'Nous ne collectons que ce que le service demande :',
      {
        list: [
          '<strong>votre compte</strong> : nom et prénom, adresse email, numéro de téléphone (à l’étranger, celui que vous donnez, sans le vérifier) et empreinte du mot de passe ;',
          '<strong>le bien à estimer</strong> : sa position, arrondie à quatre décimales dès qu’elle nous parvient (au plus 11 m d’écart avec le point que vous placez), un nom de lieu sans numéro de porte à fournir ni nom de propriétaire, son type, ses caractéristiques et le nom que vous donnez à l’estimation ;',
          '<strong>votre projet</strong> : usage du bien, intention, échéance et, le cas échéant, mode de commercialisation, si vous êtes propriétaire et si vous souhaitez recevoir des offres de professionnels ;',
          '<strong>vos estimations et vos demandes manuelles</strong> : leurs résultats, les numéros de leurs rapports PDF, et pour une demande manuelle le moyen de contact et le créneau que vous préférez, si vous vivez à l’étranger votre fuseau horaire, votre message, son suivi, les notes et les appels des experts, et l’état des SMS qui vous en informent (ni leur texte ni votre numéro n’y sont recopiés), à l’étranger celui des emails, dont le texte s’efface au bout de quelques jours ;',
          '<strong>les estimations que vous contestez</strong> : vos raisons et vos corrections, votre message, des copies des annonces citées, les biens que vous nommez, le moyen de réponse choisi et l’avis de l’expert, effacés avec l’estimation ; le nombre des contestations et de leurs issues est publié, sans rien de chacune ;',
          '<strong>ce qu’un bien est devenu</strong>, si vous le dites : vendu, loué ou retiré du marché, le prix signé, son mois et par quelle voie ; l’état de cette déclaration (déclarée, justifiée ou refusée) ; le justificatif que vous joignez, le temps qu’un expert le lise, puis seulement son empreinte et le verdict. Masquez-y les numéros de carte d’identité et les noms de tiers. Nous gardons aussi que vous ne voulez plus de cette question, et quand elle vous a été envoyée ;',
          '<strong>les biens que vous suivez</strong> : la valeur de chacun à chaque mise à jour du marché et ce qui vous en a été dit par email ; d’une demande manuelle, si vous attendez que les annonces autour suffisent, depuis quand, et ce qui vous en a été dit ;',
          '<strong>ce que vous faites imprimer dans un rapport PDF</strong> : les noms et les parts d’héritiers, et vos réponses sur le titre et l’état du bien. Ils servent une fois, à ce fichier, et nous n’en gardons rien ;',
          '<strong>vos liens de partage</strong> : l’estimation qu’ils montrent, leurs dates et le nombre de fois qu’ils ont été ouverts, sauf par qui refuse la mesure d’audience ; de leur adresse, seulement une empreinte, et rien de ceux qui les ouvrent ;',
          '<strong>vos alertes par email</strong>, si vous en demandez : si votre adresse est vérifiée, les emails envoyés, leur texte pendant quelques jours, et les refus de votre messagerie. Nous ne savons ni si vous les ouvrez, ni ce que vous y suivez ;',
          '<strong>vos consentements et vos demandes sur vos données</strong> : leur objet, leur date, la version du texte que vous avez lu, et notre réponse ;',
          '<strong>des données de navigation</strong> : nos journaux techniques disent de chaque appel la date, la sorte de page ou de service (« une page de prix », « une estimation »), le résultat et la durée. Ni adresse IP, ni adresse de page, ni rien de ce que vous saisissez n’y figure. Pour limiter les abus, votre adresse IP, avec le nombre d’appels qui en viennent, est comptée à part et effacée au bout de deux jours au plus, et l’empreinte de votre adresse email ou de votre téléphone, avec le nombre de codes et d’essais, au bout d’un jour ;',
          '<strong>des mesures de fréquentation</strong>, que la section 5 énumère. Notre serveur les garde sans compte, sans adresse IP et sans identifiant : rien ne permet de les rattacher à vous.',
        ],
      },
      'La position donnée par votre appareil (bouton « Me localiser ») n’est lue qu’avec votre accord et ne sert qu’à placer le repère. Vous pouvez consulter le site et décrire un bien sans compte ; un compte est nécessaire pour obtenir l’estimation.',
    ],
  },
  {
    title: '3. Utilisation des données',
    blocks: [
      {
        list: [
          'calculer vos estimations et les retrouver dans votre tableau de bord ;',
          'créer votre compte, vérifier votre numéro par SMS, ou votre email si vous vivez à l’étranger, et vous permettre de changer de mot de passe ;',
          'traiter vos demandes d’estimation manuelle, vous rappeler au moment choisi et vous dire par SMS, ou par email si vous vivez à l’étranger, ce qu’elles deviennent, sauf si vous n’en voulez pas ;',
          'vous prévenir par email de ce que deviennent vos biens, seulement si vous l’avez demandé, à une adresse vérifiée, et jusqu’à ce que vous vous désinscriviez d’un clic ;',
          'mesurer nos estimations avec les prix signés, et en publier le nombre, et l’écart médian à partir de trente prix justifiés : aucun ne peut y être reconnu, et ils ne servent pas à calculer les estimations ;',
          'vous demander une fois par bien à vendre ou à louer, trois mois après son estimation, ce qu’il est devenu : dans votre tableau de bord, et par email seulement si vous avez demandé nos alertes ;',
          'vous transmettre des offres de professionnels, seulement pour un bien dont vous êtes propriétaire, si vous l’avez demandé et tant que vous ne retirez pas ce consentement : vos coordonnées, le type, la surface et le lieu de ce bien et votre intention leur sont alors communiqués ;',
          'savoir quelles pages et quelles étapes servent, pour améliorer le service ;',
          'protéger le service contre les abus, et respecter nos obligations légales.',
        ],
      },
      'Les prix affichés viennent d’annonces publiques : vos propres estimations ne servent pas à calculer celles des autres. Nous ne vendons pas vos données.',
    ],
  },
  {
    title: '4. Partage des données',
    blocks: [
      'Vos données ne sont communiquées à des tiers que dans trois cas :',
      {
        list: [
          `<strong>avec votre consentement</strong>, par exemple pour recevoir des offres de professionnels${
            p.externalService
              ? ` ou, si vous avez accepté les cookies, au service de mesure ${p.externalService} ;`
              : ' ;'
          }`,
          '<strong>pour répondre à une obligation légale</strong> ou à la demande d’une autorité habilitée ;',
          `<strong>à nos prestataires techniques</strong>, tenus à la confidentialité et pour leur seule tâche : l’hébergeur du site (${p.publisher.host}) et le prestataire d’envoi de SMS (${p.publisher.smsProvider}), qui reçoit votre numéro et le texte du message, et celui qui achemine nos emails (${p.publisher.mailProvider}), qui reçoit votre adresse et leur texte.`,
        ],
      },
      'Si vous partagez une estimation par un lien, quiconque a ce lien voit ses chiffres, les caractéristiques du bien et son emplacement à environ un kilomètre près, sans votre nom, vos coordonnées ni l’adresse, jusqu’à la date que vous avez choisie. Vous le révoquez quand vous voulez dans Mes données, y compris pendant une limitation, qui ne le ferme pas. Les chiffres sont ceux du lieu exact : qui les compare à beaucoup d’autres peut le deviner à quelques centaines de mètres près.',
      'À qui tape le numéro et le prix d’un de vos rapports PDF, le site dit s’il est authentique, le type et la surface du bien, son loyer estimé, la date de l’estimation, le quartier connu le plus proche, l’avis d’expert que le rapport porte et si une estimation plus récente le remplace : rien de vous, ni l’adresse.',
      `Les images de la carte sont demandées par votre navigateur au service de cartes (${p.publisher.mapProvider}), qui reçoit donc votre adresse IP et la zone affichée. Pour nommer le lieu choisi, notre serveur transmet au service d’adresses (${p.publisher.geocoder}) les coordonnées du point, sans rien qui vous désigne.`,
    ],
  },
  {
    title: '5. Cookies et stockage dans le navigateur',
    blocks: [
      'On distingue trois sortes de cookies et de traceurs :',
      {
        list: [
          '<strong>essentiels</strong> : sans eux le service ne fonctionne pas. Le site garde dans votre navigateur les seuls éléments nommés ci-dessous ;',
          p.externalService === undefined ? ownAudience : externalAudience(p.externalService),
          '<strong>de mesure publicitaire</strong> : ils mesurent l’effet des publicités. Le site n’en utilise pas, et aucun cookie de tiers n’est déposé.',
        ],
      },
      ...(p.externalService === undefined
        ? []
        : [
            'Le bandeau « Cookies », en bas de page, permet d’accepter ou de refuser ce service aussi simplement. Vous changez d’avis quand vous voulez par « Gérer les cookies », au pied de chaque page.',
          ]),
      { part: 'audience' },
      'Ce que le site garde dans votre navigateur :',
      {
        list: storedItems(p.externalService).map(
          ({ keys, purpose, life }) => `<key>${keys}</key> : ${purpose} ; ${life}.`,
        ),
      },
    ],
  },
  {
    title: '6. Sécurité',
    blocks: [
      'Les mesures suivantes protègent vos données :',
      {
        list: [
          'les mots de passe ne sont conservés que sous forme d’empreinte (argon2id), jamais en clair ;',
          'les codes reçus par SMS ou par email et les sessions sont eux aussi conservés sous forme d’empreinte ; un code ne sert qu’une fois et expire au bout de 10 minutes ;',
          'les justificatifs de prix signés sont chiffrés (AES-256-GCM), avec une clé qui n’est ni dans la base ni dans ses sauvegardes ; seul un expert peut les télécharger, chaque téléchargement est noté dans nos journaux, et rien ne les ouvre sur nos serveurs ;',
          'le nombre de tentatives de connexion et d’envois de code est limité ;',
          'l’accès aux données est réservé aux personnes qui en ont besoin pour faire fonctionner le service.',
        ],
      },
      'Aucun système n’est infaillible. Si une violation de données présentait un risque pour vous, nous vous en informerions ainsi que l’autorité compétente.',
    ],
  },
  {
    title: '7. Durées de conservation',
    blocks: [
      {
        list: [
          `<strong>Données du compte</strong> : pendant la vie active du compte, puis ${p.retention.accountYears} ans après la dernière connexion ; une inscription jamais terminée, ${p.retention.registrationDays} jours.`,
          `<strong>Données d’estimation</strong> : ${p.retention.estimationYears} ans après leur dernière utilisation.`,
          `<strong>Valeurs des biens suivis</strong> : ${p.retention.estimationYears} ans ; elles sont effacées dès que vous ne suivez plus le bien.`,
          `<strong>Prix signés</strong> : aussi longtemps que l’estimation, ou jusqu’à ce que vous les effaciez. Leur justificatif : jusqu’à la décision d’un expert, ${p.retention.proofDays} jours au plus ; son empreinte et le verdict restent avec le prix. Les sauvegardes faites entre-temps gardent le justificatif, chiffré, jusqu’à leur remplacement.`,
          '<strong>Liens de partage</strong> : jusqu’à leur expiration, un an au plus, leur révocation ou l’effacement de l’estimation.',
          `<strong>Données de navigation</strong> : ${p.retention.browsingMonths} mois au plus ; les adresses IP comptées contre les abus, deux jours au plus.`,
          `<strong>Alertes par email</strong> : leur texte, ${p.retention.emailTextDays} jours après l’envoi ; la date de l’envoi, ${p.retention.emailYears} ans, pour que le lien de désinscription serve encore.`,
          '<strong>Données de contact</strong> : jusqu’à votre demande de suppression ou de désinscription.',
        ],
      },
      `Une estimation est utilisée quand elle est calculée, puis chaque fois que votre tableau de bord l’affiche ; une demande manuelle, quand un expert la clôt, puis de même. Ce qui est arrivé à terme est effacé chaque jour, et avec cela les estimations que vous avez effacées : elles quittent aussitôt votre compte, où vous pouvez les remettre pendant ${p.restorableSeconds} secondes. Restent toutefois les demandes qu’un expert n’a pas encore closes, et les comptes dont une telle demande, une question sur vos données ou une limitation est en cours.`,
    ],
  },
  {
    title: '8. Vos droits',
    blocks: [
      'Vous disposez, sur les données qui vous concernent, de six droits :',
      {
        list: [
          '<strong>accès</strong> : savoir quelles données nous avons et en recevoir copie ;',
          '<strong>rectification</strong> : faire corriger ce qui est inexact ou incomplet ;',
          '<strong>effacement</strong> : faire supprimer votre compte et vos données ;',
          '<strong>opposition</strong> : refuser un usage de vos données, la prospection en particulier ;',
          '<strong>portabilité</strong> : recevoir vos données dans un format lisible par une machine ;',
          '<strong>limitation</strong> : faire suspendre un usage le temps d’une vérification.',
        ],
      },
      'Vous les exercez vous-même, depuis votre compte, sur la page <myData>Mes données</myData> du tableau de bord : consulter et corriger, télécharger le tout en un fichier JSON, retirer un consentement, demander une opposition ou une limitation, supprimer le compte. La suppression efface aussitôt tout ce qui vous désigne, et annule vos demandes manuelles en cours ; seules les sauvegardes le gardent jusqu’à leur remplacement. Pour que personne ne recommence à zéro les limites d’un jour en supprimant son compte, ce qu’elles ont compté attend deux jours au plus sous une empreinte de son téléphone ou de son email.',
      'Si vous l’avez choisi en indiquant un prix signé, la suppression du compte en laisse, sans rien qui vous désigne : le quartier, le type de bien, vente ou location, le prix à deux chiffres près et le trimestre. Sans ce choix, il est effacé avec le compte.',
      'Une limitation acceptée laisse vos données sans usage, ni offres, ni alertes, ni SMS ou email d’information, jusqu’à ce que vous la leviez. Une opposition acceptée met fin aux offres.',
      'Vous pouvez aussi écrire à l’adresse de la section 10. Nous répondons dans un délai d’un mois. Une preuve d’identité peut être demandée en cas de doute raisonnable.',
    ],
  },
  {
    title: '9. Transferts hors de Tunisie',
    blocks: [
      `Certains prestataires sont établis hors de Tunisie, ou peuvent l’être : l’hébergeur du site (${p.publisher.host}), établi aux États-Unis, le service de cartes (${p.publisher.mapProvider}), le service d’adresses (${p.publisher.geocoder}), celui qui achemine nos emails (${p.publisher.mailProvider}) et le prestataire d’envoi de SMS (${p.publisher.smsProvider})${
        p.externalService
          ? `, ainsi que, si vous l’avez accepté, le service de mesure ${p.externalService}`
          : ''
      }. Ces transferts se limitent à ce que le service demande et se font dans les conditions prévues par la loi organique n° 2004-63, autorisation de l’autorité compétente comprise lorsqu’elle est requise.`,
    ],
  },
  {
    title: '10. Contact et réclamation',
    blocks: [
      {
        facts: {
          'Nous écrire': p.publisher.email,
          'Délégué à la protection des données': 'à la même adresse',
        },
      },
      'Si notre réponse ne vous satisfait pas, vous pouvez saisir l’Instance nationale de protection des données à caractère personnel (INPDP), à Tunis.',
    ],
  },
  {
    title: '11. Évolution de cette politique',
    blocks: [
      `Cette politique peut changer avec le service ou avec la loi. Le numéro de version change alors, et le changement est annoncé sur le site pendant ${p.announcedDays} jours.`,
      {
        list: p.versions.map(
          ({ version, since }) =>
            `<strong>Version ${version}</strong>, depuis le ${formatLongDate(since)} : ${changes[version]}`,
        ),
      },
    ],
  },
];
