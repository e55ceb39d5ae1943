import { FIRST_BALANCE, FIRST_SUPPLY } from './crowded-city.ts';
import type { Cluster } from './cluster.ts';
import type { Account } from './customers.ts';

type Ask = Cluster['ask'];

const numbers = async (ask: Ask, statement: string): Promise<readonly number[]> =>
  (await ask<{ value: unknown }>(statement)).map(({ value }) => Number(value));

/** What is lost or doubled of what was acknowledged, in sentences. All intents must be answered by now. */
export const findLosses = async (ask: Ask, accounts: readonly Account[], stock: number): Promise<readonly string[]> => {
  const losses: string[] = [];
  for (const account of accounts) {
    const user = `(select id from users where uuid = '${account.uuid}')`;
    const stored = await numbers(ask, `select id as value from orders where user_id = ${user} order by id`);
    const acknowledged = [...account.orders].sort((left, right) => left - right);
    if (stored.join() !== acknowledged.join())
      losses.push(`Customer ${account.index} has orders ${stored.join()}, acknowledged were ${acknowledged.join()}`);
    losses.push(...(await moneyLost(ask, account, accounts)));
  }
  return [...losses, ...(await goodsLost(ask, stock)), ...(await booksLost(ask))];
};

/** Balance = what there was − wallet orders − sent + received + rewards, of which an order has one of a kind. */
const moneyLost = async (ask: Ask, account: Account, all: readonly Account[]): Promise<readonly string[]> => {
  // One statement, because the simulation goes on delivering orders.
  const [row] = await ask<{ balance: unknown; spent: unknown; earned: unknown }>(
    `select balance,
      (select coalesce(sum(total_price), 0) from orders
        where id in (${[0, ...account.paidFromWallet].join()})) as spent,
      (select coalesce(sum(amount), 0) from order_rewards where user_id = users.id) as earned
      from wallets join users on users.id = user_id where users.uuid = '${account.uuid}'`,
  );
  const sum = (transfers: Account['sent']): number => transfers.reduce((total, { cents }) => total + cents, 0);
  const received = sum(all.flatMap(({ sent }) => sent.filter(({ to }) => to === account.index)));
  const expected = FIRST_BALANCE - Number(row?.spent) - sum(account.sent) + received + Number(row?.earned);
  return Number(row?.balance) === expected
    ? []
    : [`Customer ${account.index} owns ${String(row?.balance)}, must own ${expected}`];
};

const goodsLost = async (ask: Ask, stock: number): Promise<readonly string[]> => {
  const [left = NaN] = await numbers(ask, `select quantity as value from stocks where id = ${stock}`);
  const [sold = NaN] = await numbers(
    ask,
    `select coalesce(sum(quantity), 0) as value from order_details join orders on orders.id = order_id
      where stock_id = ${stock} and orders.status <> 'canceled'`,
  );
  return left + sold === FIRST_SUPPLY ? [] : [`${left} pieces are left and ${sold} sold, of ${FIRST_SUPPLY}`];
};

/** Every wallet is the sum of its ledger, and no cart became two orders. */
const booksLost = async (ask: Ask): Promise<readonly string[]> => {
  const wallets = await ask<{ id: number }>(
    `select wallets.id from wallets join wallet_histories on wallet_id = wallets.id
      group by wallets.id, balance
      having balance <> sum(case when type = 'topup' then amount else -amount end)`,
  );
  const carts = await ask<{ cart_id: number }>(
    'select cart_id from orders where cart_id is not null group by cart_id having count(*) > 1',
  );
  return [
    ...wallets.map(({ id }) => `Wallet ${id} is not the sum of its ledger`),
    ...carts.map(({ cart_id }) => `Cart ${cart_id} became several orders`),
  ];
};
