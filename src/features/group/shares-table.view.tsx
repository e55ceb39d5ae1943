import { sumMoney, type Money } from '@domain/pricing/index.ts';
import type { OrderedGroup } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Price } from '../currency/index.ts';
import styles from './group.module.scss';

type SharesTableProps = { readonly order: OrderedGroup };

const COLUMNS = ['lines', 'fixed', 'proportional', 'reduction', 'total'] as const;

/** GROUP-6c: all shares and their parts, to the minor unit; where there is room for it. */
export function SharesTable({ order: { shares, total, priceStyle } }: SharesTableProps) {
  const translate = useTranslate();
  const columns = COLUMNS.filter((column) => shares.some((share) => share[column].minor > 0));
  const cells = (amountOf: (column: (typeof COLUMNS)[number]) => Money) =>
    columns.map((column) => (
      <td key={column}>
        {column === 'reduction' && amountOf(column).minor > 0 && '−'}
        <Price amount={amountOf(column)} style={priceStyle} />
      </td>
    ));
  return (
    <table className={styles.cents}>
      <caption>{translate('group.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('group.column.name')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {translate(column === 'total' ? 'group.column.total' : `group.part.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <tr key={share.id}>
            <th scope="row">
              <bdi>{share.name}</bdi>
            </th>
            {cells((column) => share[column])}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{translate('group.order_total')}</th>
          {cells((column) =>
            sumMoney(
              shares.map((share) => share[column]),
              total.scale,
            ),
          )}
        </tr>
      </tfoot>
    </table>
  );
}
