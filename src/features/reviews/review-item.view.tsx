import { observer } from 'mobx-react-lite';
import type { Review } from '@domain/reviews/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import styles from './shop-reviews.module.scss';
import { Stars } from './stars.view.tsx';
import { writtenWhen } from './written-when.ts';

/** One review: who, how many stars, when, and what they say and show. */
export const ReviewItem = observer(function ReviewItem({ review }: { readonly review: Review }) {
  const translate = useTranslate();
  const { language } = useService(LOCALE_VIEW_MODEL);
  const { now } = useService(NOW_VIEW_MODEL);
  const { author, rating, writtenAt, comment, pictures } = review;
  const name = author?.name ?? translate('reviews.somebody');
  return (
    <article className={styles.review}>
      <div className={styles.who}>
        <span className={styles.initial} aria-hidden="true">
          {[...name][0]}
        </span>
        <div>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <p className={styles.quiet}>
            <VisuallyHidden>{translate('reviews.stars_of', { stars: rating })} </VisuallyHidden>
            <Stars rating={rating} />
            {writtenAt !== undefined && (
              <time dateTime={new Date(writtenAt).toISOString()}>{writtenWhen(writtenAt, now, language)}</time>
            )}
          </p>
        </div>
      </div>
      {comment !== '' && (
        <p lang={review.language} dir="auto" className={styles.comment}>
          {comment}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <a
                href={picture}
                target="_blank"
                rel="noreferrer"
                aria-label={translate('reviews.picture', { name, number: index + 1 })}
              >
                <Picture source={picture} shape="square" sizes="88px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
});
