import { cartLines, cartOf, entriesBetween, lineKey, ownLines, type CartLine } from '@domain/cart/index.ts';
import { optionGroupsOf, type ProductDetail } from '@domain/catalog/index.ts';
import { uuid } from '@domain/kernel/ids.ts';
import { addWithinLimits } from '../../features/cart/add-within-limits.ts';
import { ADD_REFUSAL_TEXTS } from '../../features/cart/cart.messages.ts';
import { failureText } from '../../features/failure/index.ts';
import { Message } from './parts.view.tsx';
import { PLAIN_CART, plainProduct, plainSignIn } from './plain-path.ts';
import { page, redirectTo, type PlainAnswer, type PlainPage, type PlainPorts } from './plain-page.ts';
import { chosenLine, quantityFault, readTyped, writeTyped, type ProductFaults } from './product-choice.ts';
import { ProductForm } from './product-form.view.tsx';

/** CART-8: one product with its options, extras and quantity; puts it into the customer's cart. */
export const productPage: PlainPage = async (ports, { path, query, sent }) => {
  const { translate, products } = ports;
  const id = decodeURIComponent(path.slice(plainProduct('').length));
  const found = await products.load(uuid(id));
  if (!found.ok) {
    const isGone = found.error.kind === 'rejected' && found.error.status < 500;
    const text = isGone ? translate('product.not_found') : failureText(found.error, translate);
    return page(translate('product.sheet'), <Message>{text}</Message>, isGone ? 404 : 503);
  }
  const product = found.value;
  const typed = readTyped(product, sent ?? query);
  const form = (faults: ProductFaults = new Map(), refusal?: { readonly text: string; readonly isOther?: boolean }) =>
    page(
      product.title,
      <ProductForm
        product={product}
        groups={optionGroupsOf(product, new Map())}
        typed={typed}
        faults={faults}
        refusal={refusal?.text}
        offersReplacing={refusal?.isOther === true}
        intent={ports.makeUuid()}
      />,
      sent ? 400 : 200,
    );
  if (!sent) return form();
  const chosen = chosenLine(product, typed, translate);
  if ('faults' in chosen) return form(chosen.faults);
  if (!ports.sessions.read()) return redirectTo(plainSignIn(`${plainProduct(id)}?${writeTyped(typed).toString()}`));
  return addToCart(ports, product, chosen.line, sent, form);
};

const addToCart = async (
  { carts, cartsOf, translate }: PlainPorts,
  product: ProductDetail,
  line: CartLine,
  sent: URLSearchParams,
  form: (faults?: ProductFaults, refusal?: { readonly text: string; readonly isOther?: boolean }) => PlainAnswer,
): Promise<PlainAnswer> => {
  const loaded = await carts.load();
  if (!loaded.ok) return form(undefined, { text: failureText(loaded.error, translate) });
  const isReplaced = sent.has('replace') && loaded.value !== undefined && loaded.value.shopId !== product.shopId;
  const held = isReplaced ? [] : ownLines(loaded.value);
  const { outcome, limit } = addWithinLimits(cartOf(held), line);
  if (!outcome.ok) {
    const { kind } = outcome.error;
    const text = translate(ADD_REFUSAL_TEXTS[kind], kind === 'too-many-lines' ? { max: outcome.error.max } : {});
    return form(undefined, { text, isOther: kind === 'other-shop' });
  }
  if (limit) {
    const known = held.find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0;
    const fault = quantityFault(known + line.quantity, line.item.limits, product.title, translate);
    return form(new Map(fault === undefined ? [] : [['quantity', fault]]));
  }
  if (isReplaced && loaded.value) {
    const removed = await carts.remove(loaded.value.id);
    if (!removed.ok) return form(undefined, { text: failureText(removed.error, translate) });
  }
  const entries = entriesBetween(held, cartLines(outcome.value));
  const answer = await cartsOf(sent.get('intent') ?? '').insert(product.shopId, entries);
  if (answer.ok || isRepeated(answer.error)) return redirectTo(PLAIN_CART);
  return form(undefined, { text: failureText(answer.error, translate) });
};

/** The same form was sent before: what it wanted is in the cart, or about to be. */
const isRepeated = (error: { readonly kind: string; readonly status?: number }): boolean =>
  error.kind === 'rejected' && (error.status === 422 || error.status === 409);
