import { replicaId, type ReplicaId } from '../../kernel/ids.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { LINES_MAX } from '../limits.ts';
import type {
  AcknowledgementMessage,
  Operation,
  ReplicaMessage,
  RetirementMessage,
  Timestamp,
} from './operation-log.ts';
import { readCartCommand, readCartLine } from './read-command.ts';
import {
  readAs,
  readFit,
  readKind,
  readList,
  readObject,
  readOneOf,
  readOptional,
  readText,
  readWhole,
  type Malformed,
  type Reader,
} from './reader.ts';
import { emptyReplica, receive, type CartReplica } from './replica.ts';
import { deserializeCart, serializeCart, type SerializedCart } from './serialized-cart.ts';

/** A replica as plain data, for another tab or for a store. */
export type SerializedReplica = {
  readonly counter: number;
  readonly timestamp: Timestamp | undefined;
  readonly version: AcknowledgementMessage['version'];
  readonly cart: SerializedCart;
  readonly log: readonly Operation[];
  readonly acknowledged: readonly AcknowledgementMessage[];
  readonly retired: readonly RetirementMessage[];
};

/** The longest log and the most replicas that are read; longer lists are refused. */
export const LOG_MAX = 10_000;
const REPLICAS_MAX = 1000;
const ID_MAX = 100;
const COUNTER_MAX = 2 ** 50;

const readReplicaId: Reader<ReplicaId> = readAs(
  readFit(readText(ID_MAX), (id) => id !== ''),
  replicaId,
);
const readCounter: Reader<number> = readWhole(0, COUNTER_MAX);
const readTimestamp: Reader<Timestamp> = readObject<Timestamp>({
  counter: readWhole(1, COUNTER_MAX),
  replica: readReplicaId,
});

const readVersionEntry: Reader<AcknowledgementMessage['version'][number]> = (value) => {
  const read = readList<string | number>(
    (one) => (typeof one === 'string' ? readReplicaId(one) : readCounter(one)),
    2,
  )(value);
  if (!read.ok) return read;
  const [id, sequence] = read.value;
  return typeof id === 'string' && typeof sequence === 'number'
    ? ok([replicaId(id), sequence])
    : err({ kind: 'malformed', field: '' });
};
const readVersion: Reader<AcknowledgementMessage['version']> = readList(readVersionEntry, REPLICAS_MAX);

const readOperation: Reader<Operation> = readObject<Operation>({
  kind: readOneOf('operation'),
  timestamp: readTimestamp,
  sequence: readWhole(1, COUNTER_MAX),
  command: readCartCommand,
});
const readAcknowledgement: Reader<AcknowledgementMessage> = readObject<AcknowledgementMessage>({
  kind: readOneOf('acknowledgement'),
  replica: readReplicaId,
  counter: readCounter,
  version: readVersion,
});
const readRetirement: Reader<RetirementMessage> = readObject<RetirementMessage>({
  kind: readOneOf('retirement'),
  replica: readReplicaId,
  after: readCounter,
});

/** CART-10f: Reads a message of another tab; refuses anything else and never throws. */
export const readReplicaMessage = (value: unknown): Result<ReplicaMessage, Malformed> => readMessage(value);

const readMessage: Reader<ReplicaMessage> = readKind<ReplicaMessage>({
  operation: readOperation,
  acknowledgement: readAcknowledgement,
  retirement: readRetirement,
});

/** Returns the replica as plain data; `readReplica` restores one that behaves the same. */
export const serializeReplica = ({
  counter,
  snapshot,
  log,
  acknowledged,
  retired,
}: CartReplica): SerializedReplica => ({
  counter,
  timestamp: snapshot.timestamp,
  version: [...snapshot.version],
  cart: serializeCart(snapshot.cart),
  log,
  acknowledged: [...acknowledged].map(([replica, one]) => ({
    kind: 'acknowledgement',
    replica,
    counter: one.counter,
    version: [...one.version],
  })),
  retired: [...retired].map(([replica, after]) => ({ kind: 'retirement', replica, after })),
});

/** CART-10g: Reads a serialized replica, under the given id; refuses anything else and never throws. */
export const readReplica = (id: ReplicaId, value: unknown): Result<CartReplica, Malformed> => {
  const read = readSerializedReplica(value);
  if (!read.ok) return read;
  const { counter, timestamp, version, cart, log, acknowledged, retired } = read.value;
  const restored = deserializeCart(cart);
  if (!restored) return err({ kind: 'malformed', field: 'cart' });
  const compacted: CartReplica = {
    ...emptyReplica(id),
    counter: Math.max(counter, timestamp?.counter ?? 0),
    snapshot: { timestamp, version: new Map(version), cart: restored },
    cart: restored,
  };
  return ok([...retired, ...log, ...acknowledged].reduce<CartReplica>(receive, compacted));
};

const readSerializedReplica: Reader<SerializedReplica> = readObject<SerializedReplica>({
  counter: readCounter,
  timestamp: readOptional(readTimestamp),
  version: readVersion,
  cart: readObject<SerializedCart>({
    lines: readList(readObject({ line: readCartLine, position: readCounter }), LINES_MAX),
    next: readCounter,
  }),
  log: readList(readOperation, LOG_MAX),
  acknowledged: readList(readAcknowledgement, REPLICAS_MAX),
  retired: readList(readRetirement, REPLICAS_MAX),
});
