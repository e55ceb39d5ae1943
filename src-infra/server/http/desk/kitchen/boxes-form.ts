import { fillIn } from '../../../foundation/messages/index.ts';
import { html, type Html } from '../../pages/index.ts';
import type { Success } from '../desk-api.ts';
import { hidden, textField, WHOLE } from '../form-parts.ts';
import { actionOf, refusalHtml } from '../parts.html.ts';
import type { ActionOutcome, Typed, Visit } from '../section.ts';
import { done } from '../status-forms.ts';

type Row = Success<'listShopOrders'>['data'][number];

/** ORDER-12: how many boxes of a delivered order are back, and the form for those that its customer brings. */
export const boxesForm = async (row: Row, visit: Visit): Promise<Html | undefined> => {
  const { boxes = 0, boxes_returned: returned = 0 } = row;
  if (boxes === 0 || row.status !== 'delivered') return undefined;
  const whole = await visit.api.call('showShopOrder', { shop_id: visit.shopId, id: row.id });
  const open = whole.ok ? (whole.body.data.boxes_open ?? 0) : 0;
  const { boxes: words, number } = visit.texts.kitchen;
  const form = `shop-orders/${row.id}/boxes`;
  const place = { form, trouble: visit.trouble };
  const above = html`<p>${fillIn(words.back, { returned, boxes })}</p>${refusalHtml(visit.trouble, form)}`;
  if (open === 0) return above;
  return html`${above}
<form class="inline" method="post" action="${actionOf('shop-orders', `${row.id}/boxes`, visit)}">
${hidden('returned', String(returned))}
${textField(place, { name: 'count', label: words.count }, String(open), WHOLE)}
<button aria-label="${words.take}: ${fillIn(number, { id: row.id })}">${words.take}</button>
</form>`;
};

/** Takes the boxes back that the form names. */
export const takeBoxes = async (visit: Visit, typed: Typed): Promise<ActionOutcome> => {
  const [id = '', what] = visit.rest;
  if (what !== 'boxes' || !/^\d{1,10}$/.test(id)) return { kind: 'unknown' };
  const count = typed.text('count').trim();
  const answer = await visit.api.call('takeBoxesBack', {
    shop_id: visit.shopId,
    id,
    // An empty field is refused, not ignored.
    count: count === '' ? 0 : Number(count),
    returned: Number(typed.text('returned')),
  });
  return answer.ok
    ? done('shop-orders', visit, fillIn(visit.texts.kitchen.boxes.taken, { id, count }))
    : { kind: 'refused', trouble: { form: `shop-orders/${id}/boxes`, typed, refusal: answer.refusal } };
};
