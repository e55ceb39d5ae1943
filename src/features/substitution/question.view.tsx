import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { localTimeOf } from '@domain/calendar/index.ts';
import type { Order } from '@domain/orders/index.ts';
import type { SubstitutedDish, Substitution, SubstitutionAnswer } from '@domain/substitution/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import { Picture } from '../../ui/picture/index.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { Price } from '../currency/index.ts';
import { backKey } from './back-key.ts';
import styles from './substitution.module.scss';
import type { SubstitutionViewModel } from './substitution.view-model.ts';
import { useVerdictText } from './use-verdict-text.ts';

type QuestionProps = {
  readonly vm: SubstitutionViewModel;
  readonly order: Order;
  readonly question: Substitution;
  readonly onAnswered: () => void;
};

/** ORDER-10: what is missing, what the shop proposes, what it means for the profile and the money, and two answers. */
export const Question = observer(function Question({ vm, order, question, onAnswered }: QuestionProps) {
  const translate = useTranslate();
  const zones = useService(TIME_ZONES_IN_VIEW);
  const verdictText = useVerdictText();
  const { ordered, proposed, ifReplaced, ifLeftOut, silence } = question;
  const asked = localTimeOf(question.askedAt, order.shop.timeZone ?? 'UTC', zones);
  const answer = (word: SubstitutionAnswer): void =>
    void vm.answer(word).then((isAnswered) => isAnswered && onAnswered());
  const isLast = ifLeftOut?.minor === order.total.minor;
  const backText = (amount: Substitution['back']) =>
    amount && amount.minor > 0 ? (
      <Trans id={backKey(order.payment)} parts={{ amount: <Price amount={amount} style={order.priceStyle} /> }} />
    ) : null;
  return (
    <section className={styles.question} aria-labelledby="order-question">
      <p className={styles.asks}>
        <Icon path={wayIcons.utensilsIcon} size="small" />
        <span>{translate('substitution.asks', { shop: order.shop.title, time: asked })}</span>
      </p>
      <h2 id="order-question" tabIndex={-1}>
        {translate('substitution.title', { dish: ordered.title, other: proposed?.title ?? '' })}
      </h2>
      <div className={styles.left}>
        <span className={styles.muted}>{translate('substitution.within')}</span>
        <strong>
          <bdi dir="ltr">{clockText(vm.left)}</bdi>
        </strong>
        <i aria-hidden="true" style={{ ['--left' as string]: String(vm.share) }} />
      </div>
      <div className={styles.swap}>
        <Dish label={translate('substitution.ordered')} dish={ordered} order={order} isGone />
        {proposed && (
          <Dish label={translate('substitution.proposed')} dish={proposed} order={order}>
            {backText(ifReplaced)}
          </Dish>
        )}
      </div>
      {vm.verdict && (
        <p className={styles.verdict} data-fits={vm.verdict.kind === 'fits' || undefined}>
          <strong>{verdictText(vm.verdict)}</strong>{' '}
          <span>{translate(vm.canTake ? 'substitution.checked' : 'substitution.not_for_you', { time: asked })}</span>
        </p>
      )}
      <div className={styles.answers}>
        {vm.canTake && (
          <Button look="main" size="big" isWide isBusy={vm.sending === 'replace'} onClick={() => answer('replace')}>
            {translate('substitution.yes', { dish: proposed?.title ?? '' })}
          </Button>
        )}
        <Button size="big" isWide isBusy={vm.sending === 'leave-out'} onClick={() => answer('leave-out')}>
          <span>{translate('substitution.no')}</span>
          <span className={styles.amount}>{backText(ifLeftOut)}</span>
        </Button>
        <p className={styles.silence}>
          {translate(silence === 'replace' ? 'substitution.silence_replace' : 'substitution.silence_leave_out')}
          {isLast && ` ${translate('substitution.last')}`}
        </p>
      </div>
    </section>
  );
});

type DishProps = {
  readonly label: string;
  readonly dish: SubstitutedDish;
  readonly order: Order;
  readonly isGone?: boolean;
  readonly children?: ReactNode;
};

function Dish({ label, dish, order, isGone = false, children }: DishProps) {
  return (
    <figure data-gone={isGone || undefined}>
      <Picture source={dish.image} shape="square" sizes="160px" isGrey={isGone} />
      <figcaption>
        <p className={styles.muted}>{label}</p>
        <p className={styles.name}>
          <bdi>{dish.quantity > 1 ? `${dish.quantity} × ${dish.title}` : dish.title}</bdi>
        </p>
        {dish.options !== '' && (
          <p className={styles.muted}>
            <bdi>{dish.options}</bdi>
          </p>
        )}
        <p>
          <Price amount={dish.total} style={order.priceStyle} />
        </p>
        {children !== null && children !== undefined && <p className={styles.gain}>{children}</p>}
      </figcaption>
    </figure>
  );
}

/** "1:48". */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
