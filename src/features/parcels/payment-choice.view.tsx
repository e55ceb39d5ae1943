import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { isDirectTag, type PaymentMethod, type PayOffer } from '@domain/payments/index.ts';
import type { Money } from '@domain/pricing/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { Price } from '../currency/index.ts';
import styles from './parcel-form.module.scss';
import { methodText } from './parcel-texts.ts';

type PaymentChoiceProps = {
  readonly offers: readonly PayOffer[];
  readonly chosen: PaymentMethod | undefined;
  readonly balance: Money | undefined;
  readonly onChoose: (method: PaymentMethod) => void;
};

/** Cash, wallet, and every provider; nothing is chosen in advance. */
export const PaymentChoice = observer(function PaymentChoice({
  offers,
  chosen,
  balance,
  onChoose,
}: PaymentChoiceProps) {
  const translate = useTranslate();
  const name = useId();
  return (
    <div className={styles.pair} role="radiogroup" aria-label={translate('checkout.payment')}>
      {offers.map(({ method, isEnough }) => (
        <label key={method.id} className={styles.pick}>
          <input
            type="radio"
            name={name}
            checked={chosen?.id === method.id}
            disabled={!isEnough}
            onChange={() => onChoose(method)}
          />
          <span>
            <strong>{methodText(method.tag, translate)}</strong>
            <small>
              {method.tag === 'wallet' && balance && (
                <Trans id="checkout.balance" parts={{ amount: <Price amount={balance} /> }} />
              )}
              {method.tag === 'cash' && translate('checkout.cash_courier')}
              {!isDirectTag(method.tag) && translate('parcel.elsewhere')}
              {!isEnough && <> · {translate('checkout.fault.wallet')}</>}
            </small>
          </span>
          {isDirectTag(method.tag) && (
            <Icon path={method.tag === 'wallet' ? moreIcons.walletIcon : moreIcons.banknoteIcon} />
          )}
        </label>
      ))}
    </div>
  );
});
