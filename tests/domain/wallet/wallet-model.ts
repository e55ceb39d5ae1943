/** One thing that happens to the wallets 0, 1 and 2; amounts are minor units. */
export type WalletStep =
  | {
      readonly kind: 'top-up' | 'pay' | 'ask-withdrawal' | 'ask-top-up' | 'gift' | 'take-back';
      readonly wallet: number;
      readonly amount: number;
    }
  | { readonly kind: 'send'; readonly wallet: number; readonly to: number; readonly amount: number }
  | {
      readonly kind: 'decide';
      readonly wallet: number;
      readonly entry: number;
      readonly to: string;
      readonly by: 'owner' | 'operator';
    };

type Waiting = { readonly amount: bigint; readonly isOut: boolean };
/** The plainest bookkeeping: what is free in each wallet, what waits, and what entered or left the marketplace. */
export type Books = {
  readonly free: bigint[];
  readonly waiting: Map<string, Waiting>;
  entries: number[];
  outside: bigint;
};

export const openBooks = (): Books => ({ free: [0n, 0n, 0n], waiting: new Map(), entries: [0, 0, 0], outside: 0n });

const MOST = 1_000_000_000_000n;

/** Does a step in the books; false when it is refused. */
export const book = (books: Books, step: WalletStep): boolean => {
  const { free, waiting, entries } = books;
  const write = (wallet: number, change: bigint, wait?: Waiting): boolean => {
    if (wait) waiting.set(`${wallet} ${entries[wallet]}`, wait);
    free[wallet] = (free[wallet] ?? 0n) + change;
    entries[wallet] = (entries[wallet] ?? 0) + 1;
    return true;
  };
  if (step.kind === 'decide') {
    const key = `${step.wallet} ${step.entry}`;
    const wait = waiting.get(key);
    if (!wait || !['paid', 'rejected', 'canceled', 'cancelled'].includes(step.to)) return false;
    if (wait.isOut && step.by === 'owner' && step.to === 'paid') return false;
    waiting.delete(key);
    if (wait.isOut && step.to !== 'paid') {
      free[step.wallet] = (free[step.wallet] ?? 0n) + wait.amount;
      books.outside -= wait.amount;
    }
    if (!wait.isOut && step.to === 'paid') {
      free[step.wallet] = (free[step.wallet] ?? 0n) + wait.amount;
      books.outside -= wait.amount;
    }
    return true;
  }
  const { wallet } = step;
  const amount = BigInt(step.amount);
  const has = free[wallet] ?? 0n;
  if (step.kind === 'take-back') {
    const taken = amount < has ? amount : has;
    if (taken <= 0n || taken > MOST) return false;
    books.outside += taken;
    return write(wallet, -taken);
  }
  if (amount <= 0n || amount > MOST) return false;
  switch (step.kind) {
    case 'top-up':
    case 'gift':
      books.outside -= amount;
      return write(wallet, amount);
    case 'ask-top-up':
      return write(wallet, 0n, { amount, isOut: false });
    case 'pay':
    case 'ask-withdrawal':
      if (amount > has) return false;
      books.outside += amount;
      return write(wallet, -amount, step.kind === 'pay' ? undefined : { amount, isOut: true });
    case 'send':
      if (step.to === wallet || amount > has) return false;
      return write(wallet, -amount) && write(step.to, amount);
  }
};
