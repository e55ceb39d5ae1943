import { localDateOf, localTimeOf, type TimeZones } from '@domain/calendar/index.ts';
import type { TableWait } from '@domain/reservations/index.ts';
import type { StoredChoices } from './table-form.view-model.ts';

/** What an address asks for. */
type AskedTable = Pick<StoredChoices, 'date' | 'time' | 'guests' | 'table'>;

/** The page that books what is kept for somebody who waited, with everything chosen; the list where nothing is kept. */
export const offerPath = ({ shop, guests, offer }: TableWait, zones: TimeZones): string => {
  if (!offer) return '/reservations';
  const query = new URLSearchParams({
    date: localDateOf(offer.stay.from, shop.timeZone, zones),
    time: localTimeOf(offer.stay.from, shop.timeZone, zones),
    guests: String(guests),
    table: String(offer.tableId),
  });
  return `/reservations/${shop.id}?${query.toString()}`;
};

/** Reads such an address; `undefined` where it asks for no time. */
const readAskedTable = ({
  date = '',
  time = '',
  guests = '',
  table = '',
}: Readonly<Record<string, string>>): AskedTable | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(date) && /^\d\d:\d\d$/.test(time)
    ? { date, time, guests: numberIn(guests), table: numberIn(table) }
    : undefined;

type Known = {
  /** What this tab kept. */
  readonly stored: StoredChoices | undefined;
  /** What is reserved, where it is changed. */
  readonly own: StoredChoices | undefined;
  readonly query: Readonly<Record<string, string>>;
};

/** What the page of a shop, or of a change, starts with: an address that asks for a table keeps what was written. */
export const choicesFor = (
  page: Pick<StoredChoices, 'shop' | 'change'>,
  { stored, own, query }: Known,
): StoredChoices | undefined => {
  const kept = stored?.shop === page.shop && stored.change === page.change ? stored : undefined;
  const asked = readAskedTable(query);
  return asked ? { occasions: [], note: '', ...kept, ...page, ...asked } : (kept ?? own);
};

const numberIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/** Whether a part of an address names an entity. */
export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text);
