/** Rates of sale costs and of a year of letting. */
export const rateLabels = {
  resaleDuty: 'Enregistrement et conservation foncière',
  landRegister: 'Conservation foncière (CPF)',
  newHomeDuty: 'Enregistrement, logement neuf',
  newHomeExtraDuty: 'Droit complémentaire, logement neuf',
  newHomePages: 'Droit fixe, logement neuf',
  buildingLandDuty: 'Enregistrement, terrain à bâtir',
  abroadPages: 'Droit fixe, achat en devises',
  agencySeller: 'Agence, part du vendeur',
  agencyBuyer: 'Agence, part de l’acheteur',
  agencyVat: 'TVA sur l’agence',
  gainTax: 'Impôt sur la plus-value',
  gainIndexation: 'Majoration du prix d’achat, par année',
  gainExemption: 'Impôt sur la plus-value, si exonéré',
  withholding: 'Retenue à la source',
  newHomeVat: 'TVA comprise dans le prix d’un logement neuf',
  incomeTax: 'Impôt sur le revenu',
  solidarity: 'Contribution sociale de solidarité',
  rentDeduction: 'Déduction forfaitaire sur les loyers',
  localTaxBase: 'Taxe sur les immeubles bâtis : prix de référence',
  localTaxRate: 'Taxe sur les immeubles bâtis : taux',
  plotTax: 'Taxe sur les terrains non bâtis',
  lettingAgency: 'Agence de location, part du propriétaire',
};

/** What a rate applies to, or leaves open. */
export const rateNotes = {
  resaleDuty:
    'Bien acheté à un particulier, sur tout le prix. La part de la conservation foncière, sans doute 1 %, n’a pas été lue dans un texte de loi.',
  landRegister: 'Logement neuf, terrain à bâtir, achat en devises.',
  newHomeDuty: 'Acheté à un promoteur agréé, sur la part du prix TTC qui dépasse le seuil.',
  newHomeExtraDuty:
    'Sur tout le prix TTC. Le tableau de century21.tn dit 2 % à 600 000 DT, son exemple en compte 4 %.',
  newHomePages: 'Par page du contrat, et sans doute de chaque copie : aucune source ne le précise.',
  buildingLandDuty:
    'Pour y bâtir son habitation, une seule fois dans sa vie, déclaré dans l’acte. Perdu, avec pénalité, si le terrain est revendu avant ou change d’usage.',
  abroadPages:
    'Par page du contrat, quel que soit le prix, à la place des autres droits : Tunisien résidant à l’étranger qui règle tout en devises. Aucune source n’y compte un acheteur d’une autre nationalité. abilia.tn ajoute : depuis deux ans, et pour un bien déjà bâti.',
  agencySeller: 'Un usage, hors TVA, qui se négocie : aucun texte ni plafond n’a été lu.',
  gainTax:
    'Sur le gain d’un particulier, d’après une note de 2013. Un blog de 2025 annonce une exonération après 7 ans : aucune autre source ne le dit, elle n’est pas comptée.',
  gainIndexation:
    'Elle réduit le gain imposé, jusqu’à rien après des années. Ce qui a été lu de la note de 2013 n’en parle pas.',
  gainExemption:
    'Part de l’impôt qui reste due pour une résidence principale ou la première vente d’un logement. Un projet de loi retire l’exonération au-delà de 500 000 DT ; le texte définitif n’a pas été lu.',
  withholding:
    'Par celui qui paie, dans les cas de la loi, qui n’ont pas été lus : une avance sur l’impôt, pas un impôt de plus.',
  newHomeVat:
    'Le seuil publié est de 400 000 DT ; aucune source ne dit s’il s’entend hors taxe : ce serait 428 000 DT toutes taxes comprises.',
  incomeTax: 'Les loyers s’ajoutent aux autres revenus du foyer : ce sont eux qui font la tranche.',
  solidarity: 'Le taux d’avant la réduction, qui finit avec 2026 si aucune loi ne la prolonge.',
  rentDeduction:
    'Le texte définitif de la loi de finances 2025 n’a pas été lu : il met les réparations dans la déduction, ou les laisse à part sur factures.',
  localTaxBase:
    'La commune choisit entre le minimum et le maximum de chaque catégorie ; 2 % de ce prix font l’assiette.',
  localTaxRate:
    'De l’assiette, selon les services que rend la commune : 8 à 14 %, et 4 % pour le fonds de l’habitat. Votre avis donne le montant exact.',
  plotTax: 'De la valeur du terrain ; à défaut de valeur, de 0,030 à 0,300 DT par m².',
  lettingAgency: 'Un usage, hors TVA : 5 % du loyer de l’année, ou un mois de loyer à chaque bail.',
};

/** Where rates were read. */
export const rateSourceNames = {
  century21In2023: 'century21.tn',
  century21Example: 'century21.tn, exemple chiffré à 600 000 DT',
  century21In2024: 'century21.tn',
  century21OnLand: 'century21.tn, terrains',
  managers: 'managers.tn',
  managersOnBill: 'managers.tn, projet de loi de finances',
  logis: 'logis.tn, avec la note commune 5/2017',
  factureTunisie: 'facture-tunisie.com',
  abilia: 'abilia.tn',
  alFerdaous: 'immobiliere-alferdaous.com',
  firstPhare: '1phare.com',
  usualVat: 'taux normal de la TVA, non lu pour les agences',
  noteOnGains: 'note commune DGI 7/2013 (loi 2012-27, articles 46 et 47)',
  noteOnExemptions: 'note commune DGI 23/2014',
  globalPropertyGuide: 'globalpropertyguide.com, d’après PwC et KPMG',
  profiscal: 'profiscal.com, qui parle d’une indexation sans son taux',
  plaza: 'plaza-immo.com',
  economisteMaghrebin: 'leconomistemaghrebin.com',
  immotunisia: 'immotunisia-blog.com',
  localTaxCode: 'code de la fiscalité locale, article 4',
  vieuxPort: 'vieuxportimmo.com',
  collection: 'code de la fiscalité locale, article 5, non lu',
  financeLawOf2023: 'mosaiquefm.net, loi de finances 2023',
  businessNews: 'businessnews.com.tn, loi de finances 2025',
  allAfrica: 'allafrica.com, loi de finances 2025',
  webManagerCenter: 'webmanagercenter.com, note de la DGELF',
  dyar: 'dyar.tn, règle d’avant 2025',
  businessNewsOnArticle33: 'businessnews.com.tn, article 33 voté en commission',
  bouArada: 'commune de Bou Arada',
};
