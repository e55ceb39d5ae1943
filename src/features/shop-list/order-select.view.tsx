import { SHOP_ORDERS, type ShopFilter, type ShopOrder } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { offeredOrders } from '../catalog/index.ts';
import styles from './list-bar.module.scss';

type OrderSelectProps = {
  readonly filter: ShopFilter;
  readonly hasAddress: boolean;
  readonly onChoose: (order: ShopOrder | undefined) => void;
};

/** CATALOG-1: The sort orders of a list, the recommended one first. */
export function OrderSelect({ filter, hasAddress, onChoose }: OrderSelectProps) {
  const translate = useTranslate();
  return (
    <label className={styles.order}>
      <VisuallyHidden>{translate('filter.order')}</VisuallyHidden>
      <select
        value={filter.order ?? ''}
        onChange={(event) => onChoose(SHOP_ORDERS.find((order) => order === event.target.value))}
      >
        <option value="">{translate('filter.order_default')}</option>
        {offeredOrders(filter.order, hasAddress).map((order) => (
          <option key={order} value={order}>
            {translate(`filter.${order}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
