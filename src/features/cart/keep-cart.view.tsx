import { useState } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import styles from './cart-content.module.scss';
import { CART_KEEPING } from './cart.tokens.ts';

/** CART-6: a guest's choice to keep the cart after the tab is closed; off by default. */
export function KeepCart() {
  const translate = useTranslate();
  const keeping = useService(CART_KEEPING);
  const [isKept, setKept] = useState(keeping.isKept());
  const choose = (wanted: boolean): void => {
    keeping.keep(wanted);
    setKept(wanted);
  };
  return (
    <label className={styles.keep}>
      <input type="checkbox" checked={isKept} onChange={(event) => choose(event.target.checked)} />
      {translate('cart.keep_here')}
    </label>
  );
}
