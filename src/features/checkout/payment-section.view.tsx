import { observer } from 'mobx-react-lite';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Price } from '../currency/index.ts';
import { cashPlaceOf, MethodList, offeredShare } from '../paying/index.ts';
import section from './section.module.scss';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import { PAY_LATER } from './order-draft.ts';
import { Section } from './section.view.tsx';

/** All offered ways to pay; nothing is chosen in advance. */
export const PaymentSection = observer(function PaymentSection({ vm }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  const fault = vm.faults.has('payment-missing')
    ? translate('checkout.fault.payment')
    : vm.faults.has('wallet-too-low')
      ? translate('checkout.fault.wallet')
      : undefined;
  const { methods, methodsFailure, profile } = vm.context;
  const due = vm.calculation.total;
  const share = offeredShare(vm.context.shareFacts(due));
  return (
    <Section title={translate('checkout.payment')} fault={fault}>
      <p className={section.muted}>
        <Trans id="paying.due" parts={{ amount: due ? <Price amount={due} /> : <span>–</span> }} />
      </p>
      {methods && (
        <MethodList
          methods={methods}
          chosen={vm.payment?.tag}
          choose={(paymentTag) => vm.form.choose({ paymentTag })}
          due={due ?? vm.cart.total}
          balance={profile?.walletBalance}
          cashPlace={cashPlaceOf(vm.fulfilment)}
          later={vm.context.canPayLater ? PAY_LATER : undefined}
          part={
            share && {
              share,
              isUsed: vm.choices.usesWalletShare === true,
              use: (usesWalletShare) => vm.form.choose({ usesWalletShare }),
            }
          }
        />
      )}
      {methodsFailure && !methods && (
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
