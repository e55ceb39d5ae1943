/** A text of the operator over the app's own of the same key. */
export type OperatorText = {
  readonly id: number;
  readonly locale: string;
  readonly key: string;
  readonly value: string;
};
export type TextFilter = {
  /** Part of a key or of a text; all without. */
  readonly search: string;
  readonly locale: string | undefined;
  readonly offset: number;
  readonly limit: number;
};

/** The texts that operators have written. */
export interface OperatorTexts {
  /** Returns a slice by key and language, and how many match. */
  list(filter: TextFilter): Promise<{ readonly items: readonly OperatorText[]; readonly total: number }>;
  /** Returns the text before, if there was one. */
  write(locale: string, key: string, value: string): Promise<string | undefined>;
  /** Returns the removed text; `undefined` if there is none. */
  remove(id: number): Promise<OperatorText | undefined>;
}
