import { observer } from 'mobx-react-lite';
import { depositFor } from '@domain/pricing/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { CURRENCY_VIEW_MODEL } from '../currency/index.ts';
import { useService } from '../../di/index.ts';
import styles from './choices.module.scss';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import { Section } from './section.view.tsx';

/** ORDER-12: returnable boxes with their deposit, where the shop offers them. */
export const PackagingSection = observer(function PackagingSection({ vm }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  const currency = useService(CURRENCY_VIEW_MODEL);
  const { quote, packaging } = vm.calculation.shown ?? {};
  const offered = quote && packaging && depositFor(quote, packaging);
  if (!offered) return null;
  return (
    <Section title={translate('checkout.packaging')}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          name="boxes"
          checked={vm.choices.returnsPackaging === true}
          onChange={({ target }) => vm.form.choose({ returnsPackaging: target.checked })}
        />
        <span>
          {translate('checkout.boxes')}
          <small>{translate('checkout.boxes_text')}</small>
        </span>
        <span>
          {translate('checkout.boxes_price', { count: offered.boxes, amount: currency.text(offered.deposit) })}
        </span>
      </label>
    </Section>
  );
});
