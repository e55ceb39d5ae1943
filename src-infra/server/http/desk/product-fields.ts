import { ALLERGENS, DIETS } from '@domain/dietary/index.ts';
import { NUTRIENTS, PRODUCT_TEXT_LIMITS } from '@domain/menu/index.ts';
import { fillIn } from '../../foundation/messages/index.ts';
import { html, type Html } from '../pages/index.ts';
import { box, boxes, DECIMAL, labelled, selectField, textField, WHOLE, type FormPlace } from './form-parts.ts';
import type { languagesOf } from './menu-context.ts';
import { userText } from './parts.html.ts';
import { piecesName, priceName, type MenuProduct, type ProductValues } from './product-values.ts';
import type { Visit } from './section.ts';

/** What the fields of a product need to know. */
export type ProductForm = {
  readonly place: FormPlace;
  readonly values: ProductValues;
  readonly visit: Visit;
  readonly languages: Awaited<ReturnType<typeof languagesOf>>;
  readonly categories: readonly (readonly [id: string, title: string])[];
  readonly currency: string;
  readonly product: MenuProduct | undefined;
};

/** The fields of a new product and of one that exists. */
export const productFields = (form: ProductForm): Html =>
  html`${basics(form)}${contents(form)}${translations(form)}${details(form)}`;

/** Shows what the form decided to show, which a refusal does not change again. */
const decided = ({ form, trouble }: FormPlace): FormPlace => ({
  form,
  trouble: trouble && { ...trouble, typed: NOTHING_TYPED },
});
const NOTHING_TYPED = { texts: [], text: () => '', has: () => false, file: () => undefined };

const longText = (place: FormPlace, name: string, label: string, value: string, locale: string): Html =>
  labelled(
    place,
    { name, label },
    (attributes) =>
      html`<textarea ${attributes} rows="3" maxlength="${PRODUCT_TEXT_LIMITS.description}" lang="${locale}"
  dir="auto">${value}</textarea>`,
  );

const titleField = ({ place, values, visit }: ProductForm, locale: string): Html =>
  textField(
    decided(place),
    { name: `title.${locale}`, label: visit.texts.menu.form.name },
    values[`title.${locale}`] ?? '',
    html`maxlength="${PRODUCT_TEXT_LIMITS.title}" autocomplete="off" lang="${locale}" dir="auto"`,
  );

const basics = (form: ProductForm): Html => {
  const { values, visit, languages, categories, currency, product } = form;
  const { form: words, pieces } = visit.texts.menu;
  const place = decided(form.place);
  const locale = languages[0]?.locale ?? 'en';
  const stocks = product?.stocks.map(({ id, options }) => ({
    price: priceName(id),
    quantity: piecesName(id),
    variant: options.join(', '),
  })) ?? [{ price: 'price', quantity: 'quantity', variant: '' }];
  const category = { name: 'category_id', label: words.category };
  const priceLabel = fillIn(words.priceIn, { currency });
  return html`<fieldset>
<legend>${languages[0]?.title}</legend>
${titleField(form, locale)}
${longText(place, `description.${locale}`, words.description, values[`description.${locale}`] ?? '', locale)}
</fieldset>
<fieldset>
<legend>${visit.texts.menu.price}</legend>
${stocks.map(
  ({ price, quantity, variant }) => html`${variant !== '' && html`<p class="variant">${userText(variant)}</p>`}
<div class="grid">
${textField(place, { name: price, label: priceLabel }, values[price] ?? '', DECIMAL)}
${textField(place, { name: quantity, label: pieces }, values[quantity] ?? '', WHOLE)}
</div>`,
)}
${product?.addon !== true && selectField(place, category, categories, values['category_id'] ?? '')}
${pictureField(form)}
</fieldset>`;
};

const pictureField = ({ place, visit, product }: ProductForm): Html => {
  const { form: words } = visit.texts.menu;
  const img = product?.img ?? null;
  return html`${img !== null && html`<img class="picture" src="${img}" alt="" width="160" height="120">`}
${labelled(
  place,
  { name: 'img', label: words.picture, hint: words.pictureHint },
  (attributes) => html`<input ${attributes} type="file" accept="image/jpeg,image/png,image/webp">`,
)}
${img !== null && box(place, { name: 'remove_img', label: words.removePicture }, false)}`;
};

const contents = ({ place, values, visit }: ProductForm): Html => {
  const { form: words, allergens, diets } = visit.texts.menu;
  const ticked = (name: string): readonly string[] => (values[name] ?? '').split(',');
  const declared = { name: 'dietary_declared', label: words.declared, hint: words.declaredHint };
  const codes = ALLERGENS.map((code) => [code, allergens[code]] as const);
  return html`<fieldset>
<legend>${words.contents}</legend>
${box(place, declared, values['dietary_declared'] === '1')}
${boxes(place, { name: 'allergens', label: words.contains }, codes, ticked('allergens'))}
${boxes(place, { name: 'may_contain', label: words.mayContain }, codes, ticked('may_contain'))}
${boxes(
  place,
  { name: 'diets', label: words.diets },
  DIETS.map((code) => [code, diets[code]] as const),
  ticked('diets'),
)}
</fieldset>`;
};

/** Opens a part of the form that has something to say. */
const folded = ({ place }: ProductForm, summary: string, names: readonly string[], body: Html): Html => {
  const reasons = place.trouble?.form === place.form ? place.trouble.refusal.params : {};
  const isWrong = names.some((name) => name in reasons);
  return html`<details${isWrong && html` open`}><summary>${summary}</summary>${body}</details>`;
};

const translations = (form: ProductForm): Html => {
  const { visit, languages, values } = form;
  const { form: words } = visit.texts.menu;
  const others = languages.slice(1);
  const names = others.flatMap(({ locale }) => [`title.${locale}`, `description.${locale}`]);
  return folded(
    form,
    words.languages,
    names,
    html`<div class="stack">${others.map(
      ({ locale, title }) => html`<fieldset>
<legend lang="${locale}">${title}</legend>
${titleField(form, locale)}
${longText(form.place, `description.${locale}`, words.description, values[`description.${locale}`] ?? '', locale)}
</fieldset>`,
    )}</div>`,
  );
};

const details = (form: ProductForm): Html => {
  const { values, visit, product } = form;
  const { form: words } = visit.texts.menu;
  const place = decided(form.place);
  const field = (name: string, label: string, how: Html, hint?: string): Html =>
    textField(place, { name, label, hint }, values[name] ?? '', how);
  return folded(
    form,
    words.details,
    ['min_qty', 'max_qty', 'interval', 'boxes', 'tax', ...NUTRIENTS],
    html`<fieldset>
<div class="grid">
${field('min_qty', words.min, WHOLE)}
${field('max_qty', words.max, WHOLE, words.maxHint)}
${field('interval', words.interval, DECIMAL, words.intervalHint)}
${product?.addon !== true && field('boxes', words.boxes, WHOLE, words.boxesHint)}
${field('tax', words.tax, DECIMAL)}
${NUTRIENTS.map((name) => field(name, words[name], DECIMAL))}
</div>
</fieldset>`,
  );
};
