/** One text for each plural form that the language has. `:count` is replaced. */
export type PluralTexts = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

/** Texts of a shop's kitchen at the desk. `:name` is replaced. */
export type KitchenTexts = {
  readonly title: string;
  readonly history: string;
  readonly searches: string;
  readonly none: string;
  readonly noHistory: string;
  readonly refresh: string;
  readonly arrived: PluralTexts;
  readonly number: string;
  readonly moved: string;
  readonly opening: {
    readonly title: string;
    readonly taken: string;
    readonly paused: string;
    readonly pausedText: string;
    readonly pause: string;
    readonly resume: string;
    readonly notOpened: string;
    readonly notOpenedText: string;
    readonly left: string;
    readonly menu: string;
    readonly hours: string;
    readonly open: string;
  };
  readonly steps: {
    readonly accepted: string;
    readonly cooking: string;
    readonly ready: string;
    readonly delivered: string;
    readonly canceled: string;
  };
  readonly cancelMore: string;
  readonly cancelText: string;
  readonly code: string;
  readonly codeText: string;
  readonly courier: string;
  readonly facts: {
    readonly when: string;
    readonly soon: string;
    readonly how: string;
    readonly customer: string;
    readonly note: string;
    readonly cutlery: string;
    readonly noCutlery: string;
    readonly handover: string;
    readonly door: string;
    readonly dishes: string;
    readonly total: string;
    readonly ordered: string;
  };
  readonly ways: {
    readonly delivery: string;
    readonly pickup: string;
    readonly point: string;
    readonly dine_in: string;
    readonly kiosk: string;
  };
  /** `:table` is the name of the reserved table that the dishes go to. */
  readonly atTable: string;
  /** What the customer wants where a dish is missing (ORDER-10). */
  readonly choices: {
    readonly replace: string;
    readonly ask: string;
    readonly 'ask-declared': string;
    readonly 'leave-out': string;
  };
  /** What the customer must not eat, and what they avoid (CATALOG-5m). */
  readonly allergies: { readonly dangerous: string; readonly avoid: string };
  /** Returnable boxes of a delivered order (ORDER-12). */
  readonly boxes: { readonly back: string; readonly count: string; readonly take: string; readonly taken: string };
  readonly missing: {
    readonly more: string;
    readonly which: string;
    readonly choose: string;
    readonly isMissing: string;
    readonly propose: string;
    readonly nothing: string;
    readonly undeclared: string;
    readonly text: string;
    readonly tell: string;
    readonly asked: string;
    readonly leftOut: string;
    readonly open: string;
    readonly replaced: string;
    readonly gone: string;
  };
};
