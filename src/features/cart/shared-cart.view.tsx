import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cartLines, lineKey } from '@domain/cart/index.ts';
import { lineAmounts } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useItemList, useTranslate, type TextKey } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Picture } from '../../ui/picture/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { ANNOUNCER } from '../announcer/index.ts';
import { Price } from '../currency/index.ts';
import { FailureState } from '../failure/index.ts';
import content from './cart-content.module.scss';
import { CART, SHARED_CART_VIEW_MODEL } from './cart.tokens.ts';
import type { SharedCartViewModel } from './shared-cart.view-model.ts';
import styles from './shared-cart.module.scss';

/** CART-11: what is in a shared cart now, what changed since, and how to take it. */
export const SharedCartSheet = observer(function SharedCartSheet() {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const text = new URLSearchParams(search).get('cart') ?? '';
  const onClose = () => void navigate(pathname, { replace: true });
  const vm = useService(SHARED_CART_VIEW_MODEL);
  const cart = useService(CART);
  const announcer = useService(ANNOUNCER);
  const headingId = useId();
  useEffect(() => void vm.load(text), [vm, text]);
  const take = (isReplacing: boolean) => () => {
    const outcome = vm.take(isReplacing);
    if (outcome === 'refused') return;
    onClose();
    if (outcome === 'waiting') return;
    announcer.say(translate('cart.button', { count: cart.count }));
    cart.open();
  };
  return (
    <Sheet isOpen onClose={onClose} labelledBy={headingId} closeLabel={translate('cart.close')}>
      <div className={styles.shared}>
        <h2 id={headingId}>{translate('cart.shared_title')}</h2>
        <Content vm={vm} />
        {vm.opened && !vm.isGone && (
          <div className={styles.choices}>
            {vm.canJoin && (
              <Button look="main" isWide onClick={take(false)}>
                {translate('cart.shared_add')}
              </Button>
            )}
            {vm.hasCart && (
              <Button look={vm.canJoin ? 'quiet' : 'main'} isWide onClick={take(true)}>
                {translate('cart.shared_replace')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Sheet>
  );
});

const Content = observer(function Content({ vm }: { readonly vm: SharedCartViewModel }) {
  const translate = useTranslate();
  const list = useItemList();
  const { opened, failure } = vm;
  if (vm.isUnreadable || vm.isGone) {
    const title: TextKey = vm.isGone ? 'cart.shared_gone_all' : 'cart.shared_unreadable';
    return (
      <State icon={icons.shoppingBasketIcon} title={translate(title)} level={3}>
        {translate('cart.shared_ask')}
      </State>
    );
  }
  if (failure) return <FailureState failure={failure} onRetry={vm.retry} level={3} />;
  if (!opened)
    return (
      <div role="status" aria-label={translate('progress')}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    );
  const changes = [
    ...(opened.gone.length > 0 ? [translate('cart.shared_gone', { count: opened.gone.length })] : []),
    ...(opened.changed.length > 0 ? [translate('cart.shared_changed', { count: opened.changed.length })] : []),
    ...opened.limited.map(({ title, given }) =>
      translate(given === 0 ? 'cart.sold_out' : 'cart.limited', { name: title, quantity: given }),
    ),
  ];
  return (
    <>
      {changes.length > 0 && (
        <ul className={styles.changes} role="status">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      <ul className={styles.lines}>
        {cartLines(opened.cart).map((line) => (
          <li key={lineKey(line)} className={content.line}>
            <Picture source={line.item.image} shape="square" sizes="56px" />
            <div>
              <h3>
                <bdi lang={line.item.language}>{line.item.title}</bdi>
              </h3>
              <p className={content.details}>{list([line.item.options, ...line.addons.map(({ title }) => title)])}</p>
              <p className={content.amount}>
                <Price amount={lineAmounts(line.item.price, line.quantity, line.addons).net} />
              </p>
            </div>
            <span>× {line.quantity}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{translate('checkout.items')}</span> <Price amount={vm.total} />
      </p>
    </>
  );
});
