import type { UndoPageTexts } from '../page-texts.ts';

export const undoPage: UndoPageTexts = {
  title: 'Annuler la modification',
  note: 'Les identifiants de votre compte ont été modifiés. Si ce n’était pas vous, annulez ici : tout redevient comme avant et tous les appareils sont déconnectés.',
  go: 'Annuler et déconnecter tous les appareils',
  doneTitle: 'La modification est annulée',
  done: 'Votre compte est redevenu comme avant et tous les appareils sont déconnectés. Choisissez maintenant un nouveau mot de passe : quelqu’un connaît peut-être l’ancien.',
  newPassword: 'Choisir un nouveau mot de passe',
  goneTitle: 'Ce lien ne fonctionne plus',
  gone: 'Il date de plus de 72 heures ou il est incomplet. Si vous ne pouvez pas accéder à votre compte, demandez un nouveau mot de passe ou écrivez-nous.',
  home: 'Aller à l’accueil',
};
