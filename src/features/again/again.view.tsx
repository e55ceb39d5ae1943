import { observer } from 'mobx-react-lite';
import { orderZone, type Order, type Reorder } from '@domain/orders/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Drawing } from '../../ui/drawing/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { FailureState } from '../failure/index.ts';
import { dateTimeText } from '../orders/index.ts';
import { StatePage } from '../state-page/index.ts';
import { emptyBasketDrawing } from './again-drawings.data.ts';
import { AgainRow } from './again-row.view.tsx';
import { AgainSums } from './again-sums.view.tsx';
import styles from './again.module.scss';
import type { AgainViewModel } from './again.view-model.ts';

type AgainProps = { readonly vm: AgainViewModel };

/** ORDER-8: what a past order costs today and how it differs, before anything is put into the cart. */
export const AgainView = observer(function AgainView({ vm }: AgainProps) {
  const translate = useTranslate();
  const { order, reorder, failure } = vm;
  if (failure) return <FailureState failure={failure} onRetry={vm.retry} level={1} />;
  if (vm.isGone && order)
    return (
      <StatePage
        art={<Drawing shapes={emptyBasketDrawing} />}
        title={translate('again.gone_all')}
        to={`/shop/${order.shop.id}`}
        action={translate('again.menu')}
      >
        {translate('again.gone_all_text', { shop: order.shop.title })}
      </StatePage>
    );
  return (
    <div className={styles.page}>
      {order && reorder ? (
        <Differences vm={vm} order={order} reorder={reorder} />
      ) : (
        <div role="status" aria-label={translate('progress')} className={styles.main}>
          <Skeleton shape="title" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      )}
    </div>
  );
});

const Differences = observer(function Differences({
  vm,
  order,
  reorder,
}: AgainProps & { readonly order: Order; readonly reorder: Reorder }) {
  const translate = useTranslate();
  const zones = useService(TIME_ZONES_IN_VIEW);
  return (
    <>
      <section className={styles.main}>
        <h1 tabIndex={-1}>
          {vm.changed === 0 ? translate('again.same') : translate('again.differs', { count: vm.changed })}
        </h1>
        <p className={styles.muted}>
          <Trans
            id="again.of"
            parts={{ shop: <bdi>{order.shop.title}</bdi> }}
            values={{ date: dateTimeText(order.createdAt, orderZone(order), zones) }}
          />
        </p>
        <ul className={styles.rows}>
          {reorder.rows.map((row) => (
            <AgainRow key={row.ordered[0]?.id} row={row} priceStyle={order.priceStyle} />
          ))}
        </ul>
        <Meets vm={vm} />
      </section>
      <AgainSums vm={vm} order={order} reorder={reorder} />
    </>
  );
});

/** What happens to the cart there is. */
const Meets = observer(function Meets({ vm }: AgainProps) {
  const translate = useTranslate();
  const { count } = vm.cart;
  return (
    <p className={styles.note}>
      <Icon path={icons.shoppingBasketIcon} />
      <span>
        {vm.meeting === 'empty' && translate('again.untouched')}
        {vm.meeting === 'same-shop' && translate('again.same_shop', { count })}
        {vm.meeting === 'other-shop' &&
          (vm.heldShop === ''
            ? translate('again.aside', { count })
            : translate('again.aside_of', { count, shop: vm.heldShop }))}
      </span>
    </p>
  );
});
