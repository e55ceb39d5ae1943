import { observer } from 'mobx-react-lite';
import { tariffOf } from '@domain/parcels/index.ts';
import { convertMoney } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useNumbers, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { FormSection } from '../../ui/form-section/index.ts';
import { CURRENCY_VIEW_MODEL, Price } from '../currency/index.ts';
import { FailureState } from '../failure/index.ts';
import { EndsSection } from './ends-section.view.tsx';
import { NotOffered } from './not-offered.view.tsx';
import styles from './parcel-form.module.scss';
import type { ParcelFormViewModel } from './parcel-form.view-model.ts';
import { kmText } from './parcel-texts.ts';
import { TypeSection } from './parcel-type.view.tsx';
import { PaymentChoice } from './payment-choice.view.tsx';
import { InstructionSection, PersonSection, TimeSection } from './people-section.view.tsx';

type Props = { readonly vm: ParcelFormViewModel };

/** PARCEL-1: sending a parcel from door to door. */
export const ParcelFormView = observer(function ParcelFormView({ vm }: Props) {
  const translate = useTranslate();
  if (!vm.isOffered) return <NotOffered />;
  if (vm.types.failure) return <FailureState failure={vm.types.failure} onRetry={() => vm.types.reload()} level={1} />;
  if (!vm.types.value)
    return (
      <div role="status" aria-label={translate('progress')}>
        <Skeleton shape="title" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="cover" />
      </div>
    );
  return (
    <Form className={styles.page} onSubmit={() => void vm.send()} failures={vm.sending.failures}>
      <div className={styles.form}>
        <h1 tabIndex={-1}>{translate('parcel.heading')}</h1>
        <TypeSection vm={vm} />
        <EndsSection vm={vm} />
        <TimeSection vm={vm} />
        <PersonSection vm={vm} end="sender" />
        <PersonSection vm={vm} end="receiver" />
        <InstructionSection vm={vm} />
        <Payment vm={vm} />
      </div>
      <Summary vm={vm} />
    </Form>
  );
});

const Payment = observer(function Payment({ vm }: Props) {
  const translate = useTranslate();
  const { payment } = vm;
  const share = payment.walletShare;
  const isFailed = payment.methods.failure !== undefined;
  return (
    <FormSection
      title={translate('checkout.payment')}
      fault={payment.isMissing ? translate('checkout.fault.payment') : undefined}
    >
      <PaymentChoice
        offers={payment.offers}
        chosen={payment.method}
        due={vm.price?.ok ? vm.price.value.total : undefined}
        balance={vm.profile?.walletBalance}
        onChoose={payment.choose}
        part={share && { share, isUsed: payment.usesWalletShare, use: payment.useWalletShare }}
      />
      {isFailed && (
        <p className={styles.muted}>
          {translate('checkout.methods_missing')}{' '}
          <Button look="text" onClick={() => payment.methods.reload()}>
            {translate('error.try_again')}
          </Button>
        </p>
      )}
    </FormSection>
  );
});

/** The price with its arithmetic, and the one main button. */
const Summary = observer(function Summary({ vm }: Props) {
  const translate = useTranslate();
  const numbers = useNumbers();
  const currency = useService(CURRENCY_VIEW_MODEL).current;
  const price = vm.price?.ok ? vm.price.value : undefined;
  const tariff = vm.type && tariffOf(vm.type);
  return (
    <aside className={styles.summary} aria-labelledby="parcel-price">
      <h2 id="parcel-price">{translate('parcel.price')}</h2>
      {price && vm.type && tariff && currency ? (
        <>
          <p className={styles.row}>
            <bdi>{vm.type.title}</bdi>
            <Price amount={convertMoney(tariff.base, currency.rate, currency.scale)} />
          </p>
          <p className={styles.sum}>
            <Trans
              id="parcel.arithmetic"
              values={{ km: kmText(price.km, numbers) }}
              parts={{ amount: <Price amount={convertMoney(tariff.perKm, currency.rate, currency.scale)} /> }}
            />
          </p>
          <p className={styles.total}>
            <span>{translate('checkout.total')}</span>
            <Price amount={price.total} />
          </p>
        </>
      ) : (
        <p className={styles.muted}>{translate('parcel.price_open')}</p>
      )}
      <p className={styles.muted}>{translate('parcel.cancel_note')}</p>
      {vm.sending.problem !== undefined && <FormAlert>{vm.sending.problem}</FormAlert>}
      <div className={styles.bar}>
        <Button type="submit" look="main" size="big" isWide isSplit={price !== undefined} isBusy={vm.sending.isPlacing}>
          <span>{translate('parcel.send')}</span>
          {price && <Price amount={price.total} />}
        </Button>
      </div>
    </aside>
  );
});
