const CODE = /^[A-Z0-9_]{1,40}$/;

/** Returns the code of a failure, as databases and sockets give them, else its class: messages may quote data. */
export const failureKind = (failure: unknown): string => {
  if (!(failure instanceof Error)) return typeof failure;
  const code = 'code' in failure ? failure.code : undefined;
  return typeof code === 'string' && CODE.test(code) ? code : failure.constructor.name;
};
