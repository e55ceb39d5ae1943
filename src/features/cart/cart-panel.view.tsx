import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useService } from '../../di/index.ts';
import { CART_CONTENT } from './cart.tokens.ts';
import styles from './cart-panel.module.scss';

/** The cart beside a menu, on wide screens. */
export const CartPanel = observer(function CartPanel() {
  const Content = useService(CART_CONTENT);
  const headingId = useId();
  return (
    <aside className={styles.panel} aria-labelledby={headingId}>
      <Content headingId={headingId} />
    </aside>
  );
});
