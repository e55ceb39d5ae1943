import { useNavigate } from 'react-router-dom';
import { SHOP_ORDERS, type isOffered, type ShopCounts, type ShopFilter } from '@domain/catalog/index.ts';
import type { FunctionComponent } from 'react';
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
  /** Whether the server counts; the counts may load later, into places that are kept free. */
  readonly isCounted: boolean;
  readonly counts: ShopCounts | undefined;
  /** How a count is shown, and its rule; the code loads with the counts. */
  readonly loaded:
    | {
        readonly Count: FunctionComponent<{ readonly count: number | undefined }>;
        readonly isOffered: typeof isOffered;
      }
    | undefined;
};

/** CATALOG-1: filters as chips that apply at once and are part of the address. */
export function ShopFilterBar({ path, filter, hasAddress, isCounted, counts, loaded }: ShopFilterBarProps) {
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
          <Chip
            key={text}
            isOn={isOn}
            isIdle={loaded?.isOffered(count, isOn) === false}
            onToggle={() => apply(isOn ? { [String(member)]: undefined } : change)}
          >
            {translate(text)}
            {isCounted && <span className={styles.count}>{loaded && <loaded.Count count={count} />}</span>}
          </Chip>
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
