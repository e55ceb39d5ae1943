import { observer } from 'mobx-react-lite';
import type { Shop } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { AppLink, useGoBack } from '../../routes/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as shopIcons from '../../ui/icon/shop-icons.data.ts';
import { BarePicture, Picture } from '../../ui/picture/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import {
  DeliveryAmount,
  DeliveryTerm,
  kindsText,
  openingLabel,
  TIME_ZONES_IN_VIEW,
  useOfferText,
} from '../catalog/index.ts';
import { Price } from '../currency/index.ts';
import { LikeButton } from '../liked/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import { ShareButton } from './share-button.view.tsx';
import styles from './shop-head.module.scss';
import { COVER_SIZES } from './shop.view-model.ts';

/** The path of the page below the sheets. */
type ShopHeadProps = { readonly shop: Shop; readonly path: string };

/** The shop's picture, name, hours, and the four most important facts. */
export const ShopHead = observer(function ShopHead({ shop, path }: ShopHeadProps) {
  const translate = useTranslate();
  const { now } = useService(NOW_VIEW_MODEL);
  const zones = useService(TIME_ZONES_IN_VIEW);
  const { language } = useService(LOCALE_VIEW_MODEL);
  const goBack = useGoBack();
  const offer = useOfferText(shop.offer);
  const opening = openingLabel(shop.schedule, now, zones, translate);
  const isOpen = opening.state.kind === 'open';
  return (
    <header className={styles.head}>
      <div className={styles.hero}>
        <Picture source={shop.cover} shape="cover" sizes={COVER_SIZES} priority="first" isGrey={!isOpen} />
        <div className={styles.tools}>
          <IconButton
            icon={icons.arrowLeftIcon}
            label={translate('header.back')}
            points
            look="solid"
            onClick={goBack}
          />
          <ShareButton title={shop.title} />
          <LikeButton uuid={shop.uuid} title={shop.title} />
        </div>
      </div>
      <div className={styles.logo}>
        <BarePicture source={shop.logo} widths={[144]} sizes="72px" width="72" height="72" />
      </div>
      <div className={styles.body}>
        <div>
          <h1 tabIndex={-1}>
            <bdi lang={shop.language}>{shop.title}</bdi>
            {shop.isVerified && <Icon path={shopIcons.badgeCheckIcon} />}
          </h1>
          <p className={styles.kind}>
            {shop.kinds.length > 0 && <span>{kindsText(shop.kinds, language)}</span>}
            <AppLink
              to={`${path}?sheet=info`}
              className={styles.opening}
              data-open={isOpen || undefined}
              aria-label={translate('shop.opening', { opening: opening.text })}
            >
              {opening.text}
            </AppLink>
          </p>
          <div className={styles.badges}>
            {offer !== undefined && (
              <Badge tone="soft" icon={icons.tagIcon}>
                {offer}
              </Badge>
            )}
          </div>
        </div>
        <Facts shop={shop} path={path} />
      </div>
      {!isOpen && (
        <p className={styles.closed} role="note">
          <Icon path={shopIcons.clockIcon} />
          {translate(shop.schedule.isAccepting ? 'shop.closed_note' : 'shop.paused_note')}
        </p>
      )}
    </header>
  );
});

/** The outlines of a shop that loads, in the places of its picture, name and facts, and of the menu below. */
export function ShopSkeleton() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('progress')} className={styles.head}>
      <div className={styles.hero}>
        <Skeleton shape="cover" />
      </div>
      <div className={styles.logo}>
        <Skeleton shape="square" />
      </div>
      {(['title', 'short', 'row', 'row', 'line', 'cover'] as const).map((shape, place) => (
        <Skeleton key={place} shape={shape} />
      ))}
    </div>
  );
}

const Facts = observer(function Facts({ shop, path }: ShopHeadProps) {
  const translate = useTranslate();
  const { count, tenths } = useNumbers();
  const { rating } = shop;
  const average = rating && tenths(rating.average);
  const reviews = rating && translate('shop.reviews', { count: rating.count, number: count(rating.count) });
  return (
    <dl className={styles.facts}>
      {average !== undefined && reviews !== undefined && (
        <div>
          <dt>
            <AppLink to={`${path}?sheet=reviews`} aria-label={translate('shop.rated', { average, reviews })}>
              {reviews}
            </AppLink>
          </dt>
          <dd aria-hidden="true">
            <Icon path={icons.starIcon} size="small" isFilled />
            <bdi>{average}</bdi>
          </dd>
        </div>
      )}
      {shop.deliveryTime && (
        <div>
          <dt>{translate('shop.arrival')}</dt>
          <dd>{translate('facts.minutes', { from: shop.deliveryTime.from, to: shop.deliveryTime.to })}</dd>
        </div>
      )}
      <div>
        {/* The link is not part of what waits for its code: it opens the sheet at once. */}
        <dt>
          <AppLink to={`${path}?sheet=info`}>
            <DeliveryTerm shop={shop} />
          </AppLink>
        </dt>
        <dd>
          <DeliveryAmount shop={shop} />
        </dd>
      </div>
      <div>
        <dt>{translate('shop.minimum')}</dt>
        <dd>
          <Price amount={shop.minimum} />
        </dd>
      </div>
    </dl>
  );
});
