import { observer } from 'mobx-react-lite';
import { noMoney } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { FormAlert } from '../../ui/form/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { CURRENCY_VIEW_MODEL } from '../currency/index.ts';
import { failureText } from '../failure/index.ts';
import type { MoneyForm } from './money-form.ts';
import { faultText } from './wallet-texts.ts';

type FormProps = { readonly form: MoneyForm };

/** An amount in the chosen currency, whose symbol stands in the label. */
export const AmountField = observer(function AmountField({ form, hint }: FormProps & { readonly hint?: string }) {
  const translate = useTranslate();
  const currency = useService(CURRENCY_VIEW_MODEL);
  const zero = currency.text(noMoney(currency.scale));
  return (
    <TextField
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      label={translate('wallet.amount', { currency: currency.current?.title ?? '' })}
      hint={hint}
      value={form.draft.typed}
      error={faultText(form.fault, zero, translate)}
      onChange={({ target }) => form.change({ typed: target.value })}
    />
  );
});

/** Why nothing moved, or that nobody knows whether it did: then pressing again is safe. */
export const MoneyAlert = observer(function MoneyAlert({ form }: FormProps) {
  const translate = useTranslate();
  const { failure } = form.submission;
  if (form.doubt)
    return <FormAlert>{translate(form.doubt === 'again' ? 'wallet.unclear' : 'wallet.unclear_changed')}</FormAlert>;
  return failure ? <FormAlert>{failureText(failure, translate)}</FormAlert> : null;
});
