import { replicaId, type ReplicaId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { cartOfPlaced, placedCartOf, type PlacedCart } from './placed-cart.ts';
import { readCartCommand, readCartLine } from './read-command.ts';
import { readAs, readFit, readKind, readList, readObject, readOneOf, readOptional, readText, readWhole, type Malformed, type Reader } from './reader.ts';
import { emptyReplica, receive, type CartReplica } from './replica.ts';
import type { CommandMessage, ReplicaMessage, RetiredMessage, SeenMessage, Stamp } from './replica-log.ts';

/** A whole replica as plain data, for a tab that joins, or to keep it. */
export type PackedReplica = {
  readonly counter: number;
  readonly stamp: Stamp | undefined;
  readonly seen: SeenMessage['seen'];
  readonly cart: PlacedCart;
  readonly log: readonly CommandMessage[];
  readonly acknowledged: readonly SeenMessage[];
  readonly retired: readonly RetiredMessage[];
};

/** Longest log, most tabs and most lines that are read; more is refused. */
export const LOG_MAX = 10_000;
const REPLICAS_MAX = 1000;
const LINES_MAX = 20_000;
const ID_MAX = 100;
const COUNTER_MAX = 2 ** 50;

const readReplicaId: Reader<ReplicaId> = readAs(readFit(readText(ID_MAX), (id) => id !== ''), replicaId);
const readCounter: Reader<number> = readWhole(0, COUNTER_MAX);
const readStamp: Reader<Stamp> = readObject<Stamp>({ counter: readWhole(1, COUNTER_MAX), replica: readReplicaId });

const readEntry: Reader<SeenMessage['seen'][number]> = (value) => {
  const read = readList<string | number>((one) => (typeof one === 'string' ? readReplicaId(one) : readCounter(one)), 2)(value);
  if (!read.ok) return read;
  const [id, sequence] = read.value;
  return typeof id === 'string' && typeof sequence === 'number' ? ok([replicaId(id), sequence]) : err({ kind: 'malformed', field: '' });
};
const readSeen: Reader<SeenMessage['seen']> = readList(readEntry, REPLICAS_MAX);

const readCommandMessage: Reader<CommandMessage> = readObject<CommandMessage>({
  kind: readOneOf('command'), stamp: readStamp, sequence: readWhole(1, COUNTER_MAX), command: readCartCommand,
});
const readSeenMessage: Reader<SeenMessage> = readObject<SeenMessage>({ kind: readOneOf('seen'), replica: readReplicaId, counter: readCounter, seen: readSeen });
const readRetiredMessage: Reader<RetiredMessage> = readObject<RetiredMessage>({ kind: readOneOf('retired'), replica: readReplicaId, after: readCounter });

/** CART-10f: what came from another tab, or the refusal of what no tab wrote. Never throws. */
export const readReplicaMessage = (value: unknown): Result<ReplicaMessage, Malformed> => readMessage(value);

const readMessage: Reader<ReplicaMessage> = readKind<ReplicaMessage>({ command: readCommandMessage, seen: readSeenMessage, retired: readRetiredMessage });

/** The replica as plain data; `readReplica` makes a replica of it that behaves the same. */
export const packReplica = ({ counter, base, log, acknowledged, retired }: CartReplica): PackedReplica => ({
  counter,
  stamp: base.stamp,
  seen: [...base.seen],
  cart: placedCartOf(base.cart),
  log,
  acknowledged: [...acknowledged].map(([replica, { counter: said, seen }]) => ({ kind: 'seen', replica, counter: said, seen: [...seen] })),
  retired: [...retired].map(([replica, after]) => ({ kind: 'retired', replica, after })),
});

/** A packed replica, as the tab with this id. Never throws: what no tab packed is refused. */
export const readReplica = (id: ReplicaId, value: unknown): Result<CartReplica, Malformed> => {
  const read = readPacked(value);
  if (!read.ok) return read;
  const { counter, stamp, seen, cart, log, acknowledged, retired } = read.value;
  const base = cartOfPlaced(cart);
  if (!base) return err({ kind: 'malformed', field: 'cart' });
  const bare: CartReplica = { ...emptyReplica(id), counter: Math.max(counter, stamp?.counter ?? 0), base: { stamp, seen: new Map(seen), cart: base }, cart: base };
  return ok([...retired, ...log, ...acknowledged].reduce<CartReplica>(receive, bare));
};

const readPacked: Reader<PackedReplica> = readObject<PackedReplica>({
  counter: readCounter,
  stamp: readOptional(readStamp),
  seen: readSeen,
  cart: readObject<PlacedCart>({ lines: readList(readObject({ line: readCartLine, place: readCounter }), LINES_MAX), next: readCounter }),
  log: readList(readCommandMessage, LOG_MAX),
  acknowledged: readList(readSeenMessage, REPLICAS_MAX),
  retired: readList(readRetiredMessage, REPLICAS_MAX),
});
