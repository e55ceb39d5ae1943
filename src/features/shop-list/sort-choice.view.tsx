import type { ShopFilter, ShopOrder } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { offeredOrders } from '../catalog/index.ts';
import styles from './filter-sheet.module.scss';

type SortChoiceProps = {
  readonly filter: ShopFilter;
  readonly hasAddress: boolean;
  readonly onChoose: (order: ShopOrder | undefined) => void;
};

/** The orders of the list, one below the other. */
export function SortChoice({ filter, hasAddress, onChoose }: SortChoiceProps) {
  const translate = useTranslate();
  return (
    <fieldset className={styles.sort}>
      <legend>{translate('filter.order')}</legend>
      {[undefined, ...offeredOrders(filter.order, hasAddress)].map((order) => (
        <label key={order ?? ''}>
          <input type="radio" name="order" checked={filter.order === order} onChange={() => onChoose(order)} />
          {translate(order ? `filter.${order}` : 'filter.order_default')}
        </label>
      ))}
    </fieldset>
  );
}
