import { STARS } from '@domain/reviews/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import styles from './shop-reviews.module.scss';

/** Five stars, filled to the nearest whole number; its parent names the number. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars} aria-hidden="true">
      {STARS.map((star) => (
        <span key={star} data-off={rating + 0.5 < star || undefined}>
          <Icon path={icons.starIcon} size="small" isFilled />
        </span>
      ))}
    </span>
  );
}
