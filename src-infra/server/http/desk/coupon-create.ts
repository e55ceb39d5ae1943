import { html, type Html } from '../pages/index.ts';
import { choiceField, codeField, limitFields, refusedForm, termsFields } from './coupon-fields.ts';
import { baseCurrencyOf, inWords } from './coupon-words.ts';
import { actionOf } from './parts.html.ts';
import type { ActionOutcome, Typed, View, Visit } from './section.ts';

const FORM = 'coupons/new';
/** Longer choices are unusable; the search narrows them. */
const SHOPS_MAX = 50;

/** ORDER-1j: the form of a new coupon. Its shop is searched for first. */
export const createPage = async (visit: Visit): Promise<View> => {
  const place = { form: FORM, trouble: visit.trouble };
  const [{ choices, found }, currency] = await Promise.all([shopsOf(visit), baseCurrencyOf(visit)]);
  const only = choices.length === 1 ? (choices[0]?.[0] ?? '') : '';
  const isCut = found > choices.length;
  const hint = isCut ? `The first ${choices.length} of ${found} shops: search for the shop above.` : undefined;
  const shop = { name: 'shop_id', label: 'Shop', ...(hint !== undefined && { hint }) };
  return {
    title: 'Create a coupon',
    body: html`<p><a href="/desk/coupons">All coupons</a></p>
<h1>Create a coupon</h1>
${searchForm(visit)}
${found === 0 && html`<p class="empty">No shop fits. <a href="/desk/coupons/new">Show all shops</a></p>`}
<form class="stack" method="post" action="${actionOf('coupons', 'new', visit)}">
<fieldset>
<legend>The coupon</legend>
${refusedForm(place)}
${choiceField(place, shop, only === '' ? [['', 'Choose …'], ...choices] : choices, only)}
${codeField(place)}
${termsFields(place, currency, { type: 'percent', price: '', for: 'total_price' })}
${limitFields(place, { qty: '', expired_at: '', listed: false })}
<div class="row"><button class="go">Create the coupon</button></div>
</fieldset>
</form>`,
  };
};

const searchForm = ({ query }: Visit): Html => html`<form class="filter" method="get" action="/desk/coupons/new"
  role="search" aria-label="Shops">
<div class="wide">
<label for="shop">Find the shop</label>
<input id="shop" name="shop" type="search" maxlength="191" value="${query.get('shop') ?? ''}"
  aria-describedby="shop-hint">
<small id="shop-hint">Name of the shop or its owner</small>
</div>
<button>Find</button>
</form>`;

const shopsOf = async ({ api, query }: Visit) => {
  const search = query.get('shop')?.trim() ?? '';
  const answer = await api.call('listAllShops', { search, page: 1, perPage: SHOPS_MAX });
  if (!answer.ok) return { choices: [], found: 0 };
  const { data, meta } = answer.body;
  const choices = data.map(({ id, translation }) => [String(id), `${translation?.title ?? 'Shop'} (${id})`] as const);
  return { choices, found: meta.total };
};

/** Creates the coupon and shows it in the list. */
export const createCoupon = async (visit: Visit, typed: Typed): Promise<ActionOutcome> => {
  const names = ['shop_id', 'name', 'type', 'for', 'price', 'qty', 'expired_at'];
  const sent = Object.fromEntries(names.map((name) => [name, typed.text(name).trim()]));
  const answer = await visit.api.call('createCoupon', { ...sent, listed: typed.has('listed') });
  if (!answer.ok) {
    const words = `This shop has the code ${typed.text('name').trim().toUpperCase()} already.`;
    return {
      kind: 'refused',
      trouble: { form: FORM, typed, refusal: inWords(answer.refusal, typed, { field: 'name', words }) },
    };
  }
  const { name, shop } = answer.body.data;
  return {
    kind: 'done',
    to: `/desk/coupons?search=${encodeURIComponent(name)}`,
    notice: `Coupon ${name} of ${shop.title}: created.`,
  };
};
