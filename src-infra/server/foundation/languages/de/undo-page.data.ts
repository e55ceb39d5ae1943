import type { UndoPageTexts } from '../page-texts.ts';

export const undoPage: UndoPageTexts = {
  title: 'Änderung rückgängig machen',
  note: 'Die Anmeldedaten deines Kontos wurden geändert. Wenn du das nicht warst, mach es hier rückgängig: Alles wird wieder wie vorher, und alle Geräte werden abgemeldet.',
  go: 'Rückgängig machen und überall abmelden',
  doneTitle: 'Die Änderung ist rückgängig gemacht',
  done: 'Dein Konto ist wieder wie vorher, und alle Geräte sind abgemeldet. Wähle jetzt bitte ein neues Passwort: Jemand könnte das alte kennen.',
  newPassword: 'Neues Passwort wählen',
  goneTitle: 'Dieser Link gilt nicht mehr',
  gone: 'Er ist älter als 72 Stunden oder unvollständig. Wenn du nicht in dein Konto kommst, fordere ein neues Passwort an oder schreib uns.',
  home: 'Zur Startseite',
};
