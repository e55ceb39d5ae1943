import type { KitchenTexts } from '../kitchen-texts.ts';

export const kitchen: KitchenTexts = {
  title: 'Küche', history: 'Bestellungen', searches: 'Nummer der Bestellung oder Name, E-Mail oder Telefon der bestellenden Person',
  none: 'Gerade wartet keine Bestellung. Neue erscheinen hier von selbst.', noHistory: 'Noch hat niemand bestellt.', refresh: 'Aktualisieren',
  arrived: { one: ':count neue Bestellung', other: ':count neue Bestellungen' },
  number: 'Bestellung :id', moved: 'Bestellung :id: :status.',
  opening: { title: 'Neue Bestellungen', taken: 'Du nimmst Bestellungen an', paused: 'Du machst Pause', pausedText: 'Die Kundschaft sieht, dass das Geschäft gerade nichts annimmt.', pause: 'Pause machen', resume: 'Wieder annehmen',
    notOpened: 'Das Geschäft wurde noch nicht geöffnet', notOpenedText: 'Die Kundschaft sieht es, kann aber nichts bestellen.', left: 'Vorher ist noch zu tun:', menu: 'Karte eintragen', hours: 'Öffnungszeiten eintragen', open: 'Geschäft öffnen' },
  steps: { accepted: 'Annehmen', cooking: 'Zubereitung beginnen', ready: 'Fertig', delivered: 'Übergeben', canceled: 'Bestellung stornieren' },
  cancelMore: 'Stornieren …', cancelText: 'Das lässt sich nicht zurücknehmen. Die Kundschaft erfährt es sofort, und Bezahltes geht zurück.',
  code: 'Code zum Abholen', codeText: 'Vier Ziffern, die bei der Bestellung angezeigt werden.', courier: 'Ein Kurier holt sie ab.',
  facts: { when: 'Wann', soon: 'So bald wie möglich', how: 'Wie', customer: 'Für', note: 'Notiz', cutlery: 'Besteck', noCutlery: 'Keins', handover: 'Übergabe', door: 'An der Tür abstellen', dishes: 'Gerichte', total: 'Summe', ordered: 'Bestellt' },
  ways: { delivery: 'Lieferung', pickup: 'Abholung', point: 'Abholstelle', dine_in: 'Am Tisch', kiosk: 'Kiosk' },
  atTable: 'An Tisch :table',
  choices: { replace: 'Falls es fehlt: ersetzen', ask: 'Falls es fehlt: fragen', 'ask-declared': 'Falls es fehlt: fragen, nur mit angegebenen Allergenen', 'leave-out': 'Falls es fehlt: weglassen' },
  allergies: { dangerous: 'Allergisch gegen', avoid: 'Meidet' },
  boxes: { back: 'Boxen zurück: :returned von :boxes', count: 'Zurückgebrachte Boxen', take: 'Zurücknehmen', taken: 'Bestellung :id: zurückgenommene Boxen: :count.' },
  missing: {
    more: 'Ein Gericht fehlt …', which: 'Welches', choose: 'Ersatz wählen', isMissing: ':dish fehlt.', propose: 'Vorschlagen', nothing: 'Nichts: weglassen', undeclared: 'Allergene nicht angegeben',
    text: 'Der Ersatz kostet nie mehr als das bestellte Gericht, und für die Antwort bleiben drei Minuten.', tell: 'Bescheid geben', asked: 'Bestellung :id: Die Frage ist gestellt.', leftOut: 'Bestellung :id: Das Gericht wird weggelassen.',
    open: ':dish: :other ist vorgeschlagen', replaced: ':dish: ersetzt durch :other', gone: ':dish: weggelassen',
  },
};
