import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useService } from '../../di/index.ts';
import { CART_CONTENT } from './cart.tokens.ts';
import styles from './cart-panel.module.scss';

/** The cart beside a menu, on wide screens. */
export const CartPanel = observer(function CartPanel() {
  const Content = useService(CART_CONTENT);
  const headingId = useId();
  const isNeeded = useWasWide();
  return (
    <aside className={styles.panel} aria-labelledby={headingId}>
      {isNeeded && <Content headingId={headingId} />}
    </aside>
  );
});

/** LAYOUT-5: whether the screen is a desktop or has been one: a phone never loads the code of the panel. */
const useWasWide = (): boolean => {
  const [wasWide, setWide] = useState(false);
  useEffect(() => {
    const screen = matchMedia('(width >= 1140px)');
    const look = (): void => {
      if (screen.matches) setWide(true);
    };
    look();
    screen.addEventListener('change', look);
    return () => screen.removeEventListener('change', look);
  }, []);
  return wasWide;
};
