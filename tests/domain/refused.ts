/** Whether a call throws a RangeError with a message; any other error is rethrown. */
export const isRefused = (call: () => unknown): boolean => {
  try {
    call();
    return false;
  } catch (failure) {
    if (failure instanceof RangeError && failure.message !== '') return true;
    throw failure;
  }
};

/** Whether a value contains an invalid number, or the text of one. */
export const holdsNaN = (value: unknown): boolean => {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value === 'string') return /NaN|Infinity/.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNaN);
};

/** What a call that is not refused gives; `undefined` for one that is. */
export const unlessRefused = <Value>(call: () => Value): Value | undefined => {
  let value: Value | undefined;
  return isRefused(() => {
    value = call();
  })
    ? undefined
    : value;
};
