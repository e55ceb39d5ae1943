import {
  cartLines,
  cartOf,
  entryOf,
  isEmptyCart,
  lineAt,
  lineKey,
  lineRef,
  ownLines,
  type CartLine,
  type LineKey,
  type UserCart,
} from '@domain/cart/index.ts';
import { lineAmounts, type Totals } from '@domain/pricing/index.ts';
import { failureText } from '../../features/failure/index.ts';
import { Price } from '../../features/currency/index.ts';
import { useItemList, useTranslate } from '../../i18n/index.ts';
import { aboutOf, plainDraft } from './checkout-form.ts';
import { Field, Hidden, Message } from './parts.view.tsx';
import { PLAIN_CART, PLAIN_CHECKOUT, plainProduct, plainSignIn } from './plain-path.ts';
import { page, redirectTo, type PlainPage, type PlainPorts } from './plain-page.ts';
import { quantityFault, readCount } from './product-choice.ts';
import { Sums } from './sums.view.tsx';

type CartSums = { readonly totals: Totals | undefined; readonly hasDelivery: boolean };
type Refused = { readonly key: LineKey; readonly typed: string; readonly fault: string };

/** The customer's cart: quantities can be changed and lines removed. */
export const cartPage: PlainPage = async (ports, { sent }) => {
  const { carts, sessions, translate } = ports;
  if (!sessions.read()) return redirectTo(plainSignIn(PLAIN_CART));
  const loaded = await carts.load();
  const title = translate('cart.title');
  if (!loaded.ok) {
    const text = <Message>{failureText(loaded.error, translate)}</Message>;
    return page(title, text, 503);
  }
  const cart = cartOf(ownLines(loaded.value));
  if (!loaded.value || isEmptyCart(cart))
    return page(
      title,
      <Message to="/shop" label={translate('checkout.find_shops')}>
        {translate('cart.empty')}
      </Message>,
    );
  const { value: userCart } = loaded;
  const show = async (refused?: Refused) => {
    const sums = await sumsOf(ports, userCart);
    return page(title, <CartForms userCart={userCart} sums={sums} refused={refused} />, sent ? 400 : 200);
  };
  if (!sent) return show();

  const line = lineAt(cart, (sent.get('line') ?? '') as LineKey);
  if (!line) return redirectTo(PLAIN_CART);
  const typed = sent.has('remove') ? '0' : (sent.get('quantity') ?? '');
  const wanted = readCount(typed);
  const fault =
    wanted === undefined
      ? translate('plain.whole_number')
      : wanted > 0
        ? quantityFault(wanted, line.item.limits, line.item.title, translate)
        : undefined;
  if (wanted === undefined || fault !== undefined) return show({ key: lineKey(line), typed, fault: fault ?? '' });
  const answer = await carts.insert(line.shopId, [entryOf(line, wanted)]);
  return answer.ok
    ? redirectTo(PLAIN_CART)
    : show({ key: lineKey(line), typed, fault: failureText(answer.error, translate) });
};

/** CART-13: what the cart costs: delivered to the chosen address, or without delivery where none is chosen. */
const sumsOf = async ({ address, orders }: PlainPorts, cart: UserCart): Promise<CartSums> => {
  const place = address.read();
  const fulfilment = place ? 'delivery' : 'pickup';
  const typed = { fulfilment, when: '', phone: '', note: '' } as const;
  const answer = await orders.calculate(plainDraft(typed, aboutOf(cart, undefined), place, cart.total.scale));
  return { totals: answer.ok ? answer.value.totals : undefined, hasDelivery: place !== undefined };
};

type CartFormsProps = { readonly userCart: UserCart; readonly sums: CartSums; readonly refused: Refused | undefined };

function CartForms({ userCart, sums, refused }: CartFormsProps) {
  const translate = useTranslate();
  const cart = cartOf(ownLines(userCart));
  const bonuses = userCart.members.flatMap(({ lines }) => lines.filter(({ isBonus }) => isBonus));
  return (
    <>
      <ul className="lines">
        {cartLines(cart).map((line) => {
          const key = lineKey(line);
          return (
            <li key={key}>
              <LineForm line={line} refused={refused?.key === key ? refused : undefined} />
            </li>
          );
        })}
        {bonuses.map((line) => (
          <li key={line.detailId}>
            <bdi lang={line.item.language}>{line.item.title}</bdi> · {translate('cart.bonus', { count: line.quantity })}
          </li>
        ))}
      </ul>
      {sums.totals ? (
        <Sums
          totals={sums.totals}
          hasDelivery={sums.hasDelivery}
          totalLabel={translate(sums.hasDelivery ? 'checkout.total' : 'cart.total_without_delivery')}
        />
      ) : (
        <p>{translate('cart.fees_unknown')}</p>
      )}
      <a className="button main" href={PLAIN_CHECKOUT}>
        {translate('cart.checkout')}
      </a>
      <a href={`/shop/${userCart.shopId}`}>{translate('checkout.add_more')}</a>
    </>
  );
}

function LineForm({ line, refused }: { readonly line: CartLine; readonly refused: Refused | undefined }) {
  const translate = useTranslate();
  const list = useItemList();
  const { item, quantity, addons } = line;
  const { net } = lineAmounts(item.price, quantity, addons);
  const field = `quantity-${lineRef(line)}`;
  return (
    <form method="post" action="?" noValidate>
      <div className="line">
        <a href={plainProduct(item.productUuid)}>
          <bdi lang={item.language}>{item.title}</bdi>
        </a>
        <Price amount={net} />
      </div>
      {item.options !== '' && (
        <p>
          <bdi>{list([item.options])}</bdi>
        </p>
      )}
      {addons.map((addon) => (
        <p key={addon.stockId}>
          + {addon.quantity} × <bdi>{addon.title}</bdi>
        </p>
      ))}
      {line.note !== undefined && (
        <p>
          <bdi>{line.note}</bdi>
        </p>
      )}
      <Hidden values={{ line: lineKey(line) }} />
      <div className="row">
        <Field name={field} label={translate('cart.quantity', { name: item.title })} fault={refused?.fault}>
          {(attributes) => (
            <input
              {...attributes}
              name="quantity"
              className="count"
              type="number"
              min="0"
              defaultValue={refused?.typed ?? quantity}
            />
          )}
        </Field>
        <button>{translate('product.save')}</button>
        <button name="remove" value="1">
          {translate('cart.remove', { name: item.title })}
        </button>
      </div>
    </form>
  );
}
