type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Local or session storage that never throws: writes to a full or forbidden storage are lost. */
export interface KeyValueStorage {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  remove(name: string): void;
}

export const createWebStorage = (open: () => WebStorage): KeyValueStorage => {
  const attempt = <Value>(action: (storage: WebStorage) => Value): Value | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (name) => attempt((storage) => storage.getItem(name)) ?? undefined,
    set: (name, value) => attempt((storage) => storage.setItem(name, value)),
    remove: (name) => attempt((storage) => storage.removeItem(name)),
  };
};

export const createMemoryStorage = (): KeyValueStorage => {
  const texts = new Map<string, string>();
  return {
    get: (name) => texts.get(name),
    set: (name, value) => void texts.set(name, value),
    remove: (name) => void texts.delete(name),
  };
};
