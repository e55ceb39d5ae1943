import { kitchenSteps, needsHandoverCode, type OrderStatus } from '@domain/orders/index.ts';
import { fillIn } from '../../../foundation/messages/index.ts';
import { readWireTime } from '../../../foundation/time/index.ts';
import { html, type Html } from '../../pages/index.ts';
import type { Success } from '../desk-api.ts';
import { missingDishForm, type MissingDishes } from '../missing-dish-form.ts';
import { actionOf, badge, errorAttributes, personName, refusalHtml, userText } from '../parts.html.ts';
import type { Visit } from '../section.ts';
import { statusIn } from '../words.ts';
import { ageText, localTime } from './local-words.ts';
import { toldHtml } from './told-allergens.html.ts';

export type ShopOrder = Success<'showShopOrder'>['data'];
type Dish = NonNullable<ShopOrder['details']>[number];

/** What the shop prepares next, as one entry of the kitchen's list: everything about an order, and what to press. */
export const ticketHtml = async (order: ShopOrder, missing: MissingDishes, visit: Visit): Promise<Html> => {
  const { texts, language, now } = visit;
  const { kitchen: words, desk } = texts;
  const since = readWireTime(order.created_at ?? '') ?? now;
  const substitutions = order.substitutions ?? [];
  const state = [order.status, order.updated_at, ...substitutions.map((each) => each.state)].join(' ');
  const isNew = order.status === 'new';
  return html`
<li class="card ticket${isNew && ' isnew'}" id="row-${order.id}" data-state="${state}"${isNew && html` data-is-new`}>
<div class="head"><h2>${fillIn(words.number, { id: order.id })}</h2>
${badge(order.status, statusIn(desk.statuses, order.status))}</div>
<p class="meta"><span data-age>${ageText(since, now, language)}</span> · ${wayOf(order, visit)}
· ${whenOf(order, visit)}</p>
${toldHtml(order, visit)}
${order.note && html`<p class="note">${words.facts.note}: <strong>${userText(order.note)}</strong></p>`}
<ul class="dishes">${(order.details ?? []).map((dish) => dishHtml(dish, visit))}</ul>
${substitutions.length > 0 && html`<ul class="extras">${substitutions.map((each) => missingHtml(each, visit))}</ul>`}
<dl>${factsOf(order, visit).map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<div class="actions">${stepsHtml(order, visit)}
${await missingDishForm(missing, order, visit)}
${cancelHtml(order, visit)}</div>
</li>`;
};

/** The way of an order, and which table it goes to. */
export const wayOf = (
  { delivery_type: type, table }: Pick<ShopOrder, 'delivery_type' | 'table'>,
  { texts: { kitchen } }: Pick<Visit, 'texts'>,
): string => (table ? fillIn(kitchen.atTable, { table: table.name }) : kitchen.ways[type]);

const whenOf = ({ delivery_date: date, delivery_time: time }: ShopOrder, { texts }: Visit): Html | string =>
  date && time ? html`<bdi dir="ltr">${date} ${time}</bdi>` : texts.kitchen.facts.soon;

const titleOf = ({ stock }: Dish): Html | undefined => userText(stock.product?.translation?.title);

const dishHtml = (dish: Dish, { texts }: Visit): Html => {
  const { choices } = texts.kitchen;
  const extras = (dish.stock.extras ?? []).map(({ value }) => value).join(', ');
  const addons = dish.addons ?? [];
  return html`<li><strong>${dish.quantity} × ${titleOf(dish)}</strong>
${extras !== '' && html`<span>${userText(extras)}</span>`}
${
  addons.length > 0 &&
  html`<ul class="extras">${addons.map((addon) => html`<li>${addon.quantity} × ${titleOf(addon)}</li>`)}</ul>`
}
${dish.note && html`<em>${userText(dish.note)}</em>`}
<small>${choices[dish.replacement ?? 'ask']}</small></li>`;
};

type Missing = NonNullable<ShopOrder['substitutions']>[number];

const missingHtml = ({ state, ordered, proposed }: Missing, { texts }: Visit): Html => {
  const { missing: words } = texts.kitchen;
  const text = state === 'open' ? words.open : state === 'replaced' ? words.replaced : words.gone;
  const dish = ordered.product.translation?.title ?? '';
  return html`<li>${fillIn(text, { dish, other: proposed?.product.translation?.title ?? '' })}</li>`;
};

const factsOf = (
  { user, username, handover, created_at: created, shop }: ShopOrder,
  { texts, language, now }: Visit,
): readonly (readonly [string, Html | string | undefined])[] => {
  const { facts: words } = texts.kitchen;
  const name = username ? userText(username) : personName(user);
  const at = readWireTime(created ?? '') ?? now;
  return [
    ...(handover ? [[words.cutlery, handover.cutlery > 0 ? String(handover.cutlery) : words.noCutlery] as const] : []),
    ...(handover?.way === 'door' ? [[words.handover, words.door] as const] : []),
    ...(name ? [[words.customer, name] as const] : []),
    [words.ordered, localTime(at, shop?.timezone ?? 'UTC', language)],
  ];
};

type Step = Exclude<OrderStatus, 'new' | 'on_a_way' | 'canceled'>;
const isStep = (status: OrderStatus): status is Step => ['accepted', 'cooking', 'ready', 'delivered'].includes(status);

const stepsHtml = (order: ShopOrder, visit: Visit): Html | undefined => {
  const { steps, code, codeText, courier, number } = visit.texts.kitchen;
  const type = order.delivery_type;
  const allowed = kitchenSteps(order.status, type).filter(isStep);
  const form = `kitchen/${order.id}`;
  const refusal = refusalHtml(visit.trouble, form);
  if (allowed.length === 0) return html`${refusal}${order.status === 'ready' && html`<p>${courier}</p>`}`;
  // The kitchen is not told the code; orders for pickup have one.
  const asksCode = allowed.includes('delivered') && needsHandoverCode({ type, code: '' });
  const codeField = html`<label for="code-${order.id}">${code}</label>
<input id="code-${order.id}" name="code" inputmode="numeric" autocomplete="off" maxlength="10" required dir="ltr"
  aria-describedby="code-text-${order.id}"${errorAttributes(visit.trouble, form, 'code')}>
<small id="code-text-${order.id}">${codeText}</small>`;
  const name = fillIn(number, { id: order.id });
  const button = (status: Step, index: number): Html =>
    html`<button class="${index === 0 ? 'go' : ''}" name="status" value="${status}"
  aria-label="${steps[status]}: ${name}">${steps[status]}</button>`;
  return html`${refusal}
<form method="post" action="${actionOf('kitchen', `${order.id}/status`, visit)}">
${asksCode && codeField}
<div class="row">${allowed.map(button)}</div>
</form>`;
};

const cancelHtml = (order: ShopOrder, visit: Visit): Html | undefined => {
  const { steps, cancelMore, cancelText, number } = visit.texts.kitchen;
  const name = fillIn(number, { id: order.id });
  return kitchenSteps(order.status, order.delivery_type).includes('canceled')
    ? html`<details>
<summary aria-label="${cancelMore} ${name}">${cancelMore}</summary>
<form method="post" action="${actionOf('kitchen', `${order.id}/status`, visit)}">
<p>${cancelText}</p>
<button class="danger" name="status" value="canceled" aria-label="${steps.canceled}: ${name}">${steps.canceled}</button>
</form>
</details>`
    : undefined;
};
