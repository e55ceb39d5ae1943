import { fillIn } from '../../foundation/messages/index.ts';
import { html, type Html } from '../pages/index.ts';
import { DECIMAL, hidden, labelled, refusedAbove, WHOLE, type FormPlace } from './form-parts.ts';
import { baseCurrencyOf, shopLine } from './menu-context.ts';
import { actionOf, badge, pager, typedValue, userText } from './parts.html.ts';
import { amountOf, type MenuProduct } from './product-values.ts';
import type { View, Visit } from './section.ts';

const PER_PAGE = 20;
const SHOWS = ['all', 'shown', 'hidden', 'sold_out', 'extras'] as const;

/** The list of what a shop sells, with price and pieces to change at once. */
export const menuList = async (visit: Visit, shopId: number): Promise<View> => {
  const { api, query, texts } = visit;
  const words = texts.menu;
  const search = query.get('search')?.trim() ?? '';
  const show = SHOWS.find((known) => known === query.get('status')) ?? 'all';
  const [answer, currency, above] = await Promise.all([
    api.call('listMenuProducts', { shop_id: shopId, search, show, page: query.get('page') ?? '', perPage: PER_PAGE }),
    baseCurrencyOf(visit),
    shopLine(visit, shopId),
  ]);
  const whole = html`<a href="/desk/menu${query.has('shop') && `?shop=${shopId}`}">${words.all}</a>`;
  if (!answer.ok)
    return {
      title: words.title,
      status: answer.refusal.status,
      body: html`<h1>${words.title}</h1>
<p class="bad" role="alert">${answer.refusal.message}</p>
<p>${whole}</p>`,
    };
  const { data, meta } = answer.body;
  const isFiltered = search !== '' || show !== 'all';
  const empty = html`<p class="empty">${isFiltered ? html`${texts.desk.list.none} ${whole}` : words.empty}</p>`;
  return {
    title: words.title,
    body: html`${above}
<h1>${words.title}</h1>
<p><a class="button go" href="${actionOf('menu', 'new', visit)}">${words.add}</a></p>
${filterForm(visit, search, show)}
${
  data.length === 0
    ? empty
    : html`<ul class="cards">${data.map((product) => productCard(product, visit, currency))}</ul>
${pager('menu', query, meta, texts.desk)}`
}`,
  };
};

const filterForm = ({ query, texts }: Visit, search: string, show: string): Html => {
  const { menu: words, desk } = texts;
  return html`<form class="filter" method="get" action="/desk/menu" role="search" aria-label="${words.title}">
${query.has('shop') && hidden('shop', query.get('shop') ?? '')}
<div>
<label for="status">${words.filter.label}</label>
<select id="status" name="status">
${SHOWS.map((each) => html`<option value="${each}"${each === show && html` selected`}>${words.filter[each]}</option>`)}
</select>
</div>
<div class="wide">
<label for="search">${desk.list.search}</label>
<input id="search" name="search" type="search" maxlength="191" value="${search}" aria-describedby="searches">
<small id="searches">${words.searches}</small>
</div>
<button>${desk.list.show}</button>
</form>`;
};

type Currency = { readonly title: string; readonly decimals: number };

/** The title in the visitor's language, else in any. */
export const titleOf = ({ title, id }: Pick<MenuProduct, 'title' | 'id'>, language: string): string =>
  title[language] || title['en'] || Object.values(title).find((text) => text !== '') || String(id);

const productCard = (product: MenuProduct, visit: Visit, currency: Currency): Html => {
  const { texts, language } = visit;
  const { id, img, stocks, active, addon } = product;
  const words = texts.menu;
  const name = titleOf(product, language);
  const place: FormPlace = { form: `menu/${id}`, trouble: visit.trouble };
  const isPaused = stocks.some(({ sold_out_until: until }) => until !== null);
  const isSoldOut = stocks.every(({ quantity }) => quantity === 0);
  const press = (path: string, field: string, value: string, label: string, look = ''): Html =>
    html`<form method="post" action="${actionOf('menu', `${id}/${path}`, visit)}">
<button class="${look}" name="${field}" value="${value}" aria-label="${label}: ${name}">${label}</button>
</form>`;
  return html`
<li class="card dish" id="row-${id}">
<div class="head">
${img !== null && html`<img src="${img}" alt="" width="56" height="56" loading="lazy">`}
<h2>${userText(name)}</h2>
<span class="marks">
${!active && badge('draft', words.badges.hidden)}
${isPaused ? badge('paused', words.badges.soldOutToday) : isSoldOut && badge('failed', words.badges.soldOut)}
${addon && badge('', words.badges.extra)}
</span>
</div>
${refusedAbove(place)}
${stocks.map((stock) => stockForm(stock, { product, name, visit, currency }))}
<div class="row">
${
  isPaused
    ? press('supply', 'sold_out', '0', words.offerAgain, 'go')
    : !isSoldOut && press('supply', 'sold_out', '1', words.soldOutToday)
}
<a class="button" href="${actionOf('menu', String(id), visit)}"
  aria-label="${words.change}: ${name}">${words.change}</a>
</div>
<details>
<summary aria-label="${words.more} ${name}">${words.more}</summary>
<div class="row">
${active ? press('visibility', 'active', '0', words.hide) : press('visibility', 'active', '1', words.unhide)}
${!addon && press('move', 'direction', 'up', words.moveUp)}
${!addon && press('move', 'direction', 'down', words.moveDown)}
</div>
</details>
</li>`;
};

type Offered = {
  readonly product: MenuProduct;
  readonly name: string;
  readonly visit: Visit;
  readonly currency: Currency;
};

/** Price and pieces of a variant; the names of its options tell it from others. */
const stockForm = (
  { id, price, quantity, options }: MenuProduct['stocks'][number],
  { product, name, visit, currency }: Offered,
): Html => {
  const words = visit.texts.menu;
  // Each variant has a form of its own; a refusal belongs to the one that was sent.
  const isSent = visit.trouble?.typed.text('stock_id') === String(id);
  const place: FormPlace = { form: `menu/${product.id}`, trouble: isSent ? visit.trouble : undefined };
  const [shownPrice, variant] = [amountOf(price, currency.decimals), options.join(', ')];
  const whose = variant === '' ? name : `${name}, ${variant}`;
  const field = (fieldName: 'price' | 'quantity', label: string, value: string, how: Html): Html =>
    labelled({ ...place, form: `menu/${product.id}` }, { name: fieldName, label }, () => {
      const isWrong = place.trouble !== undefined && fieldName in place.trouble.refusal.params;
      return html`<input id="menu-${product.id}-${id}-${fieldName}" name="${fieldName}" ${how}
  aria-label="${label}: ${whose}"${isWrong && html` aria-invalid="true"`}
  value="${typedValue(place.trouble, place.form, fieldName, value)}">`;
    });
  return html`<form class="quick" method="post" action="${actionOf('menu', `${product.id}/stock`, visit)}">
${variant !== '' && html`<p class="variant">${userText(variant)}</p>`}
${hidden('stock_id', String(id))}
${hidden('shown.price', shownPrice)}
${hidden('shown.quantity', String(quantity))}
${hidden('name', name)}
${field('price', words.price, shownPrice, DECIMAL)}
${field('quantity', words.pieces, String(quantity), WHOLE)}
<button aria-label="${words.save}: ${whose}">${words.save}</button>
</form>`;
};

/** Words the outcome of an action on a product. */
export const told = (text: string, name: string): string => fillIn(text, { name });
