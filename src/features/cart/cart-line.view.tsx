import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { clampQuantity, lineKey, lineRef, type CartLine } from '@domain/cart/index.ts';
import { lineAmounts } from '@domain/pricing/index.ts';
import { Trans, useItemList, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { Stepper } from '../../ui/stepper/index.ts';
import { Price } from '../currency/index.ts';
import type { CartViewModel } from './cart.view-model.ts';
import styles from './cart-content.module.scss';

type CartLineProps = {
  readonly line: CartLine;
  readonly vm: Pick<CartViewModel, 'setQuantity'>;
  readonly onOpen?: (() => void) | undefined;
  /** Shows and changes the note; without it, the note is told. */
  readonly children?: ReactNode;
};

/** One line: product, price and quantity. Its name opens the sheet for editing (CART-8). */
export const CartLineView = observer(function CartLineView({ line, vm, onOpen, children }: CartLineProps) {
  const translate = useTranslate();
  const list = useItemList();
  const key = lineKey(line);
  const name = line.item.title;
  const { min, max, available } = line.item.limits;
  const most = Math.min(max, available);
  const isLowest = line.quantity <= Math.max(1, min);
  const extras = line.addons.filter(({ isMandatory }) => !isMandatory);
  const details = list([
    line.item.options,
    ...extras.map((addon) => (addon.quantity > 1 ? `${addon.quantity} × ${addon.title}` : addon.title)),
  ]);
  return (
    <li className={styles.line} data-line={key}>
      <Picture source={line.item.image} shape="square" sizes="56px" />
      <div>
        <h3>
          <AppLink
            to={`/shop/${line.shopId}?product=${line.item.productUuid}&line=${encodeURIComponent(lineRef(line))}`}
            onClick={onOpen}
            aria-label={translate('cart.edit', { name })}
          >
            <bdi lang={line.item.language}>{name}</bdi>
          </AppLink>
        </h3>
        {details !== '' && <p className={styles.details}>{details}</p>}
        {!children && line.note && (
          <p className={styles.details}>
            <bdi>{line.note}</bdi>
          </p>
        )}
        <p className={styles.amount}>
          <Price amount={lineTotal(line)} />
          {line.item.price.discount.minor > 0 && (
            <s>
              <Price amount={lineGross(line)} />
            </s>
          )}
        </p>
        <IncludedAddons line={line} />
        {line.quantity >= most && (
          <p className={styles.limit}>
            {translate(available <= max ? 'cart.last_ones' : 'cart.at_most', { count: most })}
          </p>
        )}
      </div>
      <Stepper
        quantity={line.quantity}
        labels={{
          less: translate(isLowest ? 'cart.remove' : 'cart.less', { name }),
          more: translate('cart.more', { name }),
          count: translate('cart.quantity', { name }),
        }}
        removes={isLowest}
        isSilent
        isAtMost={line.quantity >= most}
        onLess={() => vm.setQuantity(key, isLowest ? 0 : line.quantity - 1)}
        onMore={() => vm.setQuantity(key, clampQuantity(line.quantity + 1, line.item.limits).quantity)}
      />
      {children}
    </li>
  );
});

/** Deposits and whatever else comes with every piece, with their part of the amount above. */
function IncludedAddons({ line }: { readonly line: CartLine }) {
  return line.addons
    .filter(({ isMandatory }) => isMandatory)
    .map(({ stockId, title, price, quantity }) => {
      const { net } = lineAmounts(price, quantity, []);
      const parts = { name: <bdi>{title}</bdi>, amount: net.minor > 0 && <Price amount={net} /> };
      return (
        <p key={stockId} className={styles.details}>
          <Trans id="product.includes" parts={parts} />
        </p>
      );
    });
}

const lineTotal = ({ item, quantity, addons }: CartLine) => lineAmounts(item.price, quantity, addons).net;

const lineGross = ({ item, quantity, addons }: CartLine) => lineAmounts(item.price, quantity, addons).gross;
