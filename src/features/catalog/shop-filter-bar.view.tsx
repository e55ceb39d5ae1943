import { useNavigate } from 'react-router-dom';
import { SHOP_ORDERS, type ShopFilter } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Chip } from '../../ui/chip/index.ts';
import { offeredOrders } from './offered-orders.ts';
import { writeShopFilter } from './shop-filter-address.ts';
import styles from './shop-filter-bar.module.scss';

type ShopFilterBarProps = {
  /** The page of the filter, with the parameters that belong to no filter. */
  readonly path: string;
  readonly filter: ShopFilter;
  readonly hasAddress: boolean;
};

/** CATALOG-1: filters as chips that apply at once and are part of the address. */
export function ShopFilterBar({ path, filter, hasAddress }: ShopFilterBarProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const apply = (change: ShopFilter): void => {
    const query = writeShopFilter({ ...filter, ...change });
    void navigate(query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`, { replace: true });
  };
  return (
    <div className={styles.bar} role="group" aria-label={translate('filter.label')}>
      <Chip isOn={filter.isOpen === true} onToggle={() => apply({ isOpen: filter.isOpen ? undefined : true })}>
        {translate('filter.open')}
      </Chip>
      <Chip
        isOn={filter.isFreeDelivery === true}
        onToggle={() => apply({ isFreeDelivery: filter.isFreeDelivery ? undefined : true })}
      >
        {translate('filter.free_delivery')}
      </Chip>
      <Chip isOn={filter.hasDeals === true} onToggle={() => apply({ hasDeals: filter.hasDeals ? undefined : true })}>
        {translate('filter.deals')}
      </Chip>
      <Chip
        isOn={filter.minRating === 4.5}
        onToggle={() => apply({ minRating: filter.minRating === 4.5 ? undefined : 4.5 })}
      >
        {translate('filter.rating')}
      </Chip>
      <label className={styles.order}>
        <span className={styles.orderLabel}>{translate('filter.order')}</span>
        <select
          value={filter.order ?? ''}
          onChange={(event) => apply({ order: SHOP_ORDERS.find((order) => order === event.target.value) })}
        >
          <option value="">{translate('filter.order_default')}</option>
          {offeredOrders(filter.order, hasAddress).map((order) => (
            <option key={order} value={order}>
              {translate(`filter.${order}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
