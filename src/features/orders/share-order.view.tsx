import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { isActiveStatus, type Order } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { share2Icon } from '../../ui/icon/referral-icons.data.ts';
import { shareWords, tellShared } from '../sharing/index.ts';
import styles from './order.module.scss';
import { ShareOrderViewModel, type ShareOrderDeps } from './share-order.view-model.ts';

type ShareOrderProps = { readonly deps: ShareOrderDeps; readonly order: Order };

/** ORDER-6k: lets others follow the order by a link, and ends that. */
export const ShareOrder = observer(function ShareOrder({ deps, order }: ShareOrderProps) {
  const translate = useTranslate();
  const [vm] = useState(() => new ShareOrderViewModel(deps, order.id));
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const isOffered = vm.isOffered(order);
  useEffect(() => {
    if (isOffered) void vm.load();
  }, [vm, isOffered]);
  const isActive = isActiveStatus(order.status);
  if (!isOffered || (!isActive && vm.isShared !== true)) return null;
  const share = async (): Promise<void> => {
    const path = await vm.share();
    if (path === undefined) return;
    const outcome = await shareWords({
      title: translate('follow.share_title', { shop: order.shop.title }),
      url: location.origin + path,
    });
    tellShared(outcome, 'shop.link_copied', deps.toasts, translate);
  };
  const stop = (): void =>
    void vm.stop().then((isOver) => {
      if (isOver) section.current?.querySelector('button')?.focus();
    });
  return (
    <section ref={section} className={styles.after} aria-labelledby={id}>
      <h2 id={id}>{translate('follow.heading')}</h2>
      <p className={styles.muted}>{translate(vm.isShared ? 'follow.shared' : 'follow.hint')}</p>
      {vm.path !== undefined && (
        <p className={styles.muted}>
          <bdi dir="ltr">{location.origin + vm.path}</bdi>
        </p>
      )}
      {isActive && (
        <Button isWide isBusy={vm.isWorking} onClick={() => void share()}>
          <Icon path={share2Icon} />
          {translate(vm.isShared ? 'group.share' : 'follow.share')}
        </Button>
      )}
      {vm.isShared && (
        <Button isWide look="outline" onClick={stop}>
          {translate('follow.stop')}
        </Button>
      )}
    </section>
  );
});
