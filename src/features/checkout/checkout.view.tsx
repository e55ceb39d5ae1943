import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { focusWhenThere } from '../../ui/focus/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { CURRENCY_VIEW_MODEL } from '../currency/index.ts';
import { FailureState } from '../failure/index.ts';
import styles from './checkout.module.scss';
import { problemText } from './checkout.messages.ts';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import { OrderPeek } from './order-peek.view.tsx';
import { SkipButton } from './skip-button.view.tsx';
import { SummaryPanel } from './summary-panel.view.tsx';
import { TimeWaiting } from './time-waiting.view.tsx';

const parts = () => import('./form-parts.ts');
const ReplacementSection = lazyView(() => parts().then((module) => module.ReplacementSection));
const WhatChangedSheet = lazyView(() => parts().then((module) => module.WhatChangedSheet));
const row = <Skeleton shape="row" />;
const FulfilmentSection = lazyView(() => parts().then((module) => module.FulfilmentSection), row);
const TimeSection = lazyView(() => parts().then((module) => module.TimeSection), <TimeWaiting />);
const ContactSection = lazyView(() => parts().then((module) => module.ContactSection), row);
const HandoverSection = lazyView(() => parts().then((module) => module.HandoverSection), row);
const PaymentSection = lazyView(() => parts().then((module) => module.PaymentSection), row);
const TipSection = lazyView(() => parts().then((module) => module.TipSection));

export const CheckoutView = observer(function CheckoutView({ vm }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  if (vm.placedId !== undefined) return <Waiting text={translate('checkout.placed')} />;
  const { loadFailure } = vm.context;
  if (loadFailure && loadFailure.kind !== 'unauthorized')
    return <FailureState failure={loadFailure} onRetry={() => void vm.context.load()} level={1} />;
  if (vm.isEmpty)
    return (
      <State
        icon={icons.shoppingBasketIcon}
        title={translate('cart.empty')}
        level={1}
        action={
          <AppLink to="/" {...buttonAttributes({ look: 'main' })}>
            {translate('checkout.find_shops')}
          </AppLink>
        }
      >
        {translate('cart.empty_text')}
      </State>
    );
  if (vm.isLoading) return <Waiting text={translate('progress')} />;
  return <CheckoutForm vm={vm} />;
});

const FORM_ID = 'checkout';
const FAULTY_FIELDS = '[aria-invalid="true"], [data-fault] input, [data-fault] button';

const CheckoutForm = observer(function CheckoutForm({ vm }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  const currency = useService(CURRENCY_VIEW_MODEL);
  const form = useRef<HTMLDivElement>(null);
  const { problem } = vm.placing;

  useEffect(() => {
    const page = form.current;
    if (!page || vm.faults.refusals === 0) return;
    const find = (selector: string) => page.querySelector<HTMLElement>(selector);
    // A field that has to change comes before the message about the whole order.
    return focusWhenThere(page, () => find(FAULTY_FIELDS) ?? find('[role="alert"]'));
  }, [vm.faults.refusals]);

  useEffect(() => {
    const page = form.current;
    page?.addEventListener('keydown', keepEnter);
    return () => page?.removeEventListener('keydown', keepEnter);
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void vm.place();
  };

  return (
    <div ref={form} className={styles.page}>
      <form id={FORM_ID} method="post" noValidate onSubmit={submit} className={styles.form}>
        <h1 tabIndex={-1} className={styles.title}>
          {translate('checkout.heading', { shop: vm.context.shop?.value?.title ?? '' })}
        </h1>
        <SkipButton formId={FORM_ID} />
        <OrderPeek vm={vm} />
        {problem && problem.kind !== 'unauthorized' && (
          <p role="alert" tabIndex={-1} className={styles.problem}>
            {problem.kind === 'closed' && vm.faults.has('shop-paused')
              ? translate('checkout.fault.paused')
              : problemText(problem, translate)}
          </p>
        )}
        <FulfilmentSection vm={vm} />
        <TimeSection vm={vm} />
        <ContactSection vm={vm} />
        <HandoverSection vm={vm} />
        <ReplacementSection vm={vm} />
        <PaymentSection vm={vm} />
        {vm.fulfilment === 'delivery' && <TipSection vm={vm} />}
      </form>
      <SummaryPanel vm={vm} formId={FORM_ID} />
      <WhatChangedSheet vm={vm.placing} price={currency.text} />
    </div>
  );
});

/** Only the button places an order: Enter in a field or on a choice would send the form. */
const keepEnter = (event: KeyboardEvent): void => {
  const { key, target } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && target.form?.id === FORM_ID) event.preventDefault();
};

function Waiting({ text }: { readonly text: string }) {
  return (
    <div className={styles.waiting} role="status" aria-label={text}>
      <Skeleton shape="title" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}
