import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { avatarSource } from '@domain/images/index.ts';
import { REVIEW_COMMENT_MAX, type RatedPart } from '@domain/reviews/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { TextArea } from '../../ui/field/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { FailureState } from '../failure/index.ts';
import { PhotosView } from '../pictures/index.ts';
import { TipView } from '../tip/index.ts';
import styles from './rating.module.scss';
import type { RatingViewModel } from './rating.view-model.ts';
import { StarChoice } from './star-choice.view.tsx';
import { ThumbChoice } from './thumb-choice.view.tsx';

type RatingProps = { readonly vm: RatingViewModel };

export const RatingView = observer(function RatingView({ vm }: RatingProps) {
  const translate = useTranslate();
  if (vm.live?.failure) return <FailureState failure={vm.live.failure} onRetry={() => vm.live?.reload()} level={1} />;
  if (!vm.rating)
    return (
      <div role="status" aria-label={translate('progress')}>
        <Skeleton shape="title" />
        <Skeleton shape="row" />
      </div>
    );
  return <div className={styles.page}>{vm.isThanked ? <Thanks vm={vm} /> : <RatingForm vm={vm} />}</div>;
});

const Thanks = observer(function Thanks({ vm }: RatingProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.thanks}>
      <h1 ref={heading} tabIndex={-1}>
        {translate('rating.thanks')}
      </h1>
      {vm.changeableUntil !== undefined && (
        <p className={styles.muted}>{translate('rating.thanks_text', { time: vm.timeText(vm.changeableUntil) })}</p>
      )}
      <AppLink to={`/orders/${vm.id}`} {...buttonAttributes({ look: 'main', size: 'big', isWide: true })}>
        {translate('rating.to_order')}
      </AppLink>
      {vm.isUnhappy && (
        <AppLink to={`/orders/${vm.id}/problem`} {...buttonAttributes({ look: 'outline', isWide: true })}>
          {translate('order.problem')}
        </AppLink>
      )}
      <Button isWide onClick={vm.change}>
        {translate('rating.change')}
      </Button>
      <AppLink to="/reviews" {...buttonAttributes({ look: 'text', isWide: true })}>
        {translate('own_reviews.title')}
      </AppLink>
    </section>
  );
});

const RatingForm = observer(function RatingForm({ vm }: RatingProps) {
  const translate = useTranslate();
  const { shop, courier, dishes, rating } = vm;
  return (
    <Form className={styles.form} onSubmit={() => void vm.send()} failures={vm.failures}>
      <header>
        <h1 tabIndex={-1}>{translate('rating.title')}</h1>
        <p className={styles.muted}>
          {vm.isOpen && rating
            ? translate(vm.isRated ? 'rating.lead_rated' : 'rating.lead', { date: vm.dateText(rating.openUntil) })
            : translate(vm.isRated ? 'rating.done' : 'rating.closed')}
        </p>
      </header>
      {shop && (
        <section className={styles.block}>
          <Part vm={vm} part={shop} title={shop.name} />
        </section>
      )}
      {dishes.length > 0 && (
        <section className={styles.block} aria-labelledby="rated-dishes">
          <h2 id="rated-dishes">{translate('rating.dishes')}</h2>
          <ul className={styles.dishes}>
            {dishes.map((dish) => (
              <li key={dish.id}>
                <Face part={dish} />
                <p>
                  <bdi>{dish.name}</bdi>
                </p>
                <ThumbChoice
                  label={dish.name}
                  stars={vm.starsOf(dish)}
                  isFixed={!vm.canChange(dish)}
                  onChoose={(stars) => vm.choose(dish, stars)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {shop && vm.canChange(shop) && (
        <section className={styles.block}>
          <TextArea
            name="comment"
            dir="auto"
            label={translate('rating.comment')}
            hint={translate('rating.comment_hint')}
            maxLength={REVIEW_COMMENT_MAX}
            value={vm.comment}
            onChange={({ target }) => vm.write(target.value)}
          />
          <PhotosView vm={vm.photos} />
        </section>
      )}
      {courier && courier.name !== '' && (
        <section className={styles.block}>
          <Part vm={vm} part={courier} title={translate('rating.courier', { name: courier.name })} />
          <TipView vm={vm.tip} />
        </section>
      )}
      <div className={styles.actions}>
        {vm.fault !== undefined && <FormAlert>{vm.fault}</FormAlert>}
        {vm.isOpen && (
          <Button type="submit" look="main" size="big" isWide isBusy={vm.isSending}>
            {translate(vm.isRated ? 'rating.save' : 'rating.send')}
          </Button>
        )}
        <AppLink to={`/orders/${vm.id}/problem`} {...buttonAttributes({ look: 'outline', isWide: true })}>
          {translate('order.problem')}
        </AppLink>
      </div>
    </Form>
  );
});

const Part = observer(function Part({
  vm,
  part,
  title,
}: RatingProps & { readonly part: RatedPart; readonly title: string }) {
  return (
    <div className={styles.part}>
      <Face part={part} />
      <div>
        <h2>{part.kind === 'order' ? <bdi>{title}</bdi> : title}</h2>
        <StarChoice
          label={title}
          stars={vm.starsOf(part)}
          isFixed={!vm.canChange(part)}
          onChoose={(stars) => vm.choose(part, stars)}
        />
      </div>
    </div>
  );
});

function Face({ part }: { readonly part: RatedPart }) {
  return (
    <span className={styles.face} data-round={part.kind === 'courier' || undefined}>
      <BarePicture
        source={part.kind === 'courier' ? avatarSource(part.image) : part.image}
        widths={[112]}
        sizes="56px"
        width="56"
        height="56"
        loading="lazy"
      />
    </span>
  );
}
