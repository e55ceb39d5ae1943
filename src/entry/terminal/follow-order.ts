import { reaction, when } from 'mobx';
import { isActiveStatus } from '@domain/orders/index.ts';
import { CURRENCY_VIEW_MODEL } from '../../features/currency/index.ts';
import { failureText } from '../../features/failure/index.ts';
import { headline } from '../../features/orders/order-texts.ts';
import type { OrderViewModel } from '../../features/orders/order.view-model.ts';
import { endWith } from './dialogue.ts';
import type { TerminalApp } from './terminal-app.ts';

/** ORDER-6: says what happens to an order, until it has ended or a line is typed. */
export const followOrder = async (app: TerminalApp, vm: OrderViewModel): Promise<undefined> => {
  const { get, talk, translate } = app;
  await when(() => vm.order !== undefined || vm.live?.failure !== undefined);
  const { order } = vm;
  if (!order) return endWith(app, failureText(vm.live?.failure ?? { kind: 'malformed' }, translate));
  const total = get(CURRENCY_VIEW_MODEL).text(order.total);
  talk.say(`\n${translate('order.number', { number: String(order.id) })} · ${order.shop.title} · ${total}`);
  const stop = reaction(
    () => vm.order && headline(vm.order, translate),
    (line) => line !== undefined && talk.say(line),
    { fireImmediately: true },
  );
  await Promise.race([
    when(() => vm.order !== undefined && !isActiveStatus(vm.order.status)),
    talk.ask(translate('terminal.leave')),
  ]);
  stop();
  return undefined;
};
