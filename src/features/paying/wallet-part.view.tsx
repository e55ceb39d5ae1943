import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { providerName } from '@domain/payments/index.ts';
import { subtractMoney, type Money } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { CURRENCY_VIEW_MODEL } from '../currency/index.ts';
import styles from './method-list.module.scss';

/** PAY-4b: the part that the wallet can pay, and whether it shall. */
export type WalletPart = {
  readonly share: Money;
  readonly isUsed: boolean;
  readonly use: (isUsed: boolean) => void;
};

type WalletPartProps = WalletPart & {
  /** The provider that charges the rest. */
  readonly tag: string;
  readonly due: Money;
};

/** A box to tick: the wallet pays what it has, and the provider the rest. */
export const WalletPartBox = observer(function WalletPartBox({ share, isUsed, use, tag, due }: WalletPartProps) {
  const translate = useTranslate();
  const currency = useService(CURRENCY_VIEW_MODEL);
  const rest = useId();
  return (
    <label className={styles.part}>
      <input
        type="checkbox"
        name="wallet-part"
        aria-describedby={rest}
        checked={isUsed}
        onChange={({ target }) => use(target.checked)}
      />
      <span>
        {translate('paying.part', { amount: currency.text(share) })}
        <small id={rest} aria-hidden="true">
          {translate('paying.part_rest', {
            amount: currency.text(subtractMoney(due, share)),
            provider: providerName(tag),
          })}
        </small>
      </span>
    </label>
  );
});
