import type { PayPageTexts } from '../page-texts.ts';

export const payPage: PayPageTexts = {
  title: 'Payer avec :provider', note: 'Cette page remplace :provider. Aucun argent réel ne circule.',
  things: { cart: 'Votre commande Tiffin', order: 'Commande Tiffin nº :id', tip: 'Pourboire pour la commande nº :id', parcel: 'Colis Tiffin nº :id', 'top-up': 'Argent pour votre portefeuille Tiffin', share: 'Votre part d’une commande groupée' },
  pay: 'Payer :amount', cancel: 'Annuler et revenir', tryOut: 'Voir ce qui peut encore arriver', decline: 'Laisser la banque refuser', lost: 'Payer et perdre la réponse',
  declined: 'Votre banque a refusé le paiement. Rien n’a été débité. Réessayez, ou revenez et choisissez un autre moyen de paiement.',
  paidTitle: 'Payé', paid: 'Votre paiement de :amount est passé. Tiffin ne le sait pas encore ; le message arrive dans quelques secondes.',
  waitingTitle: 'Votre paiement est en cours de confirmation', waiting: 'Cela prend en général quelques secondes. La page vérifie d’elle-même.', goOn: 'Continuer vers Tiffin',
  brokenTitle: 'Il n’y a rien à payer ici', broken: 'Le lien est incomplet ou a expiré. Revenez à Tiffin et recommencez le paiement.',
  unreachableTitle: ':provider est injoignable', unreachable: 'Rien n’a été débité. Réessayez dans un instant, ou revenez et choisissez un autre moyen de paiement.', again: 'Réessayer',
  busyTitle: 'Trop de tentatives', busy: 'Attendez un instant, puis réessayez. Rien n’a été débité.', home: 'Vers Tiffin',
};
