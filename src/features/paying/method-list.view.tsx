import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { isDirectTag, providerName, type PaymentMethod } from '@domain/payments/index.ts';
import { subtractMoney, type Money } from '@domain/pricing/index.ts';
import { canPay } from '@domain/wallet/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/paying-icons.data.ts';
import { Price } from '../currency/index.ts';
import { CASH_TEXTS, type CashPlace } from './cash-place.ts';
import { WalletPartBox, type WalletPart } from './wallet-part.view.tsx';
import styles from './method-list.module.scss';

type Choosing = {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: string | undefined;
  readonly choose: (tag: string) => void;
  /** What is to be paid; `undefined` while it is unknown. */
  readonly due: Money | undefined;
  readonly balance: Money | undefined;
  readonly cashPlace?: CashPlace;
  /** The tag of paying later, where that is possible. */
  readonly later?: string | undefined;
  /** What the wallet can pay beside a provider. */
  readonly part?: WalletPart | undefined;
  /** One more way, which is no payment method. */
  readonly extra?: Readonly<Record<'tag' | 'title' | 'text' | 'icon', string>>;
};

const CARD = 'stripe';

/** All ways to pay as one list; the nearest ones first, further providers behind a press. */
export const MethodList = observer(function MethodList(props: Choosing) {
  const { methods, chosen, choose, later, due, part, extra } = props;
  const translate = useTranslate();
  const name = useId();
  const offered = methods.filter(({ tag }) => tag !== 'wallet' || walletOf(props) !== undefined);
  const near = [CARD, 'wallet', 'cash'].flatMap((tag) => offered.filter((method) => method.tag === tag));
  const far = offered.filter((method) => !near.includes(method));
  const way = (tag: string) => (
    <Way key={tag} {...props} name={name} tag={tag} isChosen={chosen === tag} choose={choose} />
  );
  const isFar = far.some(({ tag }) => tag === chosen);
  const isByProvider = chosen !== undefined && chosen !== later && !isDirectTag(chosen);
  const partBox = part && due && isByProvider && <WalletPartBox {...part} tag={chosen} due={due} />;
  return (
    <div role="radiogroup" aria-label={translate('checkout.payment')} className={styles.list}>
      <div className={styles.ways}>
        {near.map(({ tag }) => way(tag))}
        {later !== undefined && way(later)}
        {extra && way(extra.tag)}
      </div>
      {!isFar && partBox}
      {far.length > 0 && (
        <details open={near.length === 0 || isFar || undefined}>
          <summary>{translate('paying.more_ways')}</summary>
          <div className={styles.ways}>{far.map(({ tag }) => way(tag))}</div>
        </details>
      )}
      {isFar && partBox}
    </div>
  );
});

type WayProps = Choosing & { readonly name: string; readonly tag: string; readonly isChosen: boolean };

function Way({ name, tag, isChosen, choose, ...props }: WayProps) {
  const translate = useTranslate();
  const isShort = tag === 'wallet' && walletOf(props) === 'short';
  const [title, text, icon] = wordsOf(tag, props, translate);
  return (
    <label className={styles.way} data-off={isShort || undefined}>
      <input
        type="radio"
        name={name}
        value={tag}
        checked={isChosen}
        aria-disabled={isShort || undefined}
        onChange={() => void (isShort || choose(tag))}
      />
      <span>
        <strong>{title}</strong>
        <small>{tag === 'wallet' ? <Balance {...props} isShort={isShort} /> : text}</small>
      </span>
      <Icon path={icon} />
    </label>
  );
}

function Balance({ balance, due, isShort }: Pick<Choosing, 'balance' | 'due'> & { readonly isShort: boolean }) {
  const amount = <Price amount={balance} />;
  return isShort && balance && due ? (
    <Trans id="paying.short" parts={{ amount, missing: <Price amount={subtractMoney(due, balance)} /> }} />
  ) : (
    <Trans id="checkout.balance" parts={{ amount }} />
  );
}

/** Whether the wallet covers what is due; `undefined` where there is nothing in it, or in another currency. */
const walletOf = ({ balance, due }: Pick<Choosing, 'balance' | 'due'>): 'enough' | 'short' | undefined => {
  if (!balance || balance.minor <= 0) return undefined;
  if (!due) return 'enough';
  if (due.scale !== balance.scale) return undefined;
  return canPay(balance, due) ? 'enough' : 'short';
};

const wordsOf = (
  tag: string,
  { cashPlace = 'courier', later, extra }: Pick<Choosing, 'cashPlace' | 'later' | 'extra'>,
  translate: ReturnType<typeof useTranslate>,
): readonly [title: string, text: string, icon: string] => {
  if (tag === extra?.tag) return [extra.title, extra.text, extra.icon];
  const provider = providerName(tag);
  if (tag === later) return [translate('paying.later'), translate('paying.later_text'), icons.clockIcon];
  if (tag === CARD)
    return [translate('paying.card'), translate('paying.card_text', { provider }), icons.creditCardIcon];
  if (!isDirectTag(tag)) return [provider, translate('paying.provider_text', { provider }), icons.externalLinkIcon];
  return tag === 'wallet'
    ? [translate('checkout.wallet'), '', icons.walletIcon]
    : [translate('checkout.cash'), translate(CASH_TEXTS[cashPlace]), icons.banknoteIcon];
};
