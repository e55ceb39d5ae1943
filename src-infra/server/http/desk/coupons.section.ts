import { html, type Html } from '../pages/index.ts';
import { changeCoupon, changePage, endCoupon } from './coupon-change.ts';
import { createCoupon, createPage } from './coupon-create.ts';
import { takesOff, type Coupon } from './coupon-words.ts';
import { NUMBER } from './decision-form.ts';
import { listSection } from './list-section.ts';
import { actionOf, refusalHtml, userText } from './parts.html.ts';
import type { ActionOutcome, Section, Typed, Visit } from './section.ts';
import { done } from './status-forms.ts';

const list = listSection({
  key: 'coupons',
  title: 'Coupons',
  audience: 'operators',
  empty: 'No shop has a coupon.',
  searches: 'Part of a code',
  statuses: [],
  list: ({ api }, { page, perPage, search }) => api.call('listAllCoupons', { page, perPage, search }),
  above: () => html`<p>Everybody sees a code that is shown at checkout, while it saves something on their order. Any
other works only for those who know it. <a href="/desk/audit?search=Coupon">Who changed what</a></p>
<p><a class="button go" href="/desk/coupons/new">Create a coupon</a></p>`,
  card: (coupon, visit) => ({
    id: String(coupon.id),
    title: html`<bdi>${coupon.name}</bdi>`,
    facts: [
      ['Shop', html`<a href="/shop/${coupon.shop.id}">${userText(coupon.shop.title)}</a>`],
      ['Takes off', takesOff(coupon)],
      ['Uses left', coupon.qty],
      ['Last day', coupon.expired_at.slice(0, 10)],
      ['State', coupon.expired && 'Ended'],
    ],
    actions: html`${listingForm(coupon, visit)}
<a class="button" href="${actionOf('coupons', String(coupon.id), visit)}"
  aria-label="Change or end: ${coupon.name} of ${coupon.shop.title}">Change or end</a>`,
  }),
});

/** ORDER-1h, ORDER-1j to ORDER-1l: the codes of all shops, what they take off, and which customers see at checkout. */
export const couponsSection: Section = {
  ...list,
  show: (visit) => {
    const [id, what] = visit.rest;
    // A switch that was refused is shown again in its list.
    if (id === undefined || what === 'listing') return list.show(visit);
    if (id === 'new') return createPage(visit);
    return NUMBER.test(id) ? changePage(id, visit) : Promise.resolve(undefined);
  },
  act: async (visit, typed) => {
    const [id = '', what] = visit.rest;
    if (id === 'new' && what === undefined) return createCoupon(visit, typed);
    if (!NUMBER.test(id)) return { kind: 'unknown' };
    if (what === 'change') return changeCoupon(id, visit, typed);
    if (what === 'end') return endCoupon(id, visit, typed);
    return what === 'listing' ? setListed(id, visit, typed) : { kind: 'unknown' };
  },
};

const setListed = async (id: string, visit: Visit, typed: Typed): Promise<ActionOutcome> => {
  const listed = typed.has('listed');
  const answer = await visit.api.call('changeCoupon', { id, listed });
  return answer.ok
    ? done('coupons', visit, `Coupon ${id}: ${listed ? 'shown' : 'not shown'} at checkout.`)
    : { kind: 'refused', trouble: { form: `coupons/${id}`, typed, refusal: answer.refusal } };
};

const listingForm = ({ id, name, shop, listed }: Coupon, visit: Visit): Html => html`
${refusalHtml(visit.trouble, `coupons/${id}`)}
<form method="post" action="${actionOf('coupons', `${id}/listing`, visit)}">
<label class="check"><input type="checkbox" name="listed" value="1"${listed && html` checked`}>
Show this code at checkout</label>
<button class="go" aria-label="Save: ${name} of ${shop.title}">Save</button>
</form>`;
