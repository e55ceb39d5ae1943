import { canMissDish } from '@domain/orders/index.ts';
import { html, type Html } from '../pages/index.ts';
import type { Success } from './desk-api.ts';
import { actionOf, amountText, refusalHtml } from './parts.html.ts';
import type { ActionOutcome, Typed, Visit } from './section.ts';
import { done } from './status-forms.ts';

type Order = Success<'showAnyOrder'>['data'];

/**
 * ORDER-10: says which dish is missing and, on the next page, what may replace it. Absent while the customer is asked,
 * and once the order is ready.
 */
export const missingDishForm = async (order: Order, visit: Visit): Promise<Html | undefined> => {
  const form = `orders/${order.id}/missing`;
  const refusal = refusalHtml(visit.trouble, form);
  const isAsked = order.substitutions?.some(({ state }) => state === 'open') ?? false;
  const dishes = (order.details ?? []).filter(({ bonus }) => !bonus);
  if (!canMissDish(order.status) || isAsked || dishes.length === 0) return refusal;
  const titleOf = ({ stock }: (typeof dishes)[number]): string => stock.product?.translation?.title ?? '';
  const [query, missing] = [new URLSearchParams(visit.query), Number(visit.query.get('missing'))];
  const chosen = dishes.find(({ id }) => id === missing);
  query.delete('missing');
  const kept = [...query].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  if (!chosen)
    return html`${refusal}
<details>
<summary aria-label="A dish is missing: order ${order.id}">A dish is missing …</summary>
<form method="get" action="/desk/orders#row-${order.id}">
${kept}
<label for="missing-${order.id}">Which one</label>
<select id="missing-${order.id}" name="missing">
${dishes.map((dish) => html`<option value="${dish.id}">${dish.quantity} × ${titleOf(dish)}</option>`)}
</select>
<div class="row"><button aria-label="Choose a replacement: order ${order.id}">Choose a replacement</button></div>
</form>
</details>`;
  const answer = await visit.api.call('listReplacements', { id: order.id, order_detail_id: chosen.id });
  const offered = answer.ok ? answer.body.data.replacements : [];
  const option = ({ stock_id: id, title, options, price, declared }: (typeof offered)[number]): Html => {
    const name = [title, options].filter(Boolean).join(', ');
    return html`<option value="${id}">${name}, ${amountText(price, order.currency)}${
      !declared && ', allergens not stated'
    }</option>`;
  };
  return html`${refusal}
<form method="post" action="${actionOf('orders', `${order.id}/missing`, { query })}">
<p><strong>${titleOf(chosen)}</strong> is missing.</p>
<input type="hidden" name="order_detail_id" value="${chosen.id}">
<label for="replacement-${order.id}">Propose</label>
<select id="replacement-${order.id}" name="stock_id">
<option value="">Nothing: leave it out</option>
${offered.map(option)}
</select>
<small>The customer pays no more than for the ordered dish, and has three minutes to answer.</small>
<div class="row"><button class="go" aria-label="Tell the customer: order ${order.id}">Tell the customer</button></div>
</form>`;
};

/** Sends the proposal. */
export const proposeReplacement = async (visit: Visit, typed: Typed): Promise<ActionOutcome> => {
  const [id = ''] = visit.rest;
  if (!/^\d{1,10}$/.test(id)) return { kind: 'unknown' };
  const stock = typed.text('stock_id');
  const answer = await visit.api.call('proposeSubstitution', {
    id,
    order_detail_id: typed.text('order_detail_id'),
    ...(stock !== '' && { stock_id: stock }),
  });
  if (!answer.ok) return { kind: 'refused', trouble: { form: `orders/${id}/missing`, typed, refusal: answer.refusal } };
  const isAsked = answer.body.data.substitutions?.some(({ state }) => state === 'open') ?? false;
  return done('orders', visit, `Order ${id}: ${isAsked ? 'the customer is asked.' : 'the dish is left out.'}`);
};
