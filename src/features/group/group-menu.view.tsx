import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { cartOf, type CartLine } from '@domain/cart/index.ts';
import { cardPrice, isBuyable } from '@domain/catalog/index.ts';
import { uuid } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Picture } from '../../ui/picture/index.ts';
import { CURRENCY_VIEW_MODEL, FromPrice } from '../currency/index.ts';
import { DIETARY } from '../dietary/index.ts';
import { PRODUCT_DEPS, QuickAdd, type OpenProduct } from '../product/index.ts';
import { TOASTS_VIEW_MODEL } from '../toasts/index.ts';
import { lineBetween } from './group-money.ts';
import type { GroupSession } from './group-session.ts';
import { GROUP_PRODUCT_SHEET } from './group.tokens.ts';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';

type GroupMenuProps = { readonly vm: GroupViewModel; readonly live: GroupSession };

/** The menu of the group's shop; what is added goes into the reader's part, never into their own cart. */
export const GroupMenu = observer(function GroupMenu({ vm, live }: GroupMenuProps) {
  const translate = useTranslate();
  const deps = useService(PRODUCT_DEPS);
  const ProductSheet = useService(GROUP_PRODUCT_SHEET);
  const dietary = useService(DIETARY);
  const toasts = useService(TOASTS_VIEW_MODEL);
  const { options, current } = useService(CURRENCY_VIEW_MODEL);
  const [open, setOpen] = useState<OpenProduct>();
  const addTo = useRef<(line: CartLine) => void>(() => {});
  const add = (line: CartLine): void => {
    const inGroup = lineBetween(
      line,
      current,
      options.find(({ id }) => id === live.cart?.currencyId),
    );
    live.add(inGroup);
  };
  useEffect(() => {
    addTo.current = add;
  });
  const [quick] = useState(
    () =>
      new QuickAdd({
        ...deps,
        cart: {
          add: (line) => ok(addTo.current(line)),
          quantityOfStock: (stock) =>
            live.lines.reduce((sum, line) => (line.stockId === stock ? sum + line.quantity : sum), 0),
        },
        dietary,
        // A product with choices opens its sheet here, not in the shop.
        navigator: { go: (path) => setOpen(productIn(path)) },
        toasts,
        translate,
      }),
  );
  const into = {
    cart: cartOf(live.lines),
    add: (line: CartLine) => ok(add(line)),
    edit: (line: CartLine) => ok(add(line)),
  };
  return (
    <>
      {vm.menu?.value?.sections.map((section) => (
        <section key={section.id} aria-label={section.title}>
          <h3>
            <bdi>{section.title}</bdi>
          </h3>
          <ul className={styles.menu}>
            {section.items.map((product) => (
              <li key={product.id}>
                <Picture source={product.image} shape="square" sizes="56px" />
                <span>
                  <bdi lang={product.language}>{product.title}</bdi>
                  <small>
                    <FromPrice price={cardPrice(product)} />
                  </small>
                </span>
                {isBuyable(product) ? (
                  <IconButton
                    icon={icons.plusIcon}
                    label={translate('product.add', { name: product.title })}
                    onClick={() => void quick.add(product)}
                  />
                ) : (
                  <small>{translate('product.sold_out')}</small>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {open && <ProductSheet key={open.uuid} open={open} into={into} onClose={() => setOpen(undefined)} />}
    </>
  );
});

const productIn = (path: string): OpenProduct => ({
  uuid: uuid(new URLSearchParams(path.split('?')[1]).get('product') ?? ''),
  line: undefined,
});
