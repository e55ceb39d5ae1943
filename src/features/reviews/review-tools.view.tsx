import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { REVIEW_ORDERS, STARS, type ReviewFilter } from '@domain/reviews/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Chip } from '../../ui/chip/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import styles from './shop-reviews.module.scss';
import type { ShopReviewsViewModel } from './shop-reviews.view-model.ts';

type ReviewToolsProps = { readonly vm: ShopReviewsViewModel };

/** REVIEW-1f REVIEW-1g: the order, and the filters that leave something. */
export const ReviewTools = observer(function ReviewTools({ vm }: ReviewToolsProps) {
  const translate = useTranslate();
  const chip = (change: ReviewFilter, text: ReactNode): ReactNode => {
    const choice = vm.choice(change);
    return (
      choice && (
        <Chip key={JSON.stringify(change)} isOn={choice.isOn} onToggle={() => vm.toggle(change)}>
          {text} <bdi className={styles.count}>{choice.count}</bdi>
        </Chip>
      )
    );
  };
  return (
    <div className={styles.tools} role="group" aria-label={translate('reviews.tools')}>
      <label className={styles.order}>
        <VisuallyHidden>{translate('reviews.sort')}</VisuallyHidden>
        <select
          value={vm.order}
          onChange={({ target }) => vm.sort(REVIEW_ORDERS.find((order) => order === target.value) ?? 'newest')}
        >
          {REVIEW_ORDERS.map((order) => (
            <option key={order} value={order}>
              {translate(`reviews.${order}`)}
            </option>
          ))}
        </select>
      </label>
      {chip({ language: vm.language }, translate('reviews.in_language'))}
      {chip({ hasText: true }, translate('reviews.with_text'))}
      {chip({ hasPicture: true }, translate('reviews.with_picture'))}
      {STARS.toReversed().map((stars) => chip({ stars }, translate('reviews.stars', { count: stars })))}
    </div>
  );
});
