import { WEEKDAYS, type Weekday } from '@domain/calendar/index.ts';
import type { MenuTexts } from '../../foundation/languages/index.ts';
import type { Answered, DeskRefusal } from './desk-api.ts';
import type { ActionOutcome, Typed, Visit } from './section.ts';
import { done } from './status-forms.ts';

/** Does what a form of the hours asks for. */
export const actOnHours = async (visit: Visit, shopId: number, typed: Typed): Promise<ActionOutcome> => {
  const [what = '', day = ''] = visit.rest;
  const { hours: words } = visit.texts.menu;
  const { api } = visit;
  const shop = { shop_id: shopId };
  const outcome = (form: string, answer: Answered<unknown>, text: string): ActionOutcome =>
    answer.ok
      ? done('hours', visit, text)
      : {
          kind: 'refused',
          trouble: { form: `hours/${form}`, typed, refusal: inWords(answer.refusal, visit.texts.menu, form) },
        };
  switch (what) {
    case 'week': {
      const days = WEEKDAYS.map((name) => dayOf(typed, copiedDay(typed) ?? name, name));
      const sent = { ...shop, days, revision: typed.text('revision') };
      return outcome('week', await api.call('setShopHours', sent), words.saved);
    }
    case 'days-off': {
      const sent = { ...shop, from: typed.text('from'), to: typed.text('to') };
      return outcome('days-off', await api.call('addDaysOff', sent), words.added);
    }
    case 'day-off': {
      if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return { kind: 'unknown' };
      return outcome('days-off', await api.call('removeDayOff', { ...shop, day }), words.removed);
    }
    case 'terms': {
      const sent = {
        ...Object.fromEntries(TERMS.map((name) => [name, typed.text(name).trim()])),
        // An emptied field ends the offer, instead of not being sent.
        packaging_deposit: typed.text('packaging_deposit').trim() || ' ',
      };
      const answer = await api.call('setDeliveryTerms', { ...shop, ...sent, revision: typed.text('revision') });
      return outcome('terms', answer, words.saved);
    }
    default:
      return { kind: 'unknown' };
  }
};

const TERMS = [
  'price',
  'price_per_km',
  'min_amount',
  'delivery_time_from',
  'delivery_time_to',
  'delivery_time_type',
] as const;

/** The day whose hours are saved for all days. */
const copiedDay = (typed: Typed): Weekday | undefined => WEEKDAYS.find((day) => day === typed.text('copy'));

/** The hours of one day as they were typed for another, or for the day itself. */
const dayOf = (typed: Typed, from: Weekday, day: Weekday) => {
  const places = typed.texts.flatMap(([name]) => {
    const [, known, span] = /^(\w+)\.(\d)\.from$/.exec(name) ?? [];
    return known === from && span !== undefined ? [span] : [];
  });
  return {
    day,
    closed: typed.has(`${from}.closed`),
    spans: places.map((span) => ({ from: typed.text(`${from}.${span}.from`), to: typed.text(`${from}.${span}.to`) })),
  };
};

/** Says of each refused field what it takes, in the seller's language. */
const inWords = (refusal: DeskRefusal, { hours: words, wrong }: MenuTexts, form: string): DeskRefusal => {
  if (refusal.status === 409) return { ...refusal, message: words.changed, params: {} };
  if (refusal.status !== 400) return refusal;
  const wordOf = (name: string): string => {
    if (form === 'days-off') return words.wrongDayOff;
    if (form === 'week') return name.includes('.') ? words.wrongSpan : words.wrongDay;
    if (name === 'packaging_deposit') return words.wrongDeposit;
    return name.startsWith('delivery_time') ? words.wrongTime : words.wrongAmount;
  };
  return {
    ...refusal,
    message: wrong.form,
    params: Object.fromEntries(Object.keys(refusal.params).map((name) => [name, [wordOf(name)]])),
  };
};
