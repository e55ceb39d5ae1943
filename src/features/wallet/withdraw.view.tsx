import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Form } from '../../ui/form/index.ts';
import { Price } from '../currency/index.ts';
import { FailureState } from '../failure/index.ts';
import { AmountField, MoneyAlert } from './amount-field.view.tsx';
import { WalletPage } from './wallet-page.view.tsx';
import styles from './wallet.module.scss';
import type { WithdrawViewModel } from './withdraw.view-model.ts';

export const WithdrawView = observer(function WithdrawView({ vm }: { readonly vm: WithdrawViewModel }) {
  const translate = useTranslate();
  const { form, live } = vm;
  useEffect(() => form.restore(), [form]);
  return (
    <WalletPage title={translate('wallet.withdraw')}>
      <p className={styles.muted}>{translate('wallet.withdraw_text')}</p>
      {live.failure ? (
        <FailureState failure={live.failure} onRetry={() => live.reload()} />
      ) : (
        <Form className={styles.form} failures={form.submission.failures} onSubmit={() => void vm.submit()}>
          <p>
            <Trans id="wallet.have" parts={{ amount: <Price amount={live.value?.balance} /> }} />
          </p>
          <AmountField form={form} />
          <TextField
            name="pay-to"
            maxLength={255}
            autoComplete="off"
            label={translate('wallet.pay_to')}
            hint={translate('wallet.pay_to_hint')}
            error={vm.isNoteMissing ? translate('fault.required') : undefined}
            value={form.draft.note}
            onChange={({ target }) => vm.note(target.value)}
          />
          <MoneyAlert form={form} />
          <Button type="submit" look="main" size="big" isWide isBusy={form.submission.isBusy}>
            {translate('wallet.withdraw')}
          </Button>
        </Form>
      )}
    </WalletPage>
  );
});
