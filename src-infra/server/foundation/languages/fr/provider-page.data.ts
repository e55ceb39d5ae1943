import type { ProviderPageTexts } from '../page-texts.ts';

export const providerPage: ProviderPageTexts = {
  title: 'Continuer avec :provider',
  note: 'Cette page remplace :provider tant que Tiffin tourne en démonstration. Rien n’est envoyé à :provider.',
  pick: 'Choisissez qui vous êtes', type: 'Ou soyez quelqu’un d’autre', name: 'Nom', email: 'E-mail', phone: 'Téléphone (facultatif)', go: 'Continuer',
  cancel: 'Annuler et revenir', unverified: 'Ce que vous saisissez ici compte comme non vérifié, car d’autres utilisent aussi cette démonstration.',
  brokenTitle: 'Cette connexion ne peut pas continuer', broken: 'Le lien vers cette page est incomplet ou mène à un autre site. Revenez à Tiffin et recommencez.',
  mistakes: { name: 'Veuillez saisir un nom.', email: 'Veuillez saisir une adresse e-mail comme ada@mail.example.', phone: 'Veuillez saisir un numéro de téléphone avec l’indicatif du pays, ou laisser ce champ vide.' },
};
