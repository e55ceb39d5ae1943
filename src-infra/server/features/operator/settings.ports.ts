/** The settings of the marketplace as they are stored. */
export interface StoredSettings {
  /** Returns the values of all settings by key. */
  all(): Promise<ReadonlyMap<string, string>>;
  /** Locks a setting until the end of the transaction and returns its value; `undefined` if it was never set. */
  lock(key: string): Promise<string | undefined>;
  /** Writes a setting and makes every process read it anew. */
  write(key: string, value: string, at: number): Promise<void>;
}
