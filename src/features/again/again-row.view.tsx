import { observer } from 'mobx-react-lite';
import { cartOf, cartTotals } from '@domain/cart/index.ts';
import { orderedPieces, type ReorderRow } from '@domain/orders/index.ts';
import { negateMoney, subtractMoney, sumMoney, type Money, type PriceStyle } from '@domain/pricing/index.ts';
import { Trans, useItemList, useTranslate } from '../../i18n/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { Price } from '../currency/index.ts';
import styles from './again.module.scss';

type AgainRowProps = { readonly row: ReorderRow; readonly priceStyle: PriceStyle };

/** One dish then and now. */
export const AgainRow = observer(function AgainRow({ row, priceStyle }: AgainRowProps) {
  const translate = useTranslate();
  const list = useItemList();
  const { ordered, line } = row;
  const [first] = ordered;
  if (!first) return null;
  const wanted = orderedPieces(row);
  const without = row.changes.flatMap((change) => (change.kind === 'without-addons' ? change.addons : []));
  const addons = line?.addons ?? first.addons;
  return (
    <li data-gone={!line || undefined}>
      <Picture source={line?.item.image ?? first.image} shape="square" sizes="56px" isGrey={!line} />
      <div>
        <h2>
          <bdi>{line?.item.title ?? first.title}</bdi>
        </h2>
        <p className={styles.muted}>
          {line?.quantity ?? wanted} ×{' '}
          {list([line?.item.options ?? first.options, ...addons.map(({ title }) => title)])}
        </p>
        {without.length > 0 && <p className={styles.muted}>{translate('again.without', { addons: list(without) })}</p>}
      </div>
      <div className={styles.now}>
        <Amounts row={row} priceStyle={priceStyle} />
        <Difference row={row} wanted={wanted} />
      </div>
    </li>
  );
});

const Amounts = observer(function Amounts({ row, priceStyle }: AgainRowProps) {
  const translate = useTranslate();
  const moved = movedBy(row);
  const was = row.line && !moved ? undefined : wasOf(row);
  return (
    <p>
      {was && (
        <>
          <VisuallyHidden>{translate('again.was')} </VisuallyHidden>
          <s>
            <Price amount={was} style={priceStyle} />
          </s>{' '}
        </>
      )}
      {row.line && (
        <strong>
          <Price amount={cartTotals(cartOf([row.line])).net} />
        </strong>
      )}
    </p>
  );
});

const Difference = observer(function Difference({
  row,
  wanted,
}: {
  readonly row: ReorderRow;
  readonly wanted: number;
}) {
  const translate = useTranslate();
  const moved = movedBy(row);
  if (!row.line)
    return (
      <Badge tone="negative">
        {translate(row.changes.some(({ kind }) => kind === 'gone') ? 'again.gone' : 'again.sold_out')}
      </Badge>
    );
  if (row.line.quantity !== wanted)
    return (
      <Badge tone="warning">
        {translate(row.line.quantity < wanted ? 'again.only' : 'again.least', { count: row.line.quantity })}
      </Badge>
    );
  if (!moved) return null;
  return moved.minor > 0 ? (
    <Badge tone="warning">
      <span>
        <Trans id="again.dearer" parts={{ amount: <Price amount={moved} /> }} />
      </span>
    </Badge>
  ) : (
    <Badge tone="positive">
      <span>
        <Trans id="again.cheaper" parts={{ amount: <Price amount={negateMoney(moved)} /> }} />
      </span>
    </Badge>
  );
});

const wasOf = ({ ordered }: ReorderRow): Money | undefined => {
  const [first] = ordered;
  return (
    first &&
    sumMoney(
      ordered.map(({ total }) => total),
      first.total.scale,
    )
  );
};

/** How much dearer the same pieces are; `undefined` if they are not, or cost another currency. */
const movedBy = (row: ReorderRow): Money | undefined => {
  if (row.line?.quantity !== orderedPieces(row)) return undefined;
  const moves = row.changes.flatMap((change) => (change.kind === 'price' ? [change] : []));
  const [first] = moves;
  if (!first) return undefined;
  const moved = sumMoney(
    moves.map(({ from, to }) => subtractMoney(to, from)),
    first.to.scale,
  );
  return moved.minor === 0 ? undefined : moved;
};
