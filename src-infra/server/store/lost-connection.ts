import { StoreUnavailable } from '../foundation/transactions/index.ts';

/** Of the operating system: no route, no listener, or a connection cut in the middle. */
const NETWORK = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;
/** Of PostgreSQL: connection exceptions, shutdown, crash, starting up, too many connections. */
const SERVER = /^(?:08...|57P0[123]|53300)$/;
/** Of the driver, which gives these failures no code. */
const DRIVER = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** Whether a failure says that the database is away, as opposed to that it rejects a statement. */
const isLostConnection = (failure: Error): boolean =>
  'code' in failure && typeof failure.code === 'string'
    ? NETWORK.test(failure.code) || SERVER.test(failure.code)
    : DRIVER.test(failure.message);

/** Returns a failure as it is thrown to use cases: `StoreUnavailable` where the database is away. */
export const asStoreFailure = (failure: unknown): unknown =>
  failure instanceof Error && isLostConnection(failure)
    ? new StoreUnavailable(failure.message, { cause: failure })
    : failure;
