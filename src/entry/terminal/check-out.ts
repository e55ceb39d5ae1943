import { when } from 'mobx';
import type { DraftFault } from '@domain/checkout/index.ts';
import { isDirectTag } from '@domain/payments/index.ts';
import { negateMoney, type Money } from '@domain/pricing/index.ts';
import { changeText } from '../../features/checkout/change.messages.ts';
import { problemText } from '../../features/checkout/checkout.messages.ts';
import type { CheckoutViewModel } from '../../features/checkout/checkout.view-model.ts';
import { windowOf } from '../../features/checkout/time-options.ts';
import { CURRENCY_VIEW_MODEL } from '../../features/currency/index.ts';
import { failureText } from '../../features/failure/index.ts';
import { FAULT_TEXTS } from '../plain/checkout-form.ts';
import { choose, endWith } from './dialogue.ts';
import { chooseAddress } from './choose-address.ts';
import type { TerminalApp } from './terminal-app.ts';

type Topic = 'how' | 'address' | 'when' | 'phone' | 'payment' | 'note';

/** What has to be asked again for a fault to go. */
const TOPICS: Partial<Readonly<Record<DraftFault['kind'], Topic>>> = {
  'address-missing': 'address',
  'outside-zone': 'address',
  'shop-closed': 'when',
  'day-closed': 'when',
  'slot-gone': 'when',
  'phone-required': 'phone',
  'phone-invalid': 'phone',
  'payment-missing': 'payment',
  'wallet-too-low': 'payment',
};

/** ORDER-1 to ORDER-5: asks for what an order needs, says its price, and places it. The view-model leads on. */
export const checkOut = async (app: TerminalApp, vm: CheckoutViewModel): Promise<string | undefined> => {
  const { talk, translate } = app;
  const { context } = vm;
  // After a sign-in the cart is handed over to the account.
  await vm.cart.refresh();
  await when(() => vm.isEmpty || context.loadFailure !== undefined || (!vm.isLoading && context.profile !== undefined));
  if (vm.isEmpty) return endWith(app, translate('cart.empty'));
  if (context.loadFailure) return endWith(app, failureText(context.loadFailure, translate));
  await ask(app, vm, 'how');
  if (vm.fulfilment === 'delivery') await ask(app, vm, 'address');
  await ask(app, vm, 'when');
  if (vm.phone === '') await ask(app, vm, 'phone');
  await ask(app, vm, 'payment');
  await ask(app, vm, 'note');
  while (vm.placedId === undefined) {
    await when(() => !vm.calculation.isPending);
    const fault = vm.faults.all[0];
    if (fault) {
      talk.say(faultText(app, vm, fault));
      const topic = TOPICS[fault.kind];
      if (!topic) return undefined;
      await ask(app, vm, topic);
      continue;
    }
    saySums(app, vm);
    if (!(await confirm(app, 'checkout.place'))) return undefined;
    await vm.place();
    await settle(app, vm);
  }
  talk.say(translate('checkout.placed'));
  return `/orders/${vm.placedId}`;
};

/** ORDER-3, ORDER-5: says why an order was not placed; what changed is accepted or not. */
const settle = async (app: TerminalApp, vm: CheckoutViewModel): Promise<void> => {
  const { talk, translate, get } = app;
  const { text } = get(CURRENCY_VIEW_MODEL);
  const { problem, changed } = vm.placing;
  if (problem) talk.say(problemText(problem, translate));
  if (!changed) return;
  talk.say(translate('checkout.changed_title'));
  for (const change of changed.changes) talk.say(changeText(change, text, translate));
  if (changed.after && changed.before)
    talk.say(translate('checkout.changed_total', { from: text(changed.before), to: text(changed.after) }));
  if (!changed.after || !(await confirm(app, 'checkout.place'))) return vm.placing.goBack();
  await vm.placing.accept();
  return settle(app, vm);
};

const ask = async (app: TerminalApp, vm: CheckoutViewModel, topic: Topic): Promise<void> => {
  const { talk, translate } = app;
  switch (topic) {
    case 'how':
      return vm.form.choose({
        fulfilment: await choose(app, translate('checkout.how'), [
          { label: translate('checkout.delivery'), value: 'delivery' as const },
          { label: translate('checkout.pickup'), value: 'pickup' as const },
        ]),
      });
    case 'address':
      return chooseAddress(app, vm.context.address);
    case 'when':
      return askTime(app, vm);
    case 'phone':
      return vm.form.choose({ phone: await talk.ask(`${translate('checkout.phone')}:`) });
    case 'payment':
      return askPayment(app, vm);
    case 'note':
      return vm.form.choose({ note: await talk.ask(`${translate('checkout.note')}:`) });
  }
};

const askTime = async (app: TerminalApp, vm: CheckoutViewModel): Promise<void> => {
  const { translate } = app;
  const { soonest, next = [] } = vm.times ?? {};
  const options = [
    ...(soonest
      ? [{ label: `${translate('checkout.soonest')}, ${soonest.from}–${soonest.to}`, value: undefined }]
      : []),
    ...next.map((slot) => ({ label: `${slot.date}, ${windowOf(slot).from}–${windowOf(slot).to}`, value: slot })),
  ];
  if (options.length > 0) vm.form.choose({ slot: await choose(app, translate('checkout.when'), options) });
};

/** Cash and the wallet; a provider's page needs a browser. */
const askPayment = async (app: TerminalApp, vm: CheckoutViewModel): Promise<void> => {
  const { translate } = app;
  await when(() => vm.context.methods !== undefined || vm.context.methodsFailure !== undefined);
  const options = (vm.context.methods ?? [])
    .filter(({ tag }) => isDirectTag(tag))
    .map(({ tag }) => ({ label: translate(tag === 'wallet' ? 'checkout.wallet' : 'checkout.cash'), value: tag }));
  if (options.length > 0) vm.form.choose({ paymentTag: await choose(app, translate('checkout.payment'), options) });
};

const confirm = (app: TerminalApp, action: 'checkout.place'): Promise<boolean> =>
  choose(app, app.translate('checkout.choose'), [
    { label: app.translate(action), value: true },
    { label: app.translate('checkout.go_back'), value: false },
  ]);

const faultText = ({ get, translate }: TerminalApp, vm: CheckoutViewModel, { kind }: DraftFault): string =>
  translate(FAULT_TEXTS[kind], {
    amount: get(CURRENCY_VIEW_MODEL).text(vm.context.shop?.value?.minimum),
  });

/** Every amount of the order, and their total. */
const saySums = ({ get, talk, translate }: TerminalApp, vm: CheckoutViewModel): void => {
  const { text } = get(CURRENCY_VIEW_MODEL);
  const { shown, failure } = vm.calculation;
  if (failure) talk.say(failureText(failure, translate));
  if (!shown) return;
  const { price, discount, shopTax, delivery, service, tips, total } = shown.totals;
  const say = (label: string, amount: Money): void => talk.say(`  ${label}: ${text(amount)}`);
  talk.say(`\n${translate('checkout.summary')}`);
  say(translate('checkout.items'), price);
  if (discount.minor > 0) say(translate('checkout.discount'), negateMoney(discount));
  if (shopTax.minor > 0) say(translate('checkout.tax'), shopTax);
  if (vm.fulfilment === 'delivery') say(translate('checkout.delivery_fee'), delivery);
  if (service.minor > 0) say(translate('checkout.service'), service);
  if (tips.minor > 0) say(translate('checkout.tip'), tips);
  say(translate('checkout.total'), total);
};
