import { LEAD_UNITS } from '@domain/partners/index.ts';
import { fillIn } from '../../foundation/messages/index.ts';
import { html, type Html } from '../pages/index.ts';
import type { Success } from './desk-api.ts';
import { DECIMAL, hidden, refusedAbove, selectField, textField, WHOLE, type FormPlace } from './form-parts.ts';
import { dateName, weekdayName } from './menu-context.ts';
import { actionOf, typedValue } from './parts.html.ts';
import { amountOf } from './product-values.ts';
import type { Visit } from './section.ts';

export type ShopWeek = Success<'showShopHours'>['data'];

/** The openings of a day that the form has room for. */
export const SPANS = 2;

const placeOf = ({ trouble }: Visit, form: string): FormPlace => ({ form: `hours/${form}`, trouble });

/** After a refusal the page still tells which state its form was made for; after a conflict, which there is now. */
const revisionOf = ({ trouble }: Visit, form: string, current: string): Html =>
  hidden(
    'revision',
    trouble?.refusal.status === 409 ? current : typedValue(trouble, `hours/${form}`, 'revision', current),
  );

/** The hours of each weekday. */
export const weekPart = ({ days, revision, timezone }: ShopWeek, visit: Visit): Html => {
  const words = visit.texts.menu.hours;
  const place = placeOf(visit, 'week');
  // A shop without any hours is yet to open: what is typed first must not be kept for a closed day.
  const isNew = days.every(({ closed, spans }) => closed && spans.length === 0);
  return html`<section class="panel" aria-labelledby="week">
<h2 id="week">${words.week}</h2>
<p>${fillIn(words.zone, { zone: timezone })} ${words.midnight}</p>
<form class="stack" method="post" action="${actionOf('hours', 'week', visit)}">
${refusedAbove(place)}
${revisionOf(visit, 'week', revision)}
${days.map((day, index) => dayFields(isNew ? { ...day, closed: false } : day, index, place, visit))}
<div class="row"><button class="go">${words.save}</button></div>
</form>
</section>`;
};

const dayFields = (
  { day, closed, spans }: ShopWeek['days'][number],
  index: number,
  place: FormPlace,
  visit: Visit,
): Html => {
  const words = visit.texts.menu.hours;
  const { form, trouble } = place;
  const isSent = trouble?.form === form;
  const isClosed = isSent ? trouble.typed.has(`${day}.closed`) : closed;
  const [reason] = isSent ? (trouble.refusal.params[day] ?? []) : [];
  const name = weekdayName(visit.language, index);
  const time = (span: number, side: 'from' | 'to', label: string): Html => {
    const field = `${day}.${span}.${side}`;
    const [fault] = isSent ? (trouble.refusal.params[`${day}.${span}`] ?? []) : [];
    const described = fault === undefined ? undefined : `${day}-${span}-error`;
    return html`<div><label for="${day}-${span}-${side}">${label}</label>
<input id="${day}-${span}-${side}" name="${field}" type="time" dir="ltr"${
      described !== undefined && html` aria-invalid="true" aria-describedby="${described}"`
    } value="${typedValue(trouble, form, field, spans[span]?.[side] ?? '')}"></div>`;
  };
  const fault = (span: number): Html | undefined => {
    const [text] = isSent ? (trouble.refusal.params[`${day}.${span}`] ?? []) : [];
    return text === undefined ? undefined : html`<small class="reason wide" id="${day}-${span}-error">${text}</small>`;
  };
  const more = Array.from({ length: Math.max(SPANS, spans.length) - 1 }, (_none, place2) => place2 + 1);
  return html`<fieldset class="day"${reason !== undefined && html` aria-describedby="${day}-error"`}>
<legend>${name}</legend>
<label class="check"><input type="checkbox" name="${day}.closed" value="1"${isClosed && html` checked`}>
<span>${words.closed}</span></label>
${reason !== undefined && html`<small class="reason" id="${day}-error">${reason}</small>`}
<div class="times">
${time(0, 'from', words.opens)}${time(0, 'to', words.closes)}${fault(0)}
${more.map(
  (span) => html`${time(span, 'from', words.secondOpens)}${time(span, 'to', words.secondCloses)}
${fault(span)}`,
)}
</div>
<div class="row"><button name="copy" value="${day}" aria-label="${words.copy}: ${name}">${words.copy}</button></div>
</fieldset>`;
};

/** The days on which the shop stays closed. */
export const daysOffPart = ({ days_off: days }: ShopWeek, visit: Visit): Html => {
  const words = visit.texts.menu.hours;
  const place = placeOf(visit, 'days-off');
  const dated = html`type="date" dir="ltr"`;
  return html`<section class="panel" aria-labelledby="days-off">
<h2 id="days-off">${words.daysOff}</h2>
${
  days.length === 0
    ? html`<p>${words.noDaysOff}</p>`
    : html`<ol class="days">${days.map(
        (day) => html`<li>
<form class="inline" method="post" action="${actionOf('hours', `day-off/${day}`, visit)}">
<span><time datetime="${day}">${dateName(visit.language, day)}</time></span>
<button aria-label="${words.remove}: ${dateName(visit.language, day)}">${words.remove}</button>
</form></li>`,
      )}</ol>`
}
<form class="stack" method="post" action="${actionOf('hours', 'days-off', visit)}">
${refusedAbove(place)}
<div class="grid">
${textField(place, { name: 'from', label: words.from }, '', dated)}
${textField(place, { name: 'to', label: words.to, hint: words.toHint }, '', dated)}
</div>
<div class="row"><button>${words.addDays}</button></div>
</form>
</section>`;
};

const AMOUNTS = ['price', 'price_per_km', 'min_amount', 'packaging_deposit'] as const;

/** What delivery costs and how long it takes, and the deposit for returnable boxes. */
export const termsPart = (
  { terms }: ShopWeek,
  visit: Visit,
  { title, decimals }: { readonly title: string; readonly decimals: number },
): Html => {
  const words = visit.texts.menu.hours;
  const place = placeOf(visit, 'terms');
  const amount = (name: (typeof AMOUNTS)[number], label: string, hint?: string): Html => {
    const known = terms[name];
    const value = known === null ? '' : amountOf(known, decimals);
    return textField(place, { name, label: html`${label} (<bdi>${title}</bdi>)`, hint }, value, DECIMAL);
  };
  const units = LEAD_UNITS.map((unit) => [unit, words.units[unit]] as const);
  return html`<section class="panel" aria-labelledby="terms">
<h2 id="terms">${words.terms}</h2>
<form class="stack" method="post" action="${actionOf('hours', 'terms', visit)}">
${refusedAbove(place)}
${revisionOf(visit, 'terms', terms.revision)}
<div class="grid">
${amount('price', words.fee)}
${amount('price_per_km', words.perKm)}
${amount('min_amount', words.minimum)}
${amount('packaging_deposit', words.deposit, words.depositHint)}
${textField(place, { name: 'delivery_time_from', label: words.fastest }, String(terms.delivery_time_from), WHOLE)}
${textField(place, { name: 'delivery_time_to', label: words.slowest }, String(terms.delivery_time_to), WHOLE)}
${selectField(place, { name: 'delivery_time_type', label: words.unit }, units, terms.delivery_time_type)}
</div>
<div class="row"><button>${visit.texts.menu.save}</button></div>
</form>
</section>`;
};
