import { currencyId, userCartId, userId, uuid } from '@domain/kernel/ids.ts';
import type { CartMember, GroupCart } from '@domain/cart/index.ts';
import { money, priceText, type Money } from '@domain/pricing/index.ts';
import { soldLine, userCartOf } from '@domain/testing/index.ts';
import { ANNOUNCER } from '@app/features/announcer/index.ts';
import { CURRENCY_VIEW_MODEL } from '@app/features/currency/index.ts';
import { TOASTS_VIEW_MODEL } from '@app/features/toasts/index.ts';
import { bound } from '../render.tsx';
import { NOON, viewServices } from '../view-services.ts';

export const dish = (stock: number, quantity: number) => soldLine({ stockId: stock as never, quantity, addons: [] })!;

const style = { symbol: '$', position: 'before' } as const;
export const dollars = (amount: Money): string => priceText(amount, style);

/** A device that shows dollars, and what it says aloud or in a toast. */
export const groupServices = () => {
  const said: string[] = [];
  const services = [
    ...viewServices.filter(([token]) => token !== (CURRENCY_VIEW_MODEL as unknown)),
    bound(CURRENCY_VIEW_MODEL as never, {
      style,
      scale: 2,
      options: [],
      current: { id: currencyId(1), title: 'USD' },
      text: (amount: Money | undefined) => (amount ? dollars(amount) : ''),
    }),
    bound(ANNOUNCER as never, { say: (text: string) => void said.push(text) }),
    bound(TOASTS_VIEW_MODEL as never, { show: (kind: string, text: string) => void said.push(`${kind}: ${text}`) }),
  ];
  return { services, said };
};

const [nadiasPart] = userCartOf([dish(1, 2)]).members;

/** The part of whoever started the group, with two pieces of one dish. */
export const nadia = nadiasPart as CartMember;
export const ana: CartMember = {
  ...nadia,
  id: userCartId(412),
  userId: undefined,
  uuid: uuid('00000000-0000-4000-8000-000000000412'),
  name: 'Ana',
  lines: [],
};

export const groupCart = (more: Partial<GroupCart> = {}): GroupCart => ({
  ...userCartOf([dish(1, 2)]),
  ownerId: userId(7),
  isGroup: true,
  isLocked: false,
  spendLimit: undefined,
  deadline: undefined,
  invitation: undefined,
  title: 'Lunch',
  payer: 'each',
  version: 1,
  members: [nadia, ana],
  ...more,
});

type Seen = {
  readonly cart?: Partial<GroupCart> | 'none';
  readonly isOwner?: boolean;
  readonly lines?: readonly ReturnType<typeof dish>[];
  readonly live?: object;
  readonly vm?: object;
};

/** The page of one member, with what it asks for. */
export const memberPage = ({ cart: given = {}, isOwner = false, lines = [], live = {}, vm = {} }: Seen = {}) => {
  const asked: string[] = [];
  const ask =
    (what: string) =>
    (...args: readonly unknown[]): Promise<void> => {
      asked.push([what, ...args.map((each) => (typeof each === 'object' ? 'it' : JSON.stringify(each)))].join(' '));
      return Promise.resolve();
    };
  const cart = given === 'none' ? undefined : groupCart(given);
  const self = cart?.members.find(({ id }) => id === (isOwner ? nadia : ana).id);
  const session = {
    cart,
    self,
    lines,
    part: { member: (isOwner ? nadia : ana).id },
    present: new Set(),
    failure: undefined,
    total: money(600, 2),
    sumOf: ({ id }: CartMember) => money(id === nadia.id ? 1500 : 600, 2),
    sumOfAll: () => money(2100, 2),
    set: (_line: unknown, quantity: number) => asked.push(`set ${quantity}`),
    setStatus: ask('choosing'),
    ...live,
  };
  const page = {
    isOwner,
    title: 'Lunch',
    shopTitle: 'Pasta House',
    isBusy: false,
    time: (at: number) => new Date(at).toISOString().slice(11, 16),
    retry: ask('retry'),
    checkOut: ask('check out'),
    end: ask('end'),
    reporter: { latest: '', history: [] },
    owner: {
      leaving: undefined,
      lock: ask('lock'),
      postpone: ask('postpone'),
      kick: ask('kick'),
      undoKick: ask('undo'),
    },
    part: { live: session, leave: ask('leave'), known: { payer: 'each' } },
    link: undefined,
    ...vm,
  };
  return { vm: page as never, session: session as never, cart: cart as GroupCart, asked };
};

/** So many minutes after noon, when the views are looked at. */
export const minutesLater = (minutes: number) => (NOON + minutes * 60_000) as typeof NOON;
