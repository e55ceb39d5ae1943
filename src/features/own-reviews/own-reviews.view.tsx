import { observer } from 'mobx-react-lite';
import { STARS, type OwnReview } from '@domain/reviews/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Drawing } from '../../ui/drawing/index.ts';
import * as icons from '../../ui/icon/after-icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { State } from '../../ui/state/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { PagedList } from '../failure/index.ts';
import { starredWordsDrawing } from './own-reviews-drawings.data.ts';
import styles from './own-reviews.module.scss';
import type { OwnReviewsViewModel } from './own-reviews.view-model.ts';

type OwnReviewsProps = { readonly vm: OwnReviewsViewModel };

export const OwnReviewsView = observer(function OwnReviewsView({ vm }: OwnReviewsProps) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('own_reviews.title')}</h1>
      <PagedList list={vm.list} empty={<NoReviews />}>
        {(review) => <Review vm={vm} review={review} />}
      </PagedList>
    </div>
  );
});

function NoReviews() {
  const translate = useTranslate();
  return (
    <State
      art={<Drawing shapes={starredWordsDrawing} />}
      title={translate('own_reviews.none')}
      action={
        <AppLink to="/orders?show=delivered" {...buttonAttributes({ look: 'main' })}>
          {translate('menu.orders')}
        </AppLink>
      }
    >
      {translate('own_reviews.none_text')}
    </State>
  );
}

const Review = observer(function Review({ vm, review }: OwnReviewsProps & { readonly review: OwnReview }) {
  const translate = useTranslate();
  const { title, image, rating, comment, pictures, writtenAt } = review;
  const path = vm.changePath(review);
  return (
    <article className={styles.review}>
      <span className={styles.face}>
        <BarePicture source={image} widths={[112]} sizes="56px" width="56" height="56" loading="lazy" />
      </span>
      <div className={styles.what}>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <p className={styles.muted}>
          <VisuallyHidden>{translate('reviews.stars_of', { stars: String(rating) })} </VisuallyHidden>
          <span className={styles.stars} aria-hidden="true">
            {STARS.map((star) => (
              <Icon key={star} path={icons.starIcon} size="small" isFilled={star <= rating} />
            ))}
          </span>{' '}
          <time dateTime={new Date(writtenAt).toISOString()}>{vm.dateText(writtenAt)}</time>
        </p>
        {comment !== '' && <p dir="auto">{comment}</p>}
        {pictures.length > 0 && (
          <ul className={styles.pictures} aria-label={translate('photos.title')}>
            {pictures.map((picture, index) => (
              <li key={picture}>
                <img
                  src={`${picture}?w=160`}
                  alt={translate('photos.photo', { number: String(index + 1) })}
                  width="72"
                  height="72"
                  loading="lazy"
                />
              </li>
            ))}
          </ul>
        )}
        {path !== undefined && (
          <AppLink to={path} {...buttonAttributes({})}>
            {translate('rating.change')}
          </AppLink>
        )}
      </div>
    </article>
  );
});
