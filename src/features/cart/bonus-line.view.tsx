import type { UserCartLine } from '@domain/cart/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import styles from './cart-content.module.scss';

/** CART-12: a free line, which the server adds and removes by itself. */
export function BonusLineView({ line }: { readonly line: UserCartLine }) {
  const translate = useTranslate();
  return (
    <li className={styles.line}>
      <Picture source={line.item.image} shape="square" sizes="56px" />
      <div>
        <h3>
          <bdi lang={line.item.language}>{line.item.title}</bdi>
        </h3>
        <p className={styles.bonus}>{translate('cart.bonus', { count: line.quantity })}</p>
      </div>
    </li>
  );
}
