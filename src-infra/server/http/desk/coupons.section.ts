import { html, type Html } from '../pages/index.ts';
import type { Success } from './desk-api.ts';
import { listSection } from './list-section.ts';
import { actionOf, refusalHtml, userText } from './parts.html.ts';
import type { Section, Visit } from './section.ts';
import { done } from './status-forms.ts';

type Coupon = Success<'listAllCoupons'>['data'][number];

/** ORDER-1h: the codes of all shops, and which of them customers see at checkout. */
export const couponsSection: Section = listSection({
  key: 'coupons',
  title: 'Coupons',
  empty: 'No shop has a coupon.',
  searches: 'Part of a code',
  statuses: [],
  list: ({ api }, { page, perPage, search }) => api.call('listAllCoupons', { page, perPage, search }),
  above: () => html`<p>Everybody sees a code that is shown at checkout, while it saves something on their order. Any
other works only for those who know it. <a href="/desk/audit?search=changeCoupon">Who changed what</a></p>`,
  card: (coupon, visit) => ({
    id: String(coupon.id),
    title: html`<bdi>${coupon.name}</bdi>`,
    facts: [
      ['Shop', html`<a href="/shop/${coupon.shop.id}">${userText(coupon.shop.title)}</a>`],
      ['Takes off', takesOff(coupon)],
      ['Uses left', coupon.qty],
      ['Last day', coupon.expired_at.slice(0, 10)],
    ],
    actions: listingForm(coupon, visit),
  }),
  act: async (visit, typed) => {
    const [id = '', what] = visit.rest;
    if (what !== 'listing' || !/^\d{1,10}$/.test(id)) return { kind: 'unknown' };
    const listed = typed.has('listed');
    const answer = await visit.api.call('changeCoupon', { id, listed });
    return answer.ok
      ? done('coupons', visit, `Coupon ${id}: ${listed ? 'shown' : 'not shown'} at checkout.`)
      : { kind: 'refused', trouble: { form: `coupons/${id}`, typed, refusal: answer.refusal } };
  },
});

const takesOff = ({ type, price, for: target }: Coupon): string => {
  const part = target === 'delivery_fee' ? 'delivery fee' : 'order';
  return type === 'percent' ? `${price} % of the ${part}` : `${price} off the ${part}, in the base currency`;
};

const listingForm = ({ id, name, shop, listed }: Coupon, visit: Visit): Html => html`
${refusalHtml(visit.trouble, `coupons/${id}`)}
<form method="post" action="${actionOf('coupons', `${id}/listing`, visit)}">
<label class="check"><input type="checkbox" name="listed" value="1"${listed && html` checked`}>
Show this code at checkout</label>
<button class="go" aria-label="Save: ${name} of ${shop.title}">Save</button>
</form>`;
