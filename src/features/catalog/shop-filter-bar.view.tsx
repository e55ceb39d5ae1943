import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { SHOP_ORDERS, type ShopFilter, type ShopOrder } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Chip } from '../../ui/chip/index.ts';
import { writeShopFilter } from './shop-filter-address.ts';
import styles from './shop-filter-bar.module.scss';

type ShopFilterBarProps = {
  /** The page of the filter, with the parameters that belong to no filter. */
  readonly path: string;
  readonly filter: ShopFilter;
  readonly hasAddress: boolean;
  /** Further controls before the chips. */
  readonly children?: ReactNode;
};

const OFFERED: readonly ShopOrder[] = ['fastest', 'nearest', 'high_rating', 'delivery_fee'];

/** Distances need an address; links lead to further orders. */
const isOffered = (order: ShopOrder, chosen: ShopOrder | undefined, hasAddress: boolean): boolean =>
  order === chosen || (OFFERED.includes(order) && (order !== 'nearest' || hasAddress));

/** CATALOG-1: filters as chips that apply at once and are part of the address. */
export function ShopFilterBar({ path, filter, hasAddress, children }: ShopFilterBarProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const apply = (change: ShopFilter): void => {
    const query = writeShopFilter({ ...filter, ...change });
    void navigate(query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`, { replace: true });
  };
  return (
    <div className={styles.bar} role="group" aria-label={translate('filter.label')}>
      {children}
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
          {SHOP_ORDERS.filter((order) => isOffered(order, filter.order, hasAddress)).map((order) => (
            <option key={order} value={order}>
              {translate(`filter.${order}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
