import type { ProviderPageTexts } from '../page-texts.ts';

export const providerPage: ProviderPageTexts = {
  title: 'Weiter mit :provider',
  note: 'Diese Seite steht für :provider, solange Tiffin als Demo läuft. Es wird nichts an :provider gesendet.',
  pick: 'Wähle, wer du bist', type: 'Oder sei jemand anderes', name: 'Name', email: 'E-Mail', phone: 'Telefon (freiwillig)', go: 'Weiter',
  cancel: 'Abbrechen und zurück', unverified: 'Was du hier eingibst, gilt als nicht bestätigt, denn diese Demo nutzen auch andere.',
  brokenTitle: 'Diese Anmeldung kann nicht weitergehen', broken: 'Der Link zu dieser Seite ist unvollständig oder führt zu einer anderen Website. Gehe zurück zu Tiffin und beginne von vorn.',
  mistakes: { name: 'Bitte gib einen Namen ein.', email: 'Bitte gib eine E-Mail-Adresse wie ada@mail.example ein.', phone: 'Bitte gib eine Telefonnummer mit Landesvorwahl ein oder lass das Feld leer.' },
};
