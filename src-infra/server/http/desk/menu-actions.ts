import { NUTRIENTS } from '@domain/menu/index.ts';
import { NUMBER } from './decision-form.ts';
import type { Answered, DeskRefusal, Sent } from './desk-api.ts';
import { languagesOf } from './menu-context.ts';
import { titleOf, told } from './menu-list.ts';
import { LISTS, SHOWN } from './product-values.ts';
import { productRefusal } from './product-words.ts';
import type { ActionOutcome, Typed, Visit } from './section.ts';
import { done } from './status-forms.ts';

/** Does what a form of the menu asks for. */
export const actOnMenu = async (visit: Visit, shopId: number, typed: Typed): Promise<ActionOutcome> => {
  const [id = '', what = ''] = visit.rest;
  if (id === 'new' && what === '') return createProduct(visit, shopId, typed);
  if (!NUMBER.test(id)) return { kind: 'unknown' };
  switch (what) {
    case 'save':
      return saveProduct(visit, shopId, id, typed);
    case 'stock':
      return saveStock(visit, shopId, id, typed);
    case 'supply':
    case 'visibility':
    case 'move':
    case 'delete':
      return press(visit, shopId, id, what, typed);
    default:
      return { kind: 'unknown' };
  }
};

const refused = (visit: Visit, form: string, typed: Typed, refusal: DeskRefusal): ActionOutcome => ({
  kind: 'refused',
  trouble: { form, typed, refusal: productRefusal(refusal, visit.texts.menu) },
});

/** Uploads the picture that was chosen; `undefined` keeps the one that is there, null removes it. */
const pictureOf = async (
  { api }: Visit,
  typed: Typed,
): Promise<{ readonly img: string | null | undefined } | { readonly refusal: DeskRefusal }> => {
  const file = typed.file('img');
  if (!file) return { img: typed.has('remove_img') ? null : undefined };
  const sent = await api.upload(file, 'products');
  return sent.ok
    ? { img: sent.body.data.title }
    : { refusal: { ...sent.refusal, status: 400, params: { img: [sent.refusal.message] } } };
};

const textsOf = (typed: Typed, field: string, locales: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(locales.map((locale) => [locale, typed.text(`${field}.${locale}`)]));

const FIELDS = ['category_id', 'min_qty', 'max_qty', 'interval', 'boxes', 'tax', ...NUTRIENTS] as const;

const fieldsOf = async (visit: Visit, typed: Typed): Promise<Sent> => {
  const locales = (await languagesOf(visit)).map(({ locale }) => locale);
  return {
    title: textsOf(typed, 'title', locales),
    description: textsOf(typed, 'description', locales),
    ...Object.fromEntries(FIELDS.map((name) => [name, typed.text(name).trim()])),
    dietary_declared: typed.has('dietary_declared'),
    ...Object.fromEntries(
      LISTS.map((name) => [name, typed.texts.flatMap(([each, value]) => (each === name ? [value] : []))]),
    ),
  };
};

const createProduct = async (visit: Visit, shopId: number, typed: Typed): Promise<ActionOutcome> => {
  const picture = await pictureOf(visit, typed);
  if ('refusal' in picture) return refused(visit, 'menu/new', typed, picture.refusal);
  const answer = await visit.api.call('createMenuProduct', {
    shop_id: shopId,
    ...(await fieldsOf(visit, typed)),
    price: typed.text('price').trim(),
    quantity: typed.text('quantity').trim(),
    active: typed.has('active'),
    img: picture.img,
  });
  if (!answer.ok) return refused(visit, 'menu/new', typed, answer.refusal);
  return done('menu', visit, told(visit.texts.menu.done.created, titleOf(answer.body.data, visit.language)));
};

const saveProduct = async (visit: Visit, shopId: number, id: string, typed: Typed): Promise<ActionOutcome> => {
  const form = `menu/${id}`;
  const picture = await pictureOf(visit, typed);
  if ('refusal' in picture) return refused(visit, form, typed, picture.refusal);
  const stocks = typed.texts.flatMap(([name]) => {
    const [, stock] = /^stocks\.(\d{1,10})\.price$/.exec(name) ?? [];
    return stock === undefined ? [] : [stock];
  });
  const answer = await visit.api.call('changeMenuProduct', {
    shop_id: shopId,
    id,
    ...(await fieldsOf(visit, typed)),
    revision: typed.text('revision'),
    img: picture.img,
    stocks: stocks.map((stock) => ({
      id: Number(stock),
      price: typed.text(`stocks.${stock}.price`).trim(),
      quantity: typed.text(`stocks.${stock}.quantity`).trim(),
      shown_quantity: Number(typed.text(`${SHOWN}stocks.${stock}.quantity`)),
    })),
  });
  if (!answer.ok) return refused(visit, form, typed, answer.refusal);
  return done('menu', visit, told(visit.texts.menu.done.saved, titleOf(answer.body.data, visit.language)));
};

const saveStock = async (visit: Visit, shopId: number, id: string, typed: Typed): Promise<ActionOutcome> => {
  const { wrong, done: words } = visit.texts.menu;
  const stockId = typed.text('stock_id');
  if (!NUMBER.test(stockId)) return { kind: 'unknown' };
  const answer = await visit.api.call('changeMenuStock', {
    shop_id: shopId,
    id,
    stock_id: stockId,
    // An emptied field is refused, not ignored.
    price: typed.text('price').trim() || ' ',
    quantity: typed.text('quantity').trim() || ' ',
    shown_price: Number(typed.text('shown.price')),
    shown_quantity: Number(typed.text('shown.quantity')),
  });
  if (answer.ok) return done('menu', visit, told(words.saved, titleOf(answer.body.data, visit.language)));
  const outcome = refused(visit, `menu/${id}`, typed, answer.refusal);
  return outcome.kind === 'refused' && answer.refusal.status === 409
    ? {
        ...outcome,
        trouble: { ...outcome.trouble, refusal: { ...outcome.trouble.refusal, message: wrong.changedPrice } },
      }
    : outcome;
};

const press = async (
  visit: Visit,
  shopId: number,
  id: string,
  what: 'supply' | 'visibility' | 'move' | 'delete',
  typed: Typed,
): Promise<ActionOutcome> => {
  const { api, language, texts } = visit;
  const { done: words } = texts.menu;
  const at = { shop_id: shopId, id };
  const known = await api.call('showMenuProduct', at);
  if (!known.ok) return { kind: 'unknown' };
  const [isSoldOut, isShown] = [typed.text('sold_out') === '1', typed.text('active') === '1'];
  const pressed = async (): Promise<readonly [answer: Answered<unknown>, text: string]> => {
    switch (what) {
      case 'supply':
        return [
          await api.call('setMenuSupply', { ...at, sold_out: isSoldOut }),
          isSoldOut ? words.soldOut : words.offered,
        ];
      case 'visibility':
        return [await api.call('switchMenuProduct', { ...at, active: isShown }), isShown ? words.shown : words.hidden];
      case 'move':
        return [await api.call('moveMenuProduct', { ...at, direction: typed.text('direction') }), words.moved];
      case 'delete':
        return [await api.call('removeMenuProduct', at), words.deleted];
    }
  };
  const [answer, text] = await pressed();
  if (!answer.ok) return refused(visit, `menu/${id}`, typed, answer.refusal);
  return done('menu', visit, told(text, titleOf(known.body.data, language)));
};
