import { useId } from 'react';
import { useService } from '../../di/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import type { CartShop } from './cart-content.view.tsx';
import { CART } from './cart.tokens.ts';
import styles from './cart-panel.module.scss';

const Content = lazyView(() => import('./cart-content.view.tsx').then((module) => module.CartContent));

/** The cart beside a menu, on wide screens. */
export function CartPanel({ shop }: { readonly shop: CartShop }) {
  const vm = useService(CART);
  const headingId = useId();
  return (
    <aside className={styles.panel} aria-labelledby={headingId}>
      <Content vm={vm} shop={shop} headingId={headingId} />
    </aside>
  );
}
