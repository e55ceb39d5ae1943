import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { Stepper } from '../../ui/stepper/index.ts';
import { Price } from '../currency/index.ts';
import { AddonDiet } from './addon-diet.view.tsx';
import styles from './product-sheet.module.scss';
import type { ProductViewModel } from './product.view-model.ts';

/** What can be bought with the chosen variant. */
export const AddonFieldset = observer(function AddonFieldset({ vm }: { readonly vm: ProductViewModel }) {
  const translate = useTranslate();
  const offers = vm.offers.filter(({ isMandatory }) => !isMandatory);
  if (offers.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{translate('product.extras')}</legend>
      <div className={styles.groupState}>{translate('product.optional')}</div>
      {offers.map((offer) => {
        const count = vm.countOf(offer.stockId);
        const most = Math.min(offer.limits.max, offer.limits.available);
        return (
          <div key={offer.stockId} className={styles.option}>
            <span className={styles.optionName}>
              <bdi lang={offer.language}>{offer.title}</bdi>
              <small>
                {offer.price.total.minor > 0 ? (
                  <bdi dir="ltr">
                    +<Price amount={offer.price.total} />
                  </bdi>
                ) : (
                  translate('product.included')
                )}
              </small>
              <AddonDiet offer={offer} />
            </span>
            {most <= 0 ? (
              <span className={styles.optionPrice}>{translate('product.sold_out')}</span>
            ) : (
              <Stepper
                quantity={count}
                labels={{
                  less: translate('cart.less', { name: offer.title }),
                  more: translate('cart.more', { name: offer.title }),
                  count: translate('cart.quantity', { name: offer.title }),
                }}
                isAtLeast={count <= 0}
                isAtMost={count >= most}
                onLess={() => vm.setAddon(offer, count - 1)}
                onMore={() => vm.setAddon(offer, count + 1)}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
});
