import { err } from '@domain/kernel/result.ts';
import { importWithRetry } from '../../ui/lazy/index.ts';

type Method = (...args: never[]) => Promise<unknown>;

/**
 * Returns a port whose adapter is imported on the first call: the server has rendered the first screen, so most visits
 * start without a call. Every method returns a promise of a Result; it is `unreachable` when the import fails.
 */
export const lazyPort = <Port extends { readonly [Name in keyof Port]: Method }>(open: () => Promise<Port>): Port => {
  let adapter: Promise<Port> | undefined;
  const opened = (): Promise<Port> =>
    (adapter ??= importWithRetry(open).catch((failure: unknown) => {
      adapter = undefined;
      throw failure;
    }));
  // The port must not look like a promise when it is returned from an async function.
  return new Proxy({} as Port, {
    get: (_, name) =>
      name === 'then'
        ? undefined
        : (...args: never[]) =>
            opened().then(
              (port) => port[name as keyof Port](...args),
              () => err({ kind: 'unreachable' }),
            ),
  });
};
