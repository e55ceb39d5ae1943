import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { providerName } from '@domain/payments/index.ts';
import { money, moneyOf, type Decimal } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Form } from '../../ui/form/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { CURRENCY_VIEW_MODEL, Price } from '../currency/index.ts';
import { FailureState } from '../failure/index.ts';
import { AmountField, MoneyAlert } from './amount-field.view.tsx';
import { TOP_UP_STEPS, type TopUpViewModel } from './top-up.view-model.ts';
import { WalletPage } from './wallet-page.view.tsx';
import styles from './wallet.module.scss';

type TopUpProps = { readonly vm: TopUpViewModel };

export const TopUpView = observer(function TopUpView({ vm }: TopUpProps) {
  const translate = useTranslate();
  const { form } = vm;
  useEffect(() => form.restore(), [form]);
  const failure = vm.methodsFailure ?? vm.live.failure;
  return (
    <WalletPage title={translate('wallet.top_up')}>
      {failure ? (
        <FailureState
          failure={failure}
          onRetry={() => {
            vm.live.reload();
            void vm.loadMethods();
          }}
        />
      ) : vm.methods ? (
        <TopUpForm vm={vm} />
      ) : (
        <Skeleton shape="row" />
      )}
    </WalletPage>
  );
});

const TopUpForm = observer(function TopUpForm({ vm }: TopUpProps) {
  const translate = useTranslate();
  const currency = useService(CURRENCY_VIEW_MODEL);
  const { form, methods = [], after } = vm;
  if (methods.length === 0) return <p>{translate('wallet.no_providers')}</p>;
  const steps = TOP_UP_STEPS.map((step) => moneyOf(String(step) as Decimal, currency.scale));
  return (
    <Form className={styles.form} failures={form.submission.failures} onSubmit={() => void vm.submit()}>
      <AmountField form={form} />
      <div className={styles.steps} role="group" aria-label={translate('wallet.steps')}>
        {TOP_UP_STEPS.map((step, index) => (
          <Button
            key={step}
            look="outline"
            aria-pressed={form.draft.typed === String(step)}
            onClick={() => form.change({ typed: String(step) })}
          >
            <Price amount={steps[index] ?? money(0, currency.scale)} />
          </Button>
        ))}
      </div>
      {after && (
        <p className={styles.muted} role="status">
          {translate('wallet.after')} <Price amount={after} />
        </p>
      )}
      <fieldset className={styles.choices}>
        <legend>{translate('wallet.provider')}</legend>
        <p className={styles.muted}>{translate('wallet.provider_text')}</p>
        {methods.map((method) => (
          <label key={method.id} className={styles.choice}>
            <input
              type="radio"
              name="provider"
              checked={vm.chosen?.id === method.id}
              onChange={() => vm.choose(method)}
            />
            <span className={styles.title}>{providerName(method.tag)}</span>
          </label>
        ))}
      </fieldset>
      <MoneyAlert form={form} />
      <Button
        type="submit"
        look="main"
        size="big"
        isWide
        isSplit={vm.amount !== undefined}
        isBusy={form.submission.isBusy}
      >
        <span>{translate('wallet.top_up')}</span>
        {vm.amount && <Price amount={vm.amount} />}
      </Button>
    </Form>
  );
});
