import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { ShopId } from '@domain/kernel/ids.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState, ListEnd } from '../failure/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { RatingBars } from './rating-bars.view.tsx';
import { ReviewItem } from './review-item.view.tsx';
import { ReviewTools } from './review-tools.view.tsx';
import { REVIEW_DEPS } from './reviews.tokens.ts';
import styles from './shop-reviews.module.scss';
import { ShopReviewsViewModel } from './shop-reviews.view-model.ts';

type ShopReviewsProps = {
  readonly shop: { readonly id: ShopId; readonly title: string };
  readonly titleId: string;
};

/** The reviews of a shop: the distribution of stars, and every review (CATALOG-2, REVIEW-1). */
export const ShopReviews = observer(function ShopReviews({ shop, titleId }: ShopReviewsProps) {
  const translate = useTranslate();
  const deps = useService(REVIEW_DEPS);
  const { language } = useService(LOCALE_VIEW_MODEL);
  const [vm] = useState(() => new ShopReviewsViewModel({ ...deps, language }, shop.id));
  useEffect(() => vm.activate(), [vm]);
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <h2 id={titleId}>{translate('reviews.title')}</h2>
        <p className={styles.quiet}>
          <bdi>{shop.title}</bdi>
        </p>
      </div>
      <Content vm={vm} />
    </div>
  );
});

const Content = observer(function Content({ vm }: { readonly vm: ShopReviewsViewModel }) {
  const translate = useTranslate();
  const scroller = useRef<HTMLDivElement>(null);
  const { failure, list } = vm;
  const summary = vm.ratings.value?.summary;
  return (
    <div ref={scroller} className={styles.scroll}>
      {failure && <FailureState failure={failure} onRetry={vm.retry} level={3} />}
      {!failure && summary && <RatingBars summary={summary} />}
      {!failure && vm.canFilter && <ReviewTools vm={vm} />}
      {!failure && (list?.total === undefined ? <Waiting /> : <List vm={vm} />)}
      <p role="status" className={styles.found}>
        {vm.isFiltered && list?.total !== undefined && translate('reviews.found', { count: list.total })}
      </p>
      {list && !failure && <ListEnd list={list} label={translate('reviews.more')} scroller={scroller} />}
    </div>
  );
});

const List = observer(function List({ vm }: { readonly vm: ShopReviewsViewModel }) {
  const translate = useTranslate();
  const reviews = vm.list?.items ?? [];
  if (reviews.length > 0)
    return (
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
    );
  return vm.isFiltered ? (
    <State
      icon={icons.searchIcon}
      title={translate('reviews.none_with')}
      level={3}
      action={
        <Button look="main" onClick={vm.clear}>
          {translate('reviews.clear')}
        </Button>
      }
    />
  ) : (
    <State icon={icons.starIcon} title={translate('reviews.none')} level={3}>
      {translate('reviews.none_text')}
    </State>
  );
});

function Waiting() {
  return (
    <>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </>
  );
}
