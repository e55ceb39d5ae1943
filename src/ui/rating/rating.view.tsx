import { groupDigits } from '@domain/kernel/group-digits.ts';
import { Icon } from '../icon/index.ts';
import * as icons from '../icon/icons.data.ts';
import styles from './rating.module.scss';

type RatingProps = {
  readonly average: number;
  readonly count?: number;
  /** "Rated 4.8 of 5 by 1,240 customers". */
  readonly label: string;
};

/** A star, the average, and the number of ratings. */
export function Rating({ average, count, label }: RatingProps) {
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      <Icon path={icons.starIcon} size="small" isFilled />
      <bdi aria-hidden="true">{average.toFixed(1)}</bdi>
      {count !== undefined && count > 0 && (
        <bdi aria-hidden="true" className={styles.count}>{`(${groupDigits(String(count))})`}</bdi>
      )}
    </span>
  );
}
