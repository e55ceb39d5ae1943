import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { FormAlert } from '../../ui/form/index.ts';
import { Price } from '../currency/index.ts';
import styles from './tip.module.scss';
import type { TipViewModel } from './tip.view-model.ts';

type TipProps = { readonly vm: TipViewModel };

/** A tip to add, below the stars of the courier. Nothing is chosen before the customer chooses. */
export const TipView = observer(function TipView({ vm }: TipProps) {
  const translate = useTranslate();
  const { order, steps, choice } = vm;
  if (!order || steps.length === 0) return null;
  const label = translate('tip.title', { name: order.courier });
  return (
    <div className={styles.tip}>
      <p>
        <strong>{label}</strong>{' '}
        {order.tips.minor > 0 && (
          <span className={styles.muted}>
            {translate('tip.so_far')} <Price amount={order.tips} style={order.priceStyle} />
          </span>
        )}
      </p>
      <div className={styles.choices} role="radiogroup" aria-label={label}>
        <Choice vm={vm} value={undefined}>
          {translate(order.tips.minor > 0 ? 'tip.no_more' : 'checkout.no_tip')}
        </Choice>
        {steps.map((step, index) => (
          <Choice key={step.minor} vm={vm} value={index}>
            <Price amount={step} style={order.priceStyle} />
          </Choice>
        ))}
        <Choice vm={vm} value="own">
          {translate('checkout.own_tip')}
        </Choice>
      </div>
      {choice === 'own' && (
        <TextField
          name="own-tip"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          label={translate('checkout.own_tip_amount')}
          value={vm.typed}
          onChange={({ target }) => vm.type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It stands within the form of the rating, which has a button of its own.
            event.preventDefault();
            void vm.give();
          }}
        />
      )}
      {vm.fault !== undefined && <FormAlert>{vm.fault}</FormAlert>}
      {choice !== undefined && (
        <Button isWide isSplit isBusy={vm.isGiving} onClick={() => void vm.give()}>
          <span>{translate('tip.give')}</span>
          {vm.amount && <Price amount={vm.amount} style={order.priceStyle} />}
        </Button>
      )}
    </div>
  );
});

const Choice = observer(function Choice({
  vm,
  value,
  children,
}: TipProps & { readonly value: TipViewModel['choice']; readonly children: ReactNode }) {
  const id = useId();
  return (
    <label className={styles.choice} htmlFor={id}>
      <input id={id} type="radio" name="tip" checked={vm.choice === value} onChange={() => vm.choose(value)} />
      {children}
    </label>
  );
});
