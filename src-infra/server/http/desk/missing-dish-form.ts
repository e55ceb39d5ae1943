import { canMissDish } from '@domain/orders/index.ts';
import { fillIn } from '../../foundation/messages/index.ts';
import { html, type Html } from '../pages/index.ts';
import { inLatinDigits } from './kitchen/local-words.ts';
import type { Answered, Sent, Success } from './desk-api.ts';
import { actionOf, amountText, refusalHtml } from './parts.html.ts';
import type { ActionOutcome, Typed, Visit } from './section.ts';
import { done } from './status-forms.ts';

type Order = Success<'showAnyOrder'>['data'];
/** A list of orders at the desk, and how it asks for replacements and proposes one. */
export type MissingDishes = {
  readonly section: string;
  readonly replacements: (visit: Visit, sent: Sent) => Promise<Answered<Success<'listReplacements'>>>;
  readonly propose: (visit: Visit, sent: Sent) => Promise<Answered<Success<'proposeSubstitution'>>>;
};

/**
 * ORDER-10: says which dish is missing and, on the next page, what may replace it. Absent while the customer is asked,
 * and once the order is ready.
 */
export const missingDishForm = async (
  { section, replacements }: MissingDishes,
  order: Order,
  visit: Visit,
): Promise<Html | undefined> => {
  const { number, missing: words } = visit.texts.kitchen;
  const name = fillIn(number, { id: order.id });
  const form = `${section}/${order.id}/missing`;
  const refusal = refusalHtml(visit.trouble, form);
  const isAsked = order.substitutions?.some(({ state }) => state === 'open') ?? false;
  const dishes = (order.details ?? []).filter(({ bonus }) => !bonus);
  if (!canMissDish(order.status) || isAsked || dishes.length === 0) return refusal;
  const titleOf = ({ stock }: (typeof dishes)[number]): string => stock.product?.translation?.title ?? '';
  const [query, missing] = [new URLSearchParams(visit.query), Number(visit.query.get('missing'))];
  const chosen = dishes.find(({ id }) => id === missing);
  query.delete('missing');
  const kept = [...query].map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`);
  if (!chosen)
    return html`${refusal}
<details>
<summary aria-label="${words.more} ${name}">${words.more}</summary>
<form method="get" action="/desk/${section}#row-${order.id}">
${kept}
<label for="missing-${order.id}">${words.which}</label>
<select id="missing-${order.id}" name="missing">
${dishes.map((dish) => html`<option value="${dish.id}">${dish.quantity} × ${titleOf(dish)}</option>`)}
</select>
<div class="row"><button aria-label="${words.choose}: ${name}">${words.choose}</button></div>
</form>
</details>`;
  const answer = await replacements(visit, { id: order.id, order_detail_id: chosen.id });
  const offered = answer.ok ? answer.body.data.replacements : [];
  const option = ({ stock_id: id, title, options, price, declared }: (typeof offered)[number]): Html => {
    const label = [title, options].filter(Boolean).join(', ');
    return html`<option value="${id}">${label}, ${amountText(price, order.currency, inLatinDigits(visit.language))}${
      !declared && `, ${words.undeclared}`
    }</option>`;
  };
  return html`${refusal}
<form method="post" action="${actionOf(section, `${order.id}/missing`, { query })}">
<p><strong>${fillIn(words.isMissing, { dish: titleOf(chosen) })}</strong></p>
<input type="hidden" name="order_detail_id" value="${chosen.id}">
<label for="replacement-${order.id}">${words.propose}</label>
<select id="replacement-${order.id}" name="stock_id">
<option value="">${words.nothing}</option>
${offered.map(option)}
</select>
<small>${words.text}</small>
<div class="row"><button class="go" aria-label="${words.tell}: ${name}">${words.tell}</button></div>
</form>`;
};

/** Sends the proposal. */
export const proposeReplacement = async (
  { section, propose }: MissingDishes,
  visit: Visit,
  typed: Typed,
): Promise<ActionOutcome> => {
  const [id = ''] = visit.rest;
  if (!/^\d{1,10}$/.test(id)) return { kind: 'unknown' };
  const { missing: words } = visit.texts.kitchen;
  const stock = typed.text('stock_id');
  const answer = await propose(visit, {
    id,
    order_detail_id: typed.text('order_detail_id'),
    ...(stock !== '' && { stock_id: stock }),
  });
  if (!answer.ok)
    return { kind: 'refused', trouble: { form: `${section}/${id}/missing`, typed, refusal: answer.refusal } };
  const isAsked = answer.body.data.substitutions?.some(({ state }) => state === 'open') ?? false;
  return done(section, visit, fillIn(isAsked ? words.asked : words.leftOut, { id }));
};
