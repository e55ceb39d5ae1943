import { randomUUID } from 'node:crypto';
import type { OperationId } from '@infra/server/http/contract/index.ts';
import type { Answer, Api, Sent } from '../support/api.ts';
import { HOME, WALLET, CASH } from '../support/shopping.ts';
import { customerEmail } from './crowded-city.ts';
import type { Measures } from './measures.ts';
import { pause } from './pause.ts';
import type { Seeded } from './seeded.ts';

/** The shop that never closes, with one thing to buy. */
export const MARKET = 2;

/** What a customer knows for sure, because a server has acknowledged it. */
export type Account = {
  readonly index: number;
  readonly token: string;
  readonly uuid: string;
  /** Ids of acknowledged orders. */
  readonly orders: number[];
  /** Of the orders paid from the wallet. */
  readonly paidFromWallet: number[];
  readonly sent: { readonly to: number; readonly cents: number }[];
  /** Quantity of the only line of the cart; `undefined` while the cart is empty. */
  cart: number | undefined;
};

/** Where a call goes: to one of the processes, as a balancer would choose. */
export type Balancer = () => Api;

type Deps = {
  readonly balancer: Balancer;
  readonly measures: Measures;
  readonly random: Seeded;
  readonly stock: number;
};

const idOf = ({ body }: Answer): number => (body as { readonly data: { readonly id: number } }).data.id;

/** Signs in, retrying while servers start. */
export const openAccount = async (api: Api, index: number): Promise<Account> => {
  const token = await api.signIn(customerEmail(index));
  const { uuid } = (await api.ok('showProfile', {}, { token })).data;
  if (!uuid) throw new Error(`Customer ${index} has no uuid`);
  return { index, token, uuid, orders: [], paidFromWallet: [], sent: [], cart: undefined };
};

/**
 * One customer who reads, fills the cart, orders and sends money, and repeats each intent with its key until it is
 * answered, as the web app does. Resolves once `isOver` is true and nothing is left unanswered.
 */
export const shop = async (
  account: Account,
  others: readonly Account[],
  isOver: () => boolean,
  { balancer, measures, random, stock }: Deps,
): Promise<void> => {
  const { token } = account;

  const once = async (id: OperationId, sent: Sent, key?: string): Promise<Answer | undefined> => {
    const begun = performance.now();
    try {
      const answer = await balancer().call(id, sent, { token, ...(key && { headers: { 'idempotency-key': key } }) });
      measures.answered(id, answer, performance.now() - begun);
      return answer;
    } catch (failure) {
      measures.failed(id, failure, performance.now() - begun);
      return undefined;
    }
  };

  /** Repeats until the call is neither lost nor refused for the moment. */
  const until = async (id: OperationId, sent: Sent, key?: string): Promise<Answer> => {
    for (;;) {
      const answer = await once(id, sent, key);
      if (answer && answer.status !== 503 && !isInProgress(answer)) return answer;
      await pause(answer ? Number(answer.headers.get('retry-after') ?? 1) * random.between(0.5, 1) : 0.3);
    }
  };
  const expectOk = (what: string, answer: Answer): boolean => {
    if (answer.status === 200) return true;
    measures.violation(
      `${what} of customer ${account.index} answered ${answer.status}: ${JSON.stringify(answer.body)}`,
    );
    return false;
  };

  const fill = async (): Promise<number | undefined> => {
    const quantity = random.whole(1, 9);
    const sent = { shop_id: MARKET, currency_id: 1, products: [{ stock_id: stock, quantity }] };
    const answer = await until('insertProducts', sent, randomUUID());
    if (!expectOk('A cart line', answer)) return undefined;
    account.cart = quantity;
    return idOf(answer);
  };

  const checkCart = async (): Promise<void> => {
    const answer = await until('showCart', {});
    const found = answer.status === 200 ? quantityIn(answer) : undefined;
    if (found !== account.cart)
      measures.violation(`The cart of customer ${account.index} holds ${found}, acknowledged was ${account.cart}`);
  };

  const order = async (): Promise<void> => {
    const cart = await fill();
    if (cart === undefined) return;
    await checkCart();
    const payment = random.whole(0, 1) === 0 ? WALLET : CASH;
    const draft = {
      cart_id: cart,
      shop_id: MARKET,
      currency_id: 1,
      delivery_type: 'delivery',
      location: HOME,
      address: { address: 'Lindenstraat 8' },
      payment_id: payment,
    };
    const answer = await until('placeOrder', draft, randomUUID());
    if (!expectOk('An order', answer)) return;
    account.cart = undefined;
    account.orders.push(idOf(answer));
    if (payment === WALLET) account.paidFromWallet.push(idOf(answer));
  };

  const send = async (): Promise<void> => {
    const to = random.pick(others);
    const cents = random.whole(1, 500);
    const answer = await until('sendMoney', { uuid: to.uuid, price: cents / 100, currency_id: 1 }, randomUUID());
    if (expectOk('A transfer', answer)) account.sent.push({ to: to.index, cents });
  };

  const read = async (): Promise<void> => {
    await once(random.pick(['listShops', 'listOrders', 'showCart'] as const), {});
  };

  while (!isOver()) {
    const chance = random.between(0, 1);
    await (chance < 0.35 ? read() : chance < 0.55 ? fill().then(checkCart) : chance < 0.8 ? order() : send());
    await pause(random.between(0.05, 0.25));
  }
  await checkCart();
};

const isInProgress = ({ status, body }: Answer): boolean =>
  status === 409 && (body as { readonly data?: { readonly reason?: string } }).data?.reason === 'in_progress';

type CartBody = {
  readonly data: { readonly user_carts: readonly { readonly cartDetails: readonly { readonly quantity: number }[] }[] };
};
const quantityIn = ({ body }: Answer): number | undefined =>
  (body as CartBody).data?.user_carts?.[0]?.cartDetails[0]?.quantity;
