import { StoreUnavailable } from '../foundation/transactions/index.ts';

/** Of the operating system: no route, no listener, or a connection cut in the middle. */
const NETWORK = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;
/** Of PostgreSQL: connection exceptions, shutdown, crash, starting up, too many connections, an idle transaction. */
const SERVER = /^(?:08...|57P0[1235]|53300|25P0[34])$/;
/** Of PostgreSQL: disk or memory exhausted, a statement or lock that took too long, an overloaded system. */
const EXHAUSTED = /^(?:53[124]00|57014|55P03|58030)$/;
/** Of PostgreSQL: this server became a standby, so that only a new connection finds the one that accepts writes. */
const DEMOTED = '25006';
/** Of the driver, which gives these failures no code: the beginnings of their messages. */
const DRIVER = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection',
];

const codeOf = (failure: Error): string | undefined =>
  'code' in failure && typeof failure.code === 'string' ? failure.code : undefined;

/** Whether a failure says that the database cannot answer now, as opposed to that it rejects a statement. */
const isUnavailable = (failure: Error): boolean => {
  const code = codeOf(failure);
  if (code === undefined) return DRIVER.some((start) => failure.message.startsWith(start));
  return NETWORK.test(code) || SERVER.test(code) || EXHAUSTED.test(code) || code === DEMOTED;
};

/** Whether a connection is worth nothing after this failure, although it is open. */
export const isDemoted = (failure: unknown): boolean => failure instanceof Error && codeOf(failure) === DEMOTED;

/** Returns a failure as it is thrown to use cases: `StoreUnavailable` where the database cannot answer now. */
export const asStoreFailure = (failure: unknown): unknown =>
  failure instanceof Error && !(failure instanceof StoreUnavailable) && isUnavailable(failure)
    ? new StoreUnavailable(failure.message, { cause: failure })
    : failure;
