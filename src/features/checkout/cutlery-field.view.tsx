import { observer } from 'mobx-react-lite';
import { CUTLERY_MAX } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Stepper } from '../../ui/stepper/index.ts';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import styles from './handover.module.scss';
import section from './section.module.scss';

/** ORDER-9: how many sets of cutlery come with the order; none unless asked for. */
export const CutleryField = observer(function CutleryField({ vm }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  const { cutlery } = vm.choices.handover;
  const choose = (count: number): void => vm.form.chooseHandover({ cutlery: count });
  return (
    <div className={styles.cutlery}>
      <p>{translate('checkout.cutlery')}</p>
      <div>
        <span className={section.muted}>{translate('checkout.cutlery_hint')}</span>
        <Stepper
          quantity={cutlery}
          labels={{
            less: translate('checkout.cutlery_less'),
            more: translate('checkout.cutlery_more'),
            count: translate('checkout.cutlery'),
          }}
          isAtLeast={cutlery === 0}
          isAtMost={cutlery >= CUTLERY_MAX}
          onLess={() => choose(cutlery - 1)}
          onMore={() => choose(cutlery + 1)}
        />
      </div>
    </div>
  );
});
