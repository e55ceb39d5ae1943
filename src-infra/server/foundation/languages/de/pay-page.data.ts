import type { PayPageTexts } from '../page-texts.ts';

export const payPage: PayPageTexts = {
  title: 'Mit :provider bezahlen', note: 'Diese Seite steht für :provider. Es fließt kein echtes Geld.',
  things: { cart: 'Deine Bestellung bei Tiffin', order: 'Tiffin-Bestellung Nr. :id', tip: 'Trinkgeld für Bestellung Nr. :id', parcel: 'Tiffin-Paket Nr. :id', 'top-up': 'Guthaben für dein Tiffin-Konto', share: 'Dein Anteil an einer gemeinsamen Bestellung' },
  pay: ':amount bezahlen', cancel: 'Abbrechen und zurück', tryOut: 'Ausprobieren, was noch geschehen kann', decline: 'Die Bank ablehnen lassen', lost: 'Bezahlen und die Antwort verlieren',
  declined: 'Deine Bank hat die Zahlung abgelehnt. Es wurde nichts abgebucht. Versuche es noch einmal oder gehe zurück und wähle eine andere Zahlungsart.',
  paidTitle: 'Bezahlt', paid: 'Deine Zahlung über :amount ist durch. Tiffin weiß noch nichts davon; die Nachricht kommt in wenigen Sekunden.',
  waitingTitle: 'Deine Zahlung wird bestätigt', waiting: 'Das dauert meist nur ein paar Sekunden. Die Seite sieht von selbst wieder nach.', goOn: 'Weiter zu Tiffin',
  brokenTitle: 'Hier gibt es nichts zu bezahlen', broken: 'Der Link ist unvollständig oder abgelaufen. Gehe zurück zu Tiffin und beginne die Zahlung von vorn.',
  unreachableTitle: ':provider ist nicht erreichbar', unreachable: 'Es wurde nichts abgebucht. Versuche es gleich noch einmal oder gehe zurück und wähle eine andere Zahlungsart.', again: 'Noch einmal versuchen',
  busyTitle: 'Zu viele Versuche', busy: 'Warte einen Moment und versuche es dann noch einmal. Es wurde nichts abgebucht.', home: 'Zu Tiffin',
};
