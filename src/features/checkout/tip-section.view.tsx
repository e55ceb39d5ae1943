import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { DEFAULT_TIPS, tipSuggestions } from '@domain/checkout/index.ts';
import { decimal, majorOf, moneyOf, typedAmount } from '@domain/pricing/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Price } from '../currency/index.ts';
import styles from './choices.module.scss';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import { Section } from './section.view.tsx';

/** A tip for the courier: a share of the items, or a custom amount. */
export const TipSection = observer(function TipSection({ vm }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  const { tip } = vm.choices;
  const [own, setOwn] = useState(() => (tip?.kind === 'own' ? String(majorOf(tip.amount)) : undefined));
  const base = vm.tipBase;
  if (!base) return null;
  const suggestions = tipSuggestions(base).slice(0, DEFAULT_TIPS.length);
  const suggested = suggestions.find(({ percent }) => tip?.kind === 'percent' && tip.percent === decimal(percent));
  const typeOwn = (text: string): void => {
    setOwn(text);
    const typed = typedAmount(text, 9, base.scale);
    const amount = typed && moneyOf(typed, base.scale);
    vm.form.choose({ tip: amount && amount.minor > 0 ? { kind: 'own', amount } : { kind: 'none' } });
  };
  /** A share of the items, or none. */
  const choice = (percent: number | undefined, label: ReactNode) => (
    <label key={percent ?? 0} className={styles.tip}>
      <input
        type="radio"
        name="tip"
        checked={own === undefined && percent === suggested?.percent}
        onChange={() => {
          setOwn(undefined);
          vm.form.choose({
            tip: percent === undefined ? { kind: 'none' } : { kind: 'percent', percent: decimal(percent) },
          });
        }}
      />
      {label}
    </label>
  );
  return (
    <Section title={translate('checkout.tip_title')} text={translate('checkout.tip_text')}>
      <div className={styles.tips} role="radiogroup" aria-label={translate('checkout.tip_title')}>
        {choice(undefined, translate('checkout.no_tip'))}
        {suggestions.map(({ percent, amount }) => choice(percent, <Price amount={amount} />))}
        <label className={styles.tip}>
          <input type="radio" name="tip" checked={own !== undefined} onChange={() => typeOwn('')} />
          {translate('checkout.own_tip')}
        </label>
      </div>
      {own !== undefined && (
        <TextField
          name="own-tip"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          label={translate('checkout.own_tip_amount')}
          value={own}
          onChange={(event) => typeOwn(event.target.value)}
        />
      )}
    </Section>
  );
});
