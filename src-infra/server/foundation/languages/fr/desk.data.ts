import type { DeskTexts } from '../desk-texts.ts';

export const desk: DeskTexts = {
  title: 'Bureau Tiffin', menu: 'Bureau', skip: 'Aller au contenu', toSite: 'Vers le site', signOut: 'Se déconnecter',
  error: 'Erreur', failed: 'Cela n’a pas fonctionné : :reason', sent: 'Ce que vous avez envoyé',
  signIn: {
    title: 'Se connecter au bureau', note: 'Le bureau est réservé à celles et ceux qui gèrent cette place de marché et ses boutiques.',
    ended: 'Votre session a expiré, rien n’a donc encore été fait. Reconnectez-vous : votre saisie sera de nouveau dans le formulaire ; seule une image est à choisir de nouveau.',
    email: 'E-mail', password: 'Mot de passe', go: 'Se connecter', back: 'Retour au site', noRights: 'Ce compte n’a aucun droit au bureau.',
    tooLong: 'Votre session a expiré, et votre envoi est trop long pour être conservé. Rien n’a été fait.',
    signedOut: 'Vous aviez été déconnecté. Rien n’a encore été fait : relisez votre saisie et envoyez-la de nouveau.',
  },
  customer: {
    title: 'Réservé au personnel', heading: 'Cette porte est réservée au personnel',
    text: 'Derrière elle se trouve le bureau d’où sont gérés cette place de marché et ses boutiques. Votre compte est un compte client, il n’y a donc rien pour vous ici ; vos commandes, votre solde et vos discussions sont sur le site.',
    sell: 'Ouvrir votre propre boutique', other: 'Se connecter avec un compte du personnel',
  },
  waiting: { title: 'Votre boutique n’est pas encore approuvée', text: 'Le bureau s’ouvrira à vous dès que votre boutique sera approuvée. Votre demande indique où elle en est.', go: 'Voir votre demande' },
  missing: { title: 'Il n’y a rien ici', text: 'Cette page n’existe pas au bureau, ou n’existe plus.' },
  busy: { title: 'Trop de requêtes', text: 'Veuillez patienter :seconds secondes.' },
  foreign: { title: 'Ce formulaire vient d’ailleurs', text: 'Le bureau n’accepte que ce que ses propres pages envoient. Rien n’a été fait.' },
  unreadable: { title: 'Ce formulaire est illisible', text: 'Il est trop volumineux ou n’est pas un formulaire. Une image peut peser 2 Mo au plus. Rien n’a été fait.' },
  toDesk: 'Vers le bureau',
  list: { status: 'Statut', all: 'Tous', search: 'Recherche', show: 'Afficher', none: 'Rien ne correspond.', whole: 'Afficher toute la liste', pages: 'Pages', previous: 'Précédente', next: 'Suivante', page: 'Page :page sur :last, :total au total' },
  statuses: { new: 'Nouvelle', accepted: 'Acceptée', cooking: 'En préparation', ready: 'Prête', on_a_way: 'En route', delivered: 'Remise', canceled: 'Annulée', unread: 'Attend une réponse' },
  ownShop: { title: 'Votre boutique', address: 'Adresse', phone: 'Téléphone', orders: 'Commandes', taken: 'Sont acceptées', paused: 'Sont suspendues', page: 'Voir la boutique comme vos clients', change: 'Modifier les informations' },
};
