import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { lockAt } from '@domain/cart/index.ts';
import { subtractMoney } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { FailureState } from '../failure/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import { GroupCountdown } from './group-countdown.view.tsx';
import { GroupDestination } from './group-destination.view.tsx';
import { GroupHistory } from './group-history.view.tsx';
import { GroupMembers } from './group-members.view.tsx';
import { GroupOwnLines } from './group-own-lines.view.tsx';
import { GroupPrice } from './group-price.view.tsx';
import { GroupSoFar } from './group-so-far.view.tsx';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';

const GroupInvite = lazyView(() => import('./group-invite.view.tsx').then((module) => module.GroupInvite));
const GroupMenu = lazyView(
  () => import('./group-menu.view.tsx').then((module) => module.GroupMenu),
  <Skeleton shape="row" />,
);

/** GROUP-4: everybody's dishes, as they choose. */
export const GroupLive = observer(function GroupLive({ vm }: { readonly vm: GroupViewModel }) {
  const translate = useTranslate();
  const { now } = useService(NOW_VIEW_MODEL);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { live } = vm.part;
  if (!live) return null;
  const { cart, failure } = live;
  if (!cart)
    return failure ? (
      <FailureState failure={failure} onRetry={vm.retry} level={1} />
    ) : (
      <div role="status" aria-label={translate('progress')}>
        <Skeleton shape="title" />
        <Skeleton shape="row" />
      </div>
    );
  const lock = lockAt(cart, now);
  const done = cart.members.filter(({ isChoosing }) => !isChoosing).length;
  const canChoose = vm.isOwner || lock === undefined;
  const limit = vm.isOwner ? undefined : cart.spendLimit;
  const left = limit && limit.minor >= live.total.minor ? subtractMoney(limit, live.total) : undefined;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <section className={styles.head}>
          <p className={styles.muted}>
            <bdi>{vm.title}</bdi>
            {cart.deadline !== undefined && lock === undefined && (
              <>
                {' · '}
                <GroupCountdown deadline={cart.deadline} time={vm.time(cart.deadline)} />
              </>
            )}
          </p>
          <h1 tabIndex={-1}>
            {lock ? (
              translate('group.is_locked')
            ) : left ? (
              <Trans
                id="group.you_have_left"
                parts={{ left: <GroupPrice amount={left} currency={cart.currencyId} /> }}
              />
            ) : (
              translate('group.done_of', { done, all: cart.members.length })
            )}
          </h1>
          <div
            className={styles.segments}
            role="img"
            aria-label={translate('group.done_of', { done, all: cart.members.length })}
          >
            {cart.members.map(({ id, isChoosing, lines }) => (
              <i key={id} data-state={isChoosing ? (lines.length > 0 ? 'has' : 'none') : 'done'} />
            ))}
          </div>
          {left && !lock && (
            <p className={styles.muted}>{translate('group.done_of', { done, all: cart.members.length })}</p>
          )}
          {lock && !vm.isOwner && <p className={styles.muted}>{translate('group.locked_text')}</p>}
          <GroupDestination destination={cart.destination} isOwner={vm.isOwner} />
          {failure && <p className={styles.notice}>{translate('group.offline')}</p>}
          {vm.reporter.latest !== '' && <p className={styles.told}>{vm.reporter.latest}</p>}
        </section>
        {vm.isOwner && <GroupInvite vm={vm} />}
        <GroupOwnLines vm={vm} live={live} canChoose={canChoose} />
        {canChoose && (
          <section className={styles.block}>
            <Button isWide aria-expanded={isMenuOpen} onClick={() => setMenuOpen(!isMenuOpen)}>
              {translate('group.add_dish')}
            </Button>
            {isMenuOpen && <GroupMenu vm={vm} live={live} />}
          </section>
        )}
        <GroupMembers vm={vm} cart={cart} live={live} />
      </div>
      <div className={styles.side}>
        <GroupHistory vm={vm} />
        {vm.isOwner ? (
          <OwnerDock vm={vm} isLocked={lock !== undefined} />
        ) : (
          <MemberDock vm={vm} isLocked={!canChoose} />
        )}
      </div>
    </div>
  );
});

type DockProps = { readonly vm: GroupViewModel; readonly isLocked: boolean };

const OwnerDock = observer(function OwnerDock({ vm, isLocked }: DockProps) {
  const translate = useTranslate();
  const { now } = useService(NOW_VIEW_MODEL);
  const { live } = vm.part;
  const cart = live?.cart;
  if (!cart) return null;
  const isChoosing = live.self?.isChoosing !== false;
  return (
    <div className={`${styles.beside} ${styles.dock}`} data-dock>
      <GroupSoFar live={live} cart={cart} />
      <Button look="main" size="big" isWide isSplit onClick={() => void vm.checkOut()}>
        <span>{translate('group.check_out')}</span>
        <GroupPrice amount={live.sumOfAll(cart)} currency={cart.currencyId} />
      </Button>
      <div className={styles.tools}>
        <Button look="text" onClick={() => void live.setStatus(!isChoosing)}>
          {translate(isChoosing ? 'group.i_am_done' : 'group.still_choosing')}
        </Button>
        {cart.deadline !== undefined && (
          <Button look="text" onClick={() => void vm.owner.postpone(now)}>
            {translate('group.more_time')}
          </Button>
        )}
        <Button look="text" onClick={() => void vm.owner.lock(!isLocked)}>
          {translate(isLocked ? 'group.unlock' : 'group.lock')}
        </Button>
        <Button look="text" onClick={() => void vm.end()}>
          {translate('group.end')}
        </Button>
      </div>
    </div>
  );
});

const MemberDock = observer(function MemberDock({ vm, isLocked }: DockProps) {
  const translate = useTranslate();
  const { live } = vm.part;
  const isChoosing = live?.self?.isChoosing !== false;
  const cart = live?.cart;
  if (!cart) return null;
  return (
    <div className={`${styles.beside} ${styles.dock}`} data-dock>
      <GroupSoFar live={live} cart={cart} />
      {!isLocked && (
        <Button
          look={isChoosing ? 'main' : 'outline'}
          size="big"
          isWide
          isSplit
          onClick={() => void live.setStatus(!isChoosing)}
        >
          <span>{translate(isChoosing ? 'group.i_am_done' : 'group.still_choosing')}</span>
          <GroupPrice amount={live.total} currency={cart.currencyId} />
        </Button>
      )}
      <div className={styles.tools}>
        <Button look="text" onClick={() => void vm.part.leave()}>
          {translate('group.leave')}
        </Button>
      </div>
    </div>
  );
});
