import { Icon } from '../icon/index.ts';
import * as icons from '../icon/icons.data.ts';
import styles from './rating.module.scss';

type RatingProps = {
  /** In the numbers of the reader's language. */
  readonly average: string;
  readonly count?: string | undefined;
  /** "Rated 4.8 of 5 by 1,240 customers". */
  readonly label: string;
};

/** A star, the average, and the number of ratings. */
export function Rating({ average, count, label }: RatingProps) {
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      <Icon path={icons.starIcon} size="small" isFilled />
      <bdi aria-hidden="true">{average}</bdi>
      {count !== undefined && <bdi aria-hidden="true" className={styles.count}>{`(${count})`}</bdi>}
    </span>
  );
}
