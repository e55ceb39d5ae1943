import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { OrderId, ParcelId } from '@domain/kernel/ids.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { share2Icon } from '../../ui/icon/referral-icons.data.ts';
import { shareWords, reportShared } from '../sharing/index.ts';
import styles from './share.module.scss';
import { ShareViewModel, type ShareDeps } from './share.view-model.ts';

type Owned =
  | { readonly kind: 'order'; readonly deps: ShareDeps<OrderId>; readonly id: OrderId }
  | { readonly kind: 'parcel'; readonly deps: ShareDeps<ParcelId>; readonly id: ParcelId };
type ShareLinksProps = Owned & {
  /** The time of its end, if it has ended. */
  readonly endedAt: Instant | undefined;
  /** What somebody reads who is sent the link. */
  readonly title: string;
};

const TEXTS = {
  order: { hint: 'follow.hint', shared: 'follow.shared' },
  parcel: { hint: 'follow.parcel.hint', shared: 'follow.parcel.shared' },
} as const;

/** ORDER-6k: lets others follow an order or a parcel by a link, and ends that. */
export const ShareLinks = observer(function ShareLinks(props: ShareLinksProps) {
  const { kind, deps, endedAt, title } = props;
  const translate = useTranslate();
  const [vm] = useState(() => viewModelOf(props));
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const isOffered = vm.isOffered(endedAt);
  useEffect(() => {
    if (isOffered) void vm.load();
  }, [vm, isOffered]);
  const isActive = endedAt === undefined;
  if (!isOffered || (!isActive && vm.isShared !== true)) return null;
  const share = async (): Promise<void> => {
    const path = await vm.share();
    if (path === undefined) return;
    const outcome = await shareWords({ title, url: location.origin + path });
    reportShared(outcome, 'shop.link_copied', deps.toasts, translate);
  };
  const stop = (): void =>
    void vm.stop().then((isOver) => {
      if (isOver) section.current?.querySelector('button')?.focus();
    });
  return (
    <section ref={section} className={styles.share} aria-labelledby={id}>
      <h2 id={id}>{translate('follow.heading')}</h2>
      <p className={styles.muted}>{translate(TEXTS[kind][vm.isShared ? 'shared' : 'hint'])}</p>
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

const viewModelOf = (owned: Owned) =>
  owned.kind === 'order'
    ? new ShareViewModel(owned.deps, 'order_follow', owned.id)
    : new ShareViewModel(owned.deps, 'parcel_follow', owned.id);
