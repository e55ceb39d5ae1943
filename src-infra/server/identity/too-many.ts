/** A limit of contract 1.11 is reached; `seconds` to wait. */
export type TooMany = { readonly kind: 'too-many'; readonly seconds: number };
