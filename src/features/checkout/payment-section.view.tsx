import { observer } from 'mobx-react-lite';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { Price } from '../currency/index.ts';
import styles from './choices.module.scss';
import section from './section.module.scss';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import { Section } from './section.view.tsx';

/** Cash or wallet; nothing is chosen in advance. */
export const PaymentSection = observer(function PaymentSection({ vm }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  const fault = vm.faults.has('payment-missing')
    ? translate('checkout.fault.payment')
    : vm.faults.has('wallet-too-low')
      ? translate('checkout.fault.wallet')
      : undefined;
  const isPickup = vm.fulfilment === 'pickup';
  return (
    <Section title={translate('checkout.payment')} fault={fault}>
      <div className={section.pair} role="radiogroup" aria-label={translate('checkout.payment')}>
        {vm.context.methods?.map(({ tag }) => {
          const isWallet = tag === 'wallet';
          return (
            <label key={tag} className={styles.pick}>
              <input
                type="radio"
                name="payment"
                value={tag}
                checked={vm.payment?.tag === tag}
                onChange={() => vm.form.choose({ paymentTag: tag })}
              />
              <span>
                <strong>{translate(isWallet ? 'checkout.wallet' : 'checkout.cash')}</strong>
                <small>
                  {isWallet ? (
                    <Trans
                      id="checkout.balance"
                      parts={{ amount: <Price amount={vm.context.profile?.walletBalance} /> }}
                    />
                  ) : (
                    translate(isPickup ? 'checkout.cash_pickup' : 'checkout.cash_courier')
                  )}
                </small>
              </span>
              <Icon path={isWallet ? moreIcons.walletIcon : moreIcons.banknoteIcon} />
            </label>
          );
        })}
      </div>
      {vm.context.methodsFailure && !vm.context.methods && (
        <p className={section.fault}>
          <span>{translate('checkout.methods_missing')}</span>
          <Button look="text" onClick={() => void vm.context.loadMethods()}>
            {translate('error.try_again')}
          </Button>
        </p>
      )}
    </Section>
  );
});
