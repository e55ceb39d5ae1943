import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { lineKey } from '@domain/cart/index.ts';
import { negateMoney, subtractMoney, type Money } from '@domain/pricing/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { CartLineView } from '../cart/index.ts';
import { CURRENCY_VIEW_MODEL, Price } from '../currency/index.ts';
import { useService } from '../../di/index.ts';
import section from './section.module.scss';
import styles from './summary.module.scss';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import { SkipButton } from './skip-button.view.tsx';
import type { ExplainedFee } from './explanation.ts';

const Coupons = lazyView(() => import('./coupons.view.tsx').then((module) => module.Coupons));
const OthersParts = lazyView(() => import('./others-parts.view.tsx').then((module) => module.OthersParts));

/** The items and their price; every line explains itself (ORDER-5). */
export const SummaryPanel = observer(function SummaryPanel({
  vm,
  formId,
}: {
  readonly vm: CheckoutViewModel;
  readonly formId: string;
}) {
  const translate = useTranslate();
  const currency = useService(CURRENCY_VIEW_MODEL);
  const headingId = useId();
  const totals = vm.calculation.shown?.totals;
  /** Discounts of single goods, and apart from them those of recipes (CATALOG-4). */
  const ofGoods = totals && subtractMoney(totals.discount, totals.recipeDiscount);
  const isBusy = vm.placing.isPlacing;
  return (
    <aside className={styles.summary} aria-labelledby={headingId}>
      <div className={styles.summaryHead}>
        <SkipButton formId={formId} />
        <h2 id={headingId}>{translate('checkout.summary')}</h2>
        {vm.context.shop?.value && (
          <AppLink to={`/shop/${vm.context.shop.value.id}`}>{translate('checkout.add_more')}</AppLink>
        )}
      </div>
      <ul>
        {vm.cart.lines.map((line) => (
          <CartLineView key={lineKey(line)} line={line} vm={vm.cart} />
        ))}
      </ul>
      {vm.cart.others.length > 0 && <OthersParts others={vm.cart.others} />}
      <Coupons vm={vm} />
      <div
        className={styles.sum}
        aria-busy={vm.calculation.isPending || undefined}
        data-old={vm.calculation.isPending || undefined}
      >
        <Row label={translate('checkout.items')} amount={totals?.price} />
        {ofGoods && ofGoods.minor > 0 && (
          <Row label={translate('checkout.discount')} amount={negateMoney(ofGoods)} isGood />
        )}
        {totals && totals.recipeDiscount.minor > 0 && (
          <Row label={translate('cart.recipe_discount')} amount={negateMoney(totals.recipeDiscount)} isGood />
        )}
        <Fee vm={vm} fee="shop_tax" label={translate('checkout.tax')} amount={totals?.shopTax} />
        {vm.fulfilment === 'delivery' && (
          <Fee
            vm={vm}
            fee="delivery"
            label={translate('checkout.delivery_fee')}
            amount={totals?.delivery}
            isShownWhenFree
          />
        )}
        <Fee vm={vm} fee="service" label={translate('checkout.service')} amount={totals?.service} />
        {totals && <Fee vm={vm} fee="waiter" label={translate('receipt.waiter')} amount={totals.waiter} />}
        {totals && totals.coupon.minor > 0 && (
          <Row
            label={translate('checkout.code', { code: vm.choices.coupon ?? '' })}
            amount={negateMoney(totals.coupon)}
            isGood
          />
        )}
        {totals && totals.tips.minor > 0 && <Row label={translate('checkout.tip')} amount={totals.tips} />}
        {totals && totals.deposit.minor > 0 && <Row label={translate('checkout.deposit')} amount={totals.deposit} />}
        <div className={styles.total}>
          <span>{translate('checkout.total')}</span>
          <Amount amount={totals?.total} />
        </div>
      </div>
      {vm.calculation.failure && (
        <Fault>
          <span>{translate('checkout.not_calculated')}</span>
        </Fault>
      )}
      {vm.faults.has('below-minimum') && (
        <Fault>
          <span>{translate('checkout.fault.minimum', { amount: currency.text(vm.context.shop?.value?.minimum) })}</span>
        </Fault>
      )}
      <div className={styles.placeBar}>
        <p className={section.muted}>{translate('checkout.cancel_note')}</p>
        <Button type="submit" form={formId} look="main" size="big" isWide isSplit isBusy={isBusy}>
          <span>{translate(isBusy ? 'checkout.placing' : 'checkout.place')}</span>
          {totals && <Price amount={totals.total} />}
        </Button>
      </div>
    </aside>
  );
});

/** Why the order cannot be placed as it is. */
function Fault({ children }: { readonly children: ReactNode }) {
  return (
    <p className={section.fault} role="alert" tabIndex={-1}>
      <Icon path={icons.circleAlertIcon} size="small" />
      {children}
    </p>
  );
}

function Row({
  label,
  amount,
  isGood = false,
}: {
  readonly label: string;
  readonly amount: Money | undefined;
  readonly isGood?: boolean;
}) {
  return (
    <div data-good={isGood || undefined}>
      <span>{label}</span>
      <Amount amount={amount} />
    </div>
  );
}

/** An amount, or a placeholder while it is being calculated. */
function Amount({ amount }: { readonly amount: Money | undefined }) {
  return amount ? <Price amount={amount} /> : <span aria-hidden="true">–</span>;
}

type FeeProps = {
  readonly vm: CheckoutViewModel;
  readonly fee: ExplainedFee;
  readonly label: string;
  readonly amount: Money | undefined;
  readonly isShownWhenFree?: boolean;
};

/** A fee that expands to its explanation, where the server's quote proves it. */
const Fee = observer(function Fee({ vm, fee, label, amount, isShownWhenFree = false }: FeeProps) {
  const translate = useTranslate();
  const currency = useService(CURRENCY_VIEW_MODEL);
  if (amount !== undefined && amount.minor === 0 && !isShownWhenFree) return null;
  const { shown } = vm.calculation;
  const explanation = shown?.explain?.(fee, shown, currency, translate);
  if (explanation === undefined) return <Row label={label} amount={amount} />;
  return (
    <details>
      <summary>
        <span>
          {label}
          <Icon path={icons.infoIcon} size="small" />
        </span>
        <Price amount={amount} />
      </summary>
      <p>{explanation}</p>
    </details>
  );
});
