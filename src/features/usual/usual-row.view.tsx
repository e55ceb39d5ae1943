import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { cartTotals } from '@domain/cart/index.ts';
import { isChangedRow } from '@domain/orders/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { openingLabel, TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { Price } from '../currency/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import { UsualDifference } from './usual-difference.view.tsx';
import { UsualPictures } from './usual-pictures.view.tsx';
import { useDishesText } from './usual-words.ts';
import styles from './usual.module.scss';
import type { UsualOffer } from './usual.queries.ts';

/** ORDER-8f: what the customer usually orders here, as one row of the menu. */
export const UsualRow = observer(function UsualRow({ offer }: { readonly offer: UsualOffer }) {
  const translate = useTranslate();
  const title = useId();
  const { now } = useService(NOW_VIEW_MODEL);
  const zones = useService(TIME_ZONES_IN_VIEW);
  const dishes = useDishesText(offer);
  const { order, reorder, shop } = offer;
  const opening = openingLabel(shop.schedule, now, zones, translate);
  const { net } = cartTotals(reorder.cart);
  return (
    <section className={styles.row} aria-labelledby={title}>
      <UsualPictures offer={offer} />
      <div className={styles.words}>
        <h2 id={title}>{translate('usual.title')}</h2>
        <p className={styles.dishes}>
          <bdi>{dishes}</bdi>
        </p>
        {opening.state.kind === 'closed' && <p className={styles.muted}>{opening.text}</p>}
        {reorder.rows.some(isChangedRow) && (
          <p>
            <UsualDifference offer={offer} />
          </p>
        )}
      </div>
      <AppLink to={`/orders/${order.id}/again`} {...buttonAttributes({ look: 'outline' })}>
        <Icon path={icons.plusIcon} size="small" />
        <VisuallyHidden>{translate('usual.order')} </VisuallyHidden>
        <Price amount={net} />
      </AppLink>
    </section>
  );
});
