import { STARS, type RatingSummary } from '@domain/reviews/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { Stars } from './stars.view.tsx';
import styles from './shop-reviews.module.scss';

const BEST_FIRST = STARS.toReversed();

/** REVIEW-1d: the average, and how often each number of stars was given. */
export function RatingBars({ summary: { average, count, distribution } }: { readonly summary: RatingSummary }) {
  const translate = useTranslate();
  const { count: digits, tenths } = useNumbers();
  if (average === undefined) return null;
  const text = tenths(Number(average));
  return (
    <div className={styles.score}>
      <div role="img" aria-label={translate('rating.label', { average: text, count, number: digits(count) })}>
        <p className={styles.average}>
          <bdi>{text}</bdi>
        </p>
        <Stars rating={Number(average)} />
        <p className={styles.quiet}>{translate('reviews.ratings', { count, number: digits(count) })}</p>
      </div>
      <ul className={styles.bars}>
        {BEST_FIRST.map((stars) => (
          <li key={stars}>
            <VisuallyHidden>
              {translate('reviews.gave', { count: distribution[stars], number: digits(distribution[stars]), stars })}
            </VisuallyHidden>
            <bdi aria-hidden="true">{stars}</bdi>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ inlineSize: `${(distribution[stars] * 100) / count}%` }} />
            </span>
            <bdi aria-hidden="true">{digits(distribution[stars])}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
