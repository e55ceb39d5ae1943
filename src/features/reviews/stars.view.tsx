import { STARS } from '@domain/reviews/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import styles from './shop-reviews.module.scss';

/** Five stars, as many filled as were given, to the nearest; whoever shows them says the number. */
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
