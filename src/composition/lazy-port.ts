import { err } from '@domain/kernel/result.ts';
import { code } from '../ui/lazy/index.ts';

type Method = (...args: never[]) => Promise<unknown>;

/**
 * A port whose adapter's code comes with its first call: the server has filled the first screen, so most visits begin
 * without a call. Every method of such a port promises an answer; where the code does not come, the server cannot be reached.
 */
export const lazyPort = <Port extends { readonly [Name in keyof Port]: Method }>(open: () => Promise<Port>): Port => {
  let adapter: Promise<Port> | undefined;
  const opened = (): Promise<Port> =>
    (adapter ??= code(open).catch((failure: unknown) => {
      adapter = undefined;
      throw failure;
    }));
  // Whoever looks for a promise finds none: a port is no answer.
  return new Proxy({} as Port, {
    get: (_, name) =>
      name === 'then'
        ? undefined
        : (...args: never[]) => opened().then((port) => port[name as keyof Port](...args), () => err({ kind: 'unreachable' })),
  });
};
