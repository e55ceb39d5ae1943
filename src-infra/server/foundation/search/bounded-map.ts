/** Keeps what was used last, up to a total weight. */
export interface BoundedMap<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value, weight: number): void;
  delete(key: Key): void;
  clear(): void;
}

export const createBoundedMap = <Key, Value>(mostWeight: number): BoundedMap<Key, Value> => {
  const entries = new Map<Key, { readonly value: Value; readonly weight: number }>();
  let total = 0;
  const remove = (key: Key): void => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const found = entries.get(key);
      if (!found) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found.value;
    },
    set: (key, value, weight) => {
      remove(key);
      if (weight > mostWeight) return;
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= mostWeight) break;
        remove(oldest);
      }
    },
    delete: remove,
    clear: () => {
      entries.clear();
      total = 0;
    },
  };
};
