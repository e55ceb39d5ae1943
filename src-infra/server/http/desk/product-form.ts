import { NUTRIENTS } from '@domain/menu/index.ts';
import { fillIn } from '../../foundation/messages/index.ts';
import { html } from '../pages/index.ts';
import { box, hidden, refusedAbove, type FormPlace } from './form-parts.ts';
import { baseCurrencyOf, languagesOf, shopLine } from './menu-context.ts';
import { titleOf } from './menu-list.ts';
import { actionOf, userText } from './parts.html.ts';
import { productFields, type ProductForm } from './product-fields.ts';
import { LISTS, NEW_PRODUCT, productValues, SHOWN, valuesAfter } from './product-values.ts';
import type { View, Visit } from './section.ts';

const categoriesFor = async ({ api, texts }: Visit, shopId: number): Promise<ProductForm['categories']> => {
  const answer = await api.call('listMenuCategories', { shop_id: shopId });
  const known = answer.ok ? answer.body.data.map(({ id, title }) => [String(id), title] as const) : [];
  return [['', texts.menu.form.choose], ...known];
};

/** OPS-6: the form of a new product. */
export const newProductPage = async (visit: Visit, shopId: number): Promise<View> => {
  const words = visit.texts.menu;
  const [languages, categories, currency, above] = await Promise.all([
    languagesOf(visit),
    categoriesFor(visit, shopId),
    baseCurrencyOf(visit),
    shopLine(visit, shopId),
  ]);
  const place = { form: 'menu/new', trouble: visit.trouble };
  const blank = {
    ...Object.fromEntries(
      languages.flatMap(({ locale }) => [
        [`title.${locale}`, ''],
        [`description.${locale}`, ''],
      ]),
    ),
    ...Object.fromEntries(
      ['category_id', 'price', 'quantity', 'max_qty', ...NUTRIENTS, ...LISTS].map((name) => [name, '']),
    ),
    ...NEW_PRODUCT,
  };
  const { values } = valuesAfter(visit.trouble, place.form, blank);
  const form = { place, values, visit, languages, categories, currency: currency.title, product: undefined };
  return {
    title: words.add,
    body: html`${above}
<p><a href="/desk/menu${searchOf(visit)}">${words.all}</a></p>
<h1>${words.add}</h1>
<form class="stack" method="post" action="${actionOf('menu', 'new', visit)}" enctype="multipart/form-data">
${refusedAbove(place)}
${productFields(form)}
${box(place, { name: 'active', label: words.form.visible }, values['active'] === '1')}
<div class="row"><button class="go">${words.form.create}</button></div>
</form>`,
  };
};

/** OPS-6: the form of a product that exists. */
export const changeProductPage = async (visit: Visit, shopId: number, id: string): Promise<View | undefined> => {
  const words = visit.texts.menu;
  const answer = await visit.api.call('showMenuProduct', { shop_id: shopId, id });
  if (!answer.ok) return undefined;
  const product = answer.body.data;
  const [languages, categories, currency, above] = await Promise.all([
    languagesOf(visit),
    categoriesFor(visit, shopId),
    baseCurrencyOf(visit),
    shopLine(visit, shopId),
  ]);
  const locales = languages.map(({ locale }) => locale);
  const current = productValues(product, locales, currency.decimals);
  const form = `menu/${id}`;
  const { trouble } = visit;
  const { values, contested } = valuesAfter(trouble, form, current);
  const isConflict = trouble?.form === form && trouble.refusal.status === 409;
  const isKept = trouble?.form === form && !isConflict;
  // What the page showed: after a refusal what it showed before, after a conflict the new state.
  const shown = isKept
    ? Object.fromEntries(Object.keys(current).map((name) => [name, trouble.typed.text(SHOWN + name)]))
    : current;
  const place: FormPlace = {
    form,
    trouble: isConflict
      ? {
          ...trouble,
          refusal: {
            ...trouble.refusal,
            params: Object.fromEntries(
              contested.map((name) => [name, [fillIn(words.wrong.changedField, { value: current[name] ?? '' })]]),
            ),
          },
        }
      : trouble,
  };
  const name = titleOf(product, visit.language);
  return {
    title: name,
    body: html`${above}
<p><a href="/desk/menu${searchOf(visit)}">${words.all}</a></p>
<h1>${userText(name)}</h1>
<form class="stack" method="post" action="${actionOf('menu', `${id}/save`, visit)}" enctype="multipart/form-data">
${refusedAbove(place)}
${hidden('revision', isKept ? trouble.typed.text('revision') : product.revision)}
${Object.entries(shown).map(([field, value]) => hidden(SHOWN + field, value))}
${productFields({ place, values, visit, languages, categories, currency: currency.title, product })}
<div class="row"><button class="go">${words.save}</button></div>
</form>
<details>
<summary>${words.form.delete}</summary>
<form method="post" action="${actionOf('menu', `${id}/delete`, visit)}">
<p>${words.form.deleteText}</p>
${hidden('name', name)}
<button class="danger" aria-label="${words.form.deleteGo}: ${name}">${words.form.deleteGo}</button>
</form>
</details>`,
  };
};

/** The list that the page came from. */
const searchOf = ({ query }: Visit): string => {
  const search = query.toString();
  return search === '' ? '' : `?${search}`;
};
