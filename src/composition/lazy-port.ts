type Method = (...args: never[]) => Promise<unknown>;

/**
 * A port whose adapter's code comes with its first call: the server has filled the first screen, so most visits begin
 * without a call. Every method of such a port answers with a promise; all of them are named.
 */
export const lazyPort = <Port extends { readonly [Name in keyof Port]: Method }>(open: () => Promise<Port>, methods: { readonly [Name in keyof Port]: true }): Port => {
  let adapter: Promise<Port> | undefined;
  const opened = (): Promise<Port> =>
    (adapter ??= open().catch((failure: unknown) => {
      adapter = undefined;
      throw failure;
    }));
  const forward = (name: keyof Port): Method => async (...args) => (await opened())[name](...args);
  return Object.fromEntries((Object.keys(methods) as (keyof Port)[]).map((name) => [name, forward(name)])) as unknown as Port;
};
