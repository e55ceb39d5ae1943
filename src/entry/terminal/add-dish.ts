import type { AddonOffer, OptionGroup, ProductCard } from '@domain/catalog/index.ts';
import { CART } from '../../features/cart/index.ts';
import { CURRENCY_VIEW_MODEL } from '../../features/currency/index.ts';
import { failureText } from '../../features/failure/index.ts';
import type { ProductViewModel } from '../../features/product/product.view-model.ts';
import { openProduct } from '../headless/open-product.ts';
import { choose } from './dialogue.ts';
import type { TerminalApp } from './terminal-app.ts';

/** CART-8: asks for options, extras and quantity of a dish, and adds it. */
export const addDish = async (app: TerminalApp, { uuid, title }: ProductCard): Promise<void> => {
  const { get, talk, translate } = app;
  const cart = get(CART);
  const { product, close } = openProduct(app, uuid);
  try {
    const answer = await product.detail.load();
    if (!answer.ok) return talk.say(failureText(answer.error, translate));
    if (product.isSoldOut) return talk.say(translate('product.sold_out'));
    for (const { id } of product.groups) {
      const group = product.groups.find((known) => known.id === id);
      if (group && product.missing.includes(id)) product.choose(id, await chooseValue(app, group));
    }
    await chooseExtras(app, product);
    await chooseQuantity(app, product, title);
    product.submit();
    if (cart.question) await answerQuestion(app);
  } finally {
    close();
  }
};

const chooseValue = async (app: TerminalApp, { title, values }: OptionGroup): Promise<number> => {
  const { text } = app.get(CURRENCY_VIEW_MODEL);
  const options = values
    .filter(({ isAvailable }) => isAvailable)
    .map(({ value, difference }) => ({
      label: difference && difference.minor > 0 ? `${value.value}  + ${text(difference)}` : value.value,
      value: value.id,
    }));
  return choose(app, title, options);
};

/** Offers each extra once; the first option goes on without any more. */
const chooseExtras = async (app: TerminalApp, product: ProductViewModel): Promise<void> => {
  const { get, translate } = app;
  const { text } = get(CURRENCY_VIEW_MODEL);
  for (;;) {
    const left = product.offers.filter(
      ({ isMandatory, limits, stockId }) => !isMandatory && limits.available > 0 && product.countOf(stockId) === 0,
    );
    if (left.length === 0) return;
    const none: { label: string; value: AddonOffer | undefined } = {
      label: translate('terminal.no_extras'),
      value: undefined,
    };
    const chosen = await choose(app, translate('product.extras'), [
      none,
      ...left.map((offer) => ({ label: `${offer.title}  + ${text(offer.price.total)}`, value: offer })),
    ]);
    if (!chosen) return;
    product.setAddon(chosen, 1);
  }
};

/** CART-7: steps to the wanted quantity within the limits of the product. An empty line keeps the least. */
const chooseQuantity = async (app: TerminalApp, product: ProductViewModel, name: string): Promise<void> => {
  const { talk, translate } = app;
  const typed = await talk.ask(`${translate('cart.quantity', { name })} [${product.quantity}]:`);
  if (typed === '') return;
  if (!/^[1-9]\d{0,3}$/.test(typed)) {
    talk.say(translate('plain.whole_number'));
    return chooseQuantity(app, product, name);
  }
  while (product.quantity < Number(typed) && !product.limitedBy) product.more();
  while (product.quantity > Number(typed)) {
    const before = product.quantity;
    product.less();
    if (product.quantity === before) break;
  }
};

/** CART-3: the cart holds dishes of another shop. */
const answerQuestion = async (app: TerminalApp): Promise<void> => {
  const { get, talk, translate } = app;
  talk.say(translate('cart.replace_text'));
  const isReplaced = await choose(app, translate('cart.replace_title'), [
    { label: translate('cart.replace'), value: true },
    { label: translate('checkout.go_back'), value: false },
  ]);
  await get(CART).answer(isReplaced);
};
