import { html, type Html } from '../pages/index.ts';
import { limitFields, refusedForm, termsFields } from './coupon-fields.ts';
import { baseCurrencyOf, inWords, takesOff, type Coupon } from './coupon-words.ts';
import { actionOf, typedValue, userText } from './parts.html.ts';
import type { ActionOutcome, Typed, View, Visit } from './section.ts';
import { done } from './status-forms.ts';

const formOf = (id: string | number): string => `coupons/${id}`;
/** Names the fields that say what the page showed. */
const SHOWN = 'shown.';

/** ORDER-1k, ORDER-1l: the page on which a coupon is changed and ended. */
export const changePage = async (id: string, visit: Visit): Promise<View | undefined> => {
  const answer = await visit.api.call('showAnyCoupon', { id });
  if (!answer.ok) return undefined;
  const coupon = answer.body.data;
  const { name, shop } = coupon;
  const place = { form: formOf(id), trouble: visit.trouble };
  const shown = shownOf(coupon);
  const search = visit.query.toString();
  const fixed = html`<p>A customer has used this code, so what it takes off stays: ${takesOff(coupon)}.</p>`;
  return {
    title: `Coupon ${name}`,
    body: html`<p><a href="/desk/coupons${search !== '' && `?${search}`}">All coupons</a></p>
<h1>Coupon <bdi>${name}</bdi></h1>
<p>Of <a href="/shop/${shop.id}">${userText(shop.title)}</a>${coupon.expired && '. It has ended.'}</p>
<div class="forms">
<form class="stack" method="post" action="${actionOf('coupons', `${id}/change`, visit)}">
<fieldset>
<legend>Change the coupon</legend>
${refusedForm(place)}
${Object.entries(shown).map(([field, value]) => shownField(SHOWN + field, value, visit, id))}
${coupon.used ? fixed : termsFields(place, await baseCurrencyOf(visit), shown)}
${limitFields(place, { ...shown, listed: coupon.listed })}
<div class="row"><button class="go">Save</button></div>
</fieldset>
</form>
${!coupon.expired && endForm(coupon, visit)}
</div>`,
  };
};

const shownOf = (coupon: Coupon) => ({
  type: coupon.type,
  price: String(coupon.price),
  for: coupon.for,
  qty: String(coupon.qty),
  expired_at: coupon.expired_at.slice(0, 10),
  listed: coupon.listed ? '1' : '0',
});

const shownField = (name: string, value: string, { trouble }: Visit, id: string): Html =>
  html`<input type="hidden" name="${name}" value="${typedValue(trouble, formOf(id), name, value)}">`;

const endForm = ({ id, name, shop }: Coupon, visit: Visit): Html => html`<details>
<summary>End now …</summary>
<form method="post" action="${actionOf('coupons', `${id}/end`, visit)}">
<p>Nobody can use the code from now on; orders that used it keep what it took off. A later last day starts it again.</p>
<button class="danger" aria-label="End now: ${name} of ${shop.title}">End now</button>
</form>
</details>`;

/** Changes what differs from what the page showed, so that uses of the meantime are not given back. */
export const changeCoupon = async (id: string, visit: Visit, typed: Typed): Promise<ActionOutcome> => {
  const wanted = (name: string): string =>
    name === 'listed' ? (typed.has(name) ? '1' : '0') : typed.text(name).trim();
  const changed = ['type', 'for', 'price', 'qty', 'expired_at', 'listed'].filter(
    (name) => (name === 'listed' || typed.has(name)) && wanted(name) !== typed.text(SHOWN + name),
  );
  // An emptied field is refused, not ignored.
  const sent = Object.fromEntries(changed.map((name) => [name, wanted(name) || ' ']));
  const answer = await visit.api.call('changeCoupon', { id, ...sent });
  if (answer.ok) return done('coupons', visit, `Coupon ${id}: saved.`);
  const words = 'A customer has used this code meanwhile, so what it takes off stays as it is. Nothing was saved.';
  return {
    kind: 'refused',
    trouble: { form: formOf(id), typed, refusal: inWords(answer.refusal, typed, { words }) },
  };
};

/** Ends the coupon at once. */
export const endCoupon = async (id: string, visit: Visit, typed: Typed): Promise<ActionOutcome> => {
  const answer = await visit.api.call('endCoupon', { id });
  return answer.ok
    ? done('coupons', visit, `Coupon ${id}: ended.`)
    : { kind: 'refused', trouble: { form: formOf(id), typed, refusal: answer.refusal } };
};
