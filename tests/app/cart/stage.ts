import { observable, runInAction } from 'mobx';
import { cartLines, cartOf, type Cart, type CartLine, type MergePlan } from '@domain/cart/index.ts';
import type { Session } from '@domain/identity/index.ts';
import { currencyId, userId, type CurrencyId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { Scale } from '@domain/pricing/index.ts';
import type { CartNotices } from '@app/features/cart/cart-notices.ts';
import type { GroupGuardDeps } from '@app/features/cart/cart-questions.ts';
import { CartViewModel } from '@app/features/cart/index.ts';
import { LatestLookUp } from '@app/features/cart/latest-look-up.ts';
import { ServerCart } from '@app/features/cart/server-cart.ts';
import type { ServerCartListener } from '@app/features/cart/server-cart-listener.ts';
import { cartServer, line } from './cart-server.ts';

export const sessionOf = (user = 7): Session => ({
  token: `Bearer ${user}`,
  user: { id: userId(user), firstName: 'Leila', lastName: '', image: undefined, role: 'user' },
});

type Given = NonNullable<Parameters<typeof cartServer>[0]> & {
  /** What the guest's cart holds. */
  readonly guest?: readonly CartLine[];
  readonly user?: number;
  /** A merge that the page before did not finish. */
  readonly plan?: MergePlan | undefined;
  /** What the shop's answers wait for. */
  readonly asking?: () => Promise<unknown>;
  /** What the code of the server's cart waits for. */
  readonly fetching?: () => Promise<unknown>;
  /** How the first imports of the code that looks lines up end. */
  readonly loadings?: readonly 'lost'[];
  /** What a group of this device does with added lines; it has joined none by default. */
  readonly besideGroup?: GroupGuardDeps['besideGroup'];
  /** How the cart reports changes; recorded by default. */
  readonly words?: CartNotices;
};

/** The customer's cart over a guest's store and a server with canned answers. */
export const stage = (given: Given = {}) => {
  const server = cartServer(given);
  const guest = createLiveValue(cartOf(given.guest ?? []));
  const sessions = createLiveValue<Session | undefined>(given.user === undefined ? undefined : sessionOf(given.user));
  const visible = createLiveValue(true);
  const scope = observable.object<{ language: string; currency: CurrencyId | undefined }>({
    language: 'en',
    currency: currencyId(1),
  });
  const loadings = [...(given.loadings ?? [])];
  const shop = { rate: 1, scale: 2 as Scale, isDown: false, gone: 0 };
  const told: string[] = [];
  const takeBacks: (() => void)[] = [];
  let { plan } = given;
  const memory = { read: () => plan, write: (next: MergePlan | undefined) => void (plan = next) };
  const undoable = (text: string): void => {
    told.push(text);
    const step = vm.edits.steps.at(-1);
    takeBacks.push(() => step && vm.edits.takeBack(step));
  };
  const words: CartNotices = {
    added: () => void told.push('added'),
    changed: ({ item, quantity }) => void told.push(`${quantity} of ${item.title}`),
    removed: ({ item }) => undoable(`removed ${item.title}`),
    cleared: () => undoable('cleared'),
    replaced: () => undoable('replaced'),
    historyStepped: (way) => void told.push(way),
    limited: ({ title, given: pieces, reason }) => void told.push(`only ${pieces} of ${title}: ${reason}`),
    refused: ({ kind }) => void told.push(`refused: ${kind}`),
    failed: ({ kind }) => void told.push(`failed: ${kind}`),
    notLookedUp: () => void told.push('not looked up'),
  };
  const sold = (each: CartLine): CartLine =>
    line(each.stockId, each.quantity, {
      shop: each.shopId,
      addons: each.addons.find((addon) => !addon.isMandatory)?.quantity ?? 0,
      rate: shop.rate,
      scale: shop.scale,
    });
  const lookUp = async (cart: Cart): Promise<Cart | undefined> => {
    const fresh = shop.isDown
      ? undefined
      : cartOf(
          cartLines(cart)
            .filter((each) => each.stockId !== shop.gone)
            .map(sold),
        );
    await given.asking?.();
    return fresh;
  };
  const connect = async (listener: ServerCartListener): Promise<ServerCart> => {
    await given.fetching?.();
    return new ServerCart(
      {
        carts: server.carts,
        guest,
        memory,
        user: () => sessions.read()?.user.id,
        delay: () => Promise.resolve(),
        visible: visible.changes,
      },
      listener,
    );
  };
  const vm = new CartViewModel({
    guest,
    sessions,
    connect,
    notify: (what) => what(given.words ?? words),
    loadLookUp: () =>
      loadings.pop() === 'lost'
        ? Promise.reject(new Error('lost'))
        : Promise.resolve((deps) => new LatestLookUp({ ...deps, lookUp })),
    scope: () => ({ ...scope }),
    hasGroups: () => given.besideGroup !== undefined,
    besideGroup: given.besideGroup ?? (() => Promise.resolve(undefined)),
  });
  const stop = vm.activate();
  return {
    vm,
    server,
    guest,
    sessions,
    visible,
    told,
    takeBacks,
    memory,
    stop,
    /** Answers of the shop's own kind: `rate` times as much, in another scale, nothing at all, without one dish. */
    shop,
    signIn: (user = 7) => sessions.write(sessionOf(user)),
    /** The session ends as the server says so, or by the customer. */
    signOut: () => sessions.write(undefined),
    choose: (currency: number, rate: number, scale: Scale = 2) => {
      Object.assign(shop, { rate, scale });
      server.sellIn({ rate, scale });
      runInAction(() => {
        scope.currency = currencyId(currency);
      });
    },
    speak: (language: string) =>
      runInAction(() => {
        scope.language = language;
      }),
  };
};

/** Lets everything that was asked be answered. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve();
};

/** Answers that wait until they are let go, in whatever order. */
export const gate = () => {
  const waiting: (() => void)[] = [];
  return {
    pass: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    get count() {
      return waiting.length;
    },
    open: async (index = 0) => {
      waiting.splice(index, 1)[0]?.();
      await settled();
    },
  };
};
