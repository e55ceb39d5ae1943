import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { GroupPart } from '@domain/cart/index.ts';
import type { OrderedGroup } from '@domain/orders/index.ts';
import { providerName } from '@domain/payments/index.ts';
import { priceText } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { FormAlert } from '../../ui/form/index.ts';
import { banknoteIcon } from '../../ui/icon/paying-icons.data.ts';
import { Price } from '../currency/index.ts';
import { MethodList, useProviderPage } from '../paying/index.ts';
import styles from './group.module.scss';
import { OWN_SHARE_DEPS } from './group.tokens.ts';
import { BY_HAND, OwnShareViewModel, type FollowOrder } from './own-share.view-model.ts';

export type OwnShareProps = {
  readonly part: Pick<GroupPart, 'cartId' | 'secret'>;
  readonly order: OrderedGroup;
  readonly follow: FollowOrder;
};

const POLL_MS = 3_000;

/** GROUP-6f: how the own share stands, and the ways to pay it. */
export const OwnShare = observer(function OwnShare({ part, order, follow }: OwnShareProps) {
  const deps = useService(OWN_SHARE_DEPS);
  const [vm] = useState(() => new OwnShareViewModel(deps, part, order, follow));
  const { isWaiting } = vm;
  useEffect(() => vm.update(order), [vm, order]);
  useProviderPage(vm);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void vm.ask(), POLL_MS);
    return () => clearInterval(timer);
  }, [vm, isWaiting]);
  const { share } = vm;
  if (!share) return null;
  return (
    <>
      <Standing vm={vm} />
      {vm.isPayable ? <Ways vm={vm} /> : vm.fault !== undefined && <FormAlert>{vm.fault}</FormAlert>}
    </>
  );
});

type Props = { readonly vm: OwnShareViewModel };

/** What is known of the share beside that it is open. */
const Standing = observer(function Standing({ vm }: Props) {
  const translate = useTranslate();
  const { signs } = useNumbers();
  const { order, share, known, isWaiting } = vm;
  const name = order.ownerName;
  if (!share) return null;
  const amount = priceText(share.total, { ...order.priceStyle, signs });
  const provider = providerName(known?.tag ?? '');
  if (order.status === 'canceled')
    return share.standing === 'open' ? null : <p role="status">{translate('group.pay.ask_back', { name, amount })}</p>;
  if (isWaiting)
    return (
      <div role="status">
        <strong>{translate('paying.waiting', { provider })}</strong>
        <p className={styles.muted}>{translate('group.pay.waiting')}</p>
      </div>
    );
  switch (share.standing) {
    case 'paid':
      return <p role="status">{translate('group.pay.paid', { name })}</p>;
    case 'settled':
      return <p role="status">{translate('group.pay.settled', { name })}</p>;
    case 'told':
      return (
        <div role="status">
          <p>{translate('group.pay.told', { name })}</p>
          <Button look="text" isBusy={vm.isBusy} onClick={() => void vm.takeBack()}>
            {translate('group.pay.take_back')}
          </Button>
        </div>
      );
    case 'open':
      return known?.state === 'canceled' || known?.state === 'open' ? (
        <p role="status">
          <strong>{translate('paying.unfinished')}.</strong> {translate('paying.not_charged')}
        </p>
      ) : null;
  }
});

const Ways = observer(function Ways({ vm }: Props) {
  const translate = useTranslate();
  const { order, share, known, chosen } = vm;
  const name = order.ownerName;
  const isByHand = chosen === BY_HAND;
  return (
    <section className={styles.block} aria-labelledby="pay-share">
      <h2 id="pay-share">{translate('group.pay.heading')}</h2>
      <MethodList
        methods={known?.methods ?? []}
        chosen={chosen}
        choose={vm.choose}
        due={share?.total}
        balance={vm.balance}
        extra={{
          tag: BY_HAND,
          title: translate('group.pay.by_hand', { name }),
          text: translate('group.pay.by_hand_text', { name }),
          icon: banknoteIcon,
        }}
      />
      {vm.fault !== undefined && <FormAlert>{vm.fault}</FormAlert>}
      <Button look="main" isSplit={!isByHand} isBusy={vm.isBusy} onClick={() => void vm.pay()}>
        <span>{translate(isByHand ? 'group.pay.tell' : 'group.pay.now', { name })}</span>
        {!isByHand && <Price amount={share?.total} style={order.priceStyle} />}
      </Button>
      <p className={styles.muted}>{translate('group.pay.note', { name })}</p>
    </section>
  );
});
