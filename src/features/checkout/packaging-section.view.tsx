import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { depositFor } from '@domain/pricing/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { CURRENCY_VIEW_MODEL } from '../currency/index.ts';
import { useService } from '../../di/index.ts';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import styles from './handover.module.scss';
import { Section } from './section.view.tsx';

/** ORDER-12: returnable boxes with their deposit, where the shop offers them. */
export const PackagingSection = observer(function PackagingSection({ vm }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  const [price, text] = [useId(), useId()];
  const currency = useService(CURRENCY_VIEW_MODEL);
  const { quote, packaging } = vm.calculation.shown ?? {};
  const offered = quote && packaging && depositFor(quote, packaging);
  if (!offered) return null;
  const isChosen = vm.choices.usesReturnableBoxes === true;
  return (
    <Section title={translate('checkout.packaging')}>
      <label className={styles.other}>
        <span>
          {translate('checkout.boxes')}
          <small id={price} aria-hidden="true">
            {translate('checkout.boxes_price', { count: offered.boxes, amount: currency.text(offered.deposit) })}
          </small>
          <small id={text} aria-hidden="true">
            {translate('checkout.boxes_text')}
          </small>
        </span>
        <input
          type="checkbox"
          role="switch"
          name="boxes"
          aria-checked={isChosen}
          aria-describedby={`${price} ${text}`}
          checked={isChosen}
          onChange={({ target }) => vm.form.choose({ usesReturnableBoxes: target.checked })}
        />
      </label>
    </Section>
  );
});
