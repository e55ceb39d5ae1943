import type { DeskTexts } from '../desk-texts.ts';

export const desk: DeskTexts = {
  title: 'Tiffin-Büro', menu: 'Büro', skip: 'Zum Inhalt springen', toSite: 'Zur Website', signOut: 'Abmelden',
  error: 'Fehler', failed: 'Das hat nicht geklappt: :reason', sent: 'Das hast du gesendet',
  signIn: {
    title: 'Im Büro anmelden', note: 'Das Büro ist für alle, die diesen Marktplatz und seine Geschäfte führen.',
    ended: 'Deine Anmeldung ist abgelaufen, deshalb ist noch nichts geschehen. Melde dich wieder an, dann steht im Formular, was du getippt hast; nur ein Bild musst du neu auswählen.',
    email: 'E-Mail', password: 'Passwort', go: 'Anmelden', back: 'Zurück zur Website', noRights: 'Dieses Konto hat im Büro keine Rechte.',
    tooLong: 'Deine Anmeldung ist abgelaufen, und was du gesendet hast, ist zu lang zum Aufheben. Es ist nichts geschehen.',
    signedOut: 'Du warst abgemeldet. Noch ist nichts geschehen: Sieh dir an, was du getippt hast, und sende es noch einmal.',
  },
  customer: {
    title: 'Nur für Mitarbeitende', heading: 'Diese Tür ist für Mitarbeitende',
    text: 'Dahinter liegt das Büro, aus dem dieser Marktplatz und seine Geschäfte geführt werden. Dein Konto ist ein Kundenkonto, hier gibt es also nichts für dich; Bestellungen, Guthaben und Chats findest du auf der Website.',
    sell: 'Ein eigenes Geschäft eröffnen', other: 'Mit einem anderen Konto anmelden',
  },
  waiting: { title: 'Dein Geschäft ist noch nicht freigegeben', text: 'Das Büro steht dir offen, sobald dein Geschäft freigegeben ist. Wie weit das ist, steht in deinem Antrag.', go: 'Antrag ansehen' },
  missing: { title: 'Hier ist nichts', text: 'Diese Seite gibt es im Büro nicht oder nicht mehr.' },
  busy: { title: 'Zu viele Anfragen', text: 'Warte bitte :seconds Sekunden.' },
  foreign: { title: 'Dieses Formular kam von woanders', text: 'Das Büro nimmt nur, was seine eigenen Seiten senden. Es ist nichts geschehen.' },
  unreadable: { title: 'Dieses Formular ist nicht lesbar', text: 'Es ist zu groß oder gar kein Formular. Ein Bild darf höchstens 2 MB haben. Es ist nichts geschehen.' },
  toDesk: 'Zum Büro',
  list: { status: 'Status', all: 'Alle', search: 'Suche', show: 'Anzeigen', none: 'Nichts passt.', whole: 'Ganze Liste anzeigen', pages: 'Seiten', previous: 'Zurück', next: 'Weiter', page: 'Seite :page von :last, insgesamt :total' },
  statuses: { new: 'Neu', accepted: 'Angenommen', cooking: 'In Zubereitung', ready: 'Fertig', on_a_way: 'Unterwegs', delivered: 'Übergeben', canceled: 'Storniert', unread: 'Wartet auf Antwort' },
  ownShop: { title: 'Dein Geschäft', address: 'Adresse', phone: 'Telefon', orders: 'Bestellungen', taken: 'Werden angenommen', paused: 'Machen Pause', page: 'Das Geschäft so sehen wie die Kundschaft', change: 'Angaben ändern' },
};
