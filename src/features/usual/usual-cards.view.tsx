import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { cartTotals } from '@domain/cart/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { openingLabel, TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { Price } from '../currency/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import { UsualDifference } from './usual-difference.view.tsx';
import { UsualPictures } from './usual-pictures.view.tsx';
import { useChoicesText, useDishesText } from './usual-words.ts';
import styles from './usual.module.scss';
import type { UsualOffer } from './usual.queries.ts';

/** ORDER-8f: what the customer usually orders, one card for each shop. */
export function UsualCards({ offers }: { readonly offers: readonly UsualOffer[] }) {
  const translate = useTranslate();
  const title = useId();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{translate('usual.title')}</h2>
        <AppLink to="/orders" {...buttonAttributes({ look: 'text' })}>
          {translate('usual.all')}
        </AppLink>
      </div>
      <ul className={styles.cards}>
        {offers.map((offer, index) => (
          <li key={offer.order.id}>
            <UsualCard offer={offer} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type UsualCardProps = { readonly offer: UsualOffer; readonly isFirst: boolean };

/** One button leads to what has changed since; the cart stays as it is. */
const UsualCard = observer(function UsualCard({ offer, isFirst }: UsualCardProps) {
  const translate = useTranslate();
  const name = useId();
  const { now } = useService(NOW_VIEW_MODEL);
  const zones = useService(TIME_ZONES_IN_VIEW);
  const { order, reorder, shop } = offer;
  const opening = openingLabel(shop.schedule, now, zones, translate);
  const { deliveryTime } = shop;
  const [dishes, choices] = [useDishesText(offer), useChoicesText(offer)];
  return (
    <article className={styles.card} aria-labelledby={name}>
      <UsualPictures offer={offer} />
      <div className={styles.words}>
        <p className={styles.muted}>
          <bdi lang={shop.language}>{shop.title}</bdi>
        </p>
        <h3 id={name}>
          <bdi>{dishes}</bdi>
        </h3>
        {choices !== '' && (
          <p className={styles.choices}>
            <bdi>{choices}</bdi>
          </p>
        )}
        <p className={styles.facts}>
          <span>
            {opening.state.kind === 'closed'
              ? opening.text
              : deliveryTime && translate('facts.minutes', { from: deliveryTime.from, to: deliveryTime.to })}
          </span>
          <UsualDifference offer={offer} />
        </p>
      </div>
      <AppLink
        to={`/orders/${order.id}/again`}
        {...buttonAttributes({ look: isFirst ? 'main' : 'quiet', size: 'big', isWide: true, isSplit: true })}
        aria-describedby={name}
      >
        <span>{translate('usual.order')}</span> <Price amount={cartTotals(reorder.cart).net} />
      </AppLink>
    </article>
  );
});
