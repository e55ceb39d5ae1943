import type { KitchenTexts } from '../kitchen-texts.ts';

export const kitchen: KitchenTexts = {
  title: 'Cuisine', history: 'Commandes', searches: 'Numéro de la commande, ou nom, e-mail ou téléphone du client',
  none: 'Aucune commande n’attend. Les nouvelles apparaissent ici d’elles-mêmes.', noHistory: 'Personne n’a encore commandé.', refresh: 'Actualiser',
  arrived: { one: ':count nouvelle commande', other: ':count nouvelles commandes' },
  number: 'Commande :id', moved: 'Commande :id : :status.',
  opening: { title: 'Nouvelles commandes', taken: 'Vous acceptez des commandes', paused: 'Vous êtes en pause', pausedText: 'Vos clients voient que la boutique n’accepte rien pour le moment.', pause: 'Faire une pause', resume: 'Accepter de nouveau',
    notOpened: 'La boutique n’a pas encore ouvert', notOpenedText: 'Vos clients la voient, mais ne peuvent rien commander.', left: 'Il reste à faire avant :', menu: 'Saisir la carte', hours: 'Saisir les horaires', open: 'Ouvrir la boutique' },
  steps: { accepted: 'Accepter', cooking: 'Commencer la préparation', ready: 'Prête', delivered: 'Remettre', canceled: 'Annuler la commande' },
  cancelMore: 'Annuler …', cancelText: 'C’est définitif. Le client est prévenu aussitôt, et ce qui a été payé lui revient.',
  code: 'Code du client', codeText: 'Quatre chiffres, affichés au client avec la commande.', courier: 'Un livreur vient la chercher.',
  facts: { when: 'Quand', soon: 'Dès que possible', how: 'Mode', customer: 'Client', note: 'Remarque', cutlery: 'Couverts', noCutlery: 'Aucun', handover: 'Remise', door: 'À déposer devant la porte', dishes: 'Plats', total: 'Total', ordered: 'Commandée' },
  ways: { delivery: 'Livraison', pickup: 'À emporter', point: 'Point de retrait', dine_in: 'À table', kiosk: 'Borne' },
  atTable: 'À la table :table',
  choices: { replace: 'S’il manque : remplacer', ask: 'S’il manque : demander', 'ask-declared': 'S’il manque : demander, avec allergènes indiqués seulement', 'leave-out': 'S’il manque : retirer' },
  allergies: { dangerous: 'Allergie', avoid: 'Évite' },
  boxes: { back: 'Boîtes rendues : :returned sur :boxes', count: 'Boîtes rapportées', take: 'Reprendre', taken: 'Commande :id : boîtes reprises : :count.' },
  missing: {
    more: 'Un plat manque …', which: 'Lequel', choose: 'Choisir un remplacement', isMissing: ':dish manque.', propose: 'Proposer', nothing: 'Rien : le retirer', undeclared: 'allergènes non indiqués',
    text: 'Le client ne paie pas plus que pour le plat commandé et a trois minutes pour répondre.', tell: 'Prévenir le client', asked: 'Commande :id : le client est consulté.', leftOut: 'Commande :id : le plat est retiré.',
    open: ':dish : :other est proposé', replaced: ':dish : remplacé par :other', gone: ':dish : retiré',
  },
};
