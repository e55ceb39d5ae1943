import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { OrderLine } from '@domain/orders/index.ts';
import { REFUND_CAUSE_MAX, REFUND_REASONS, type RefundableGoods } from '@domain/refunds/index.ts';
import { useItemList, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { TextArea } from '../../ui/field/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { Stepper } from '../../ui/stepper/index.ts';
import { Price } from '../currency/index.ts';
import { FailureState } from '../failure/index.ts';
import { PhotosView } from '../pictures/index.ts';
import { Outcome } from './outcome.view.tsx';
import styles from './refunds.module.scss';
import type { ProblemViewModel } from './problem.view-model.ts';

type ProblemProps = { readonly vm: ProblemViewModel };

const OBSTACLES = {
  'not-delivered': 'problem.not_yet',
  whole: 'problem.whole',
  'nothing-left': 'problem.none_left',
} as const;

export const ProblemView = observer(function ProblemView({ vm }: ProblemProps) {
  const translate = useTranslate();
  if (vm.live?.failure) return <FailureState failure={vm.live.failure} onRetry={() => vm.live?.reload()} level={1} />;
  if (!vm.subject)
    return (
      <div role="status" aria-label={translate('progress')}>
        <Skeleton shape="title" />
        <Skeleton shape="row" />
      </div>
    );
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('problem.title')}</h1>
      {vm.obstacle === undefined ? <ProblemForm vm={vm} subject={vm.subject} /> : <Obstacle vm={vm} />}
    </div>
  );
});

const Obstacle = observer(function Obstacle({ vm }: ProblemProps) {
  const translate = useTranslate();
  const { obstacle } = vm;
  if (obstacle === undefined) return null;
  const isEarly = obstacle === 'not-delivered';
  return (
    <div className={styles.obstacle}>
      <p className={styles.muted}>{translate(OBSTACLES[obstacle])}</p>
      <AppLink to={isEarly ? `/orders/${vm.id}` : '/order-refunds'} {...buttonAttributes({ look: 'main' })}>
        {translate(isEarly ? 'rating.to_order' : 'refunds.title')}
      </AppLink>
    </div>
  );
});

const ProblemForm = observer(function ProblemForm({
  vm,
  subject,
}: ProblemProps & { readonly subject: RefundableGoods }) {
  const translate = useTranslate();
  return (
    <Form className={styles.columns} onSubmit={() => void vm.send()} failures={vm.failures}>
      <div className={styles.column}>
        <p className={styles.muted}>{translate('problem.lead')}</p>
        <ul aria-label={translate('problem.lines')}>
          {subject.order.lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <Line vm={vm} line={line} subject={subject} />
            </li>
          ))}
        </ul>
        <TextArea
          name="note"
          dir="auto"
          label={translate('problem.note')}
          hint={translate('problem.note_hint')}
          maxLength={REFUND_CAUSE_MAX}
          value={vm.note}
          onChange={({ target }) => vm.write(target.value)}
        />
        <PhotosView vm={vm.photos} />
      </div>
      <div className={styles.side}>
        <Outcome vm={vm} subject={subject} />
        {vm.fault !== undefined && <FormAlert>{vm.fault}</FormAlert>}
        <Button type="submit" look="main" size="big" isWide isSplit={vm.quote !== undefined} isBusy={vm.isSending}>
          <span>{translate('problem.send')}</span>
          {vm.quote && <Price amount={vm.quote.amount} style={subject.order.priceStyle} />}
        </Button>
        <AppLink to="/order-refunds" {...buttonAttributes({ look: 'text', isWide: true })}>
          {translate('refunds.title')}
        </AppLink>
      </div>
    </Form>
  );
});

const Line = observer(function Line({
  vm,
  line,
  subject,
}: ProblemProps & { readonly line: OrderLine; readonly subject: RefundableGoods }) {
  const translate = useTranslate();
  const list = useItemList();
  const group = useId();
  const [left, said] = [vm.leftOf(line), vm.picks.get(line.id)];
  const name = line.title;
  const details = list([line.options, ...line.addons.map((addon) => addon.title)]);
  return (
    <>
      <label className={styles.pick}>
        <input type="checkbox" checked={said !== undefined} disabled={left === 0} onChange={() => vm.toggle(line)} />
        <span className={styles.picture}>
          <BarePicture source={line.image} widths={[88]} sizes="44px" width="44" height="44" loading="lazy" />
        </span>
        <span>
          <span className={styles.name}>
            {line.quantity > 1 && `${line.quantity} × `}
            <bdi>{name}</bdi>
          </span>
          <span className={styles.muted}>{left === 0 ? translate('problem.taken') : details}</span>
        </span>
        <Price amount={line.total} style={subject.order.priceStyle} />
      </label>
      {said && (
        <div className={styles.said}>
          {left > 1 && (
            <div className={styles.howMany}>
              <span>{translate('problem.pieces', { number: String(left) })}</span>
              <Stepper
                quantity={said.quantity}
                labels={{
                  less: translate('cart.less', { name }),
                  more: translate('cart.more', { name }),
                  count: translate('cart.quantity', { name }),
                }}
                isAtLeast={said.quantity === 1}
                isAtMost={said.quantity === left}
                onLess={() => vm.count(line, said.quantity - 1)}
                onMore={() => vm.count(line, said.quantity + 1)}
              />
            </div>
          )}
          <div className={styles.reasons} role="radiogroup" aria-label={translate('problem.reason', { name })}>
            {REFUND_REASONS.map((reason) => (
              <label key={reason}>
                <input
                  type="radio"
                  name={group}
                  checked={said.reason === reason}
                  onChange={() => vm.say(line, reason)}
                />
                {translate(`problem.reason.${reason}`)}
              </label>
            ))}
          </div>
        </div>
      )}
    </>
  );
});
