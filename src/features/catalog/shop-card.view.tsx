import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ShopCard as ShopCardValue } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { CARD_SIZES, Picture } from '../../ui/picture/index.ts';
import { LikeButton } from '../liked/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import { TIME_ZONES_IN_VIEW } from './catalog.tokens.ts';
import { KindAndDistance } from './delivery-terms.tsx';
import { openingLabel } from './opening-label.ts';
import { ShopRating } from './shop-rating.view.tsx';
import styles from './shop-card.module.scss';
import { ShopFacts } from './shop-facts.view.tsx';
import { useOfferText } from './use-offer-text.ts';

type ShopCardProps = {
  readonly shop: ShopCardValue;
  readonly priority?: 'lazy' | 'early' | 'first';
  /** Its title with marks. */
  readonly name?: ReactNode;
};

/** One shop in a list: the whole card is one link, with the heart button on top of it. */
export const ShopCard = observer(function ShopCard({ shop, priority = 'lazy', name }: ShopCardProps) {
  const translate = useTranslate();
  const { now } = useService(NOW_VIEW_MODEL);
  const zones = useService(TIME_ZONES_IN_VIEW);
  const offer = useOfferText(shop.offer);
  const opening = openingLabel(shop.schedule, now, zones, translate);
  const { dishesFitting: count } = shop;
  const isClosed = opening.state.kind === 'closed';
  return (
    <article className={styles.card} data-closed={isClosed || undefined}>
      <div className={styles.picture}>
        <Picture source={shop.cover} shape="cover" sizes={CARD_SIZES} priority={priority} isGrey={isClosed} />
        {offer !== undefined && (
          <div className={styles.badges}>
            <Badge tone="accent" icon={icons.tagIcon}>
              {offer}
            </Badge>
          </div>
        )}
        {isClosed && <p className={styles.closed}>{opening.text}</p>}
      </div>
      <div className={styles.body}>
        <div className={styles.title}>
          <h3>
            <AppLink to={`/shop/${shop.id}`}>
              <bdi lang={shop.language}>{name ?? shop.title}</bdi>
            </AppLink>
          </h3>
          {shop.rating && <ShopRating rating={shop.rating} />}
        </div>
        <p className={styles.kind}>
          <KindAndDistance shop={shop} />
        </p>
        <ShopFacts shop={shop} />
        {count !== undefined && <p className={styles.kind}>{translate('facts.dishes_fit', { count })}</p>}
      </div>
      <div className={styles.like}>
        <LikeButton uuid={shop.uuid} title={shop.title} />
      </div>
    </article>
  );
});
