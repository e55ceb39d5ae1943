import { useNavigate } from 'react-router-dom';
import { SHOP_ORDERS, type ShopCounts, type ShopFilter } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { CountedChip } from './counted-chip.view.tsx';
import { offeredOrders } from './offered-orders.ts';
import { writeShopFilter } from './shop-filter-address.ts';
import styles from './shop-filter-bar.module.scss';

type ShopFilterBarProps = {
  /** The page of the filter, with the parameters that belong to no filter. */
  readonly path: string;
  readonly filter: ShopFilter;
  readonly hasAddress: boolean;
  /** `undefined` until they have loaded; their places are kept free where they will come. */
  readonly counts: ShopCounts | undefined;
  readonly isCounted: boolean;
};

/** CATALOG-1: filters as chips that apply at once and are part of the address. */
export function ShopFilterBar({ path, filter, hasAddress, counts, isCounted }: ShopFilterBarProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const apply = (change: ShopFilter): void => {
    const query = writeShopFilter({ ...filter, ...change });
    void navigate(query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`, { replace: true });
  };
  const { isOpen, isFreeDelivery, hasDeals, minRating } = filter;
  const chips = [
    { text: 'filter.open', isOn: isOpen, change: { isOpen: true }, choices: counts?.isOpen },
    {
      text: 'filter.free_delivery',
      isOn: isFreeDelivery,
      change: { isFreeDelivery: true },
      choices: counts?.isFreeDelivery,
    },
    { text: 'filter.deals', isOn: hasDeals, change: { hasDeals: true }, choices: counts?.hasDeals },
    { text: 'filter.rating', isOn: minRating === 4.5, change: { minRating: 4.5 }, choices: counts?.minRating },
  ] as const;
  return (
    <div className={styles.bar} role="group" aria-label={translate('filter.label')}>
      {chips.map(({ text, isOn = false, change, choices }) => {
        const [[member, value] = []] = Object.entries(change);
        const count = choices && (choices.choices.find((choice) => choice.value === value)?.count ?? 0);
        return (
          <CountedChip
            key={text}
            isOn={isOn}
            count={count}
            isCounted={isCounted}
            onToggle={() => apply(isOn ? { [String(member)]: undefined } : change)}
          >
            {translate(text)}
          </CountedChip>
        );
      })}
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
