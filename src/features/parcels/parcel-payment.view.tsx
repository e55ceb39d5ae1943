import { observer } from 'mobx-react-lite';
import type { Parcel } from '@domain/parcels/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { FormFault } from '../../ui/form-section/index.ts';
import { Price } from '../currency/index.ts';
import styles from './parcels.module.scss';
import type { ParcelViewModel } from './parcel.view-model.ts';
import { PaymentChoice } from './payment-choice.view.tsx';

type Props = { readonly vm: ParcelViewModel; readonly parcel: Parcel };

/** The ways to pay for a parcel that is not paid yet. */
export const ParcelPayment = observer(function ParcelPayment({ vm, parcel }: Props) {
  const translate = useTranslate();
  return (
    <section className={styles.pay} aria-labelledby="parcel-payment">
      <h2 id="parcel-payment">{translate('checkout.payment')}</h2>
      <PaymentChoice
        offers={vm.offers}
        chosen={vm.method}
        due={parcel.total}
        balance={vm.profile?.walletBalance}
        onChoose={vm.choose}
      />
      {vm.needsMethod && <FormFault>{translate('checkout.fault.payment')}</FormFault>}
      <Button look="main" size="big" isWide isSplit isBusy={vm.isWorking} onClick={() => void vm.pay()}>
        <span>{translate('parcel.pay')}</span>
        <Price amount={parcel.total} style={parcel.priceStyle} />
      </Button>
    </section>
  );
});
