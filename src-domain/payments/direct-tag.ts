/** Methods that the marketplace settles itself. */
export const DIRECT_TAGS = ['cash', 'wallet'] as const;
/** The tag of a method without a provider. */
export type DirectTag = (typeof DIRECT_TAGS)[number];

/** PAY-2b: cash and wallet are settled directly, everything else on another site. */
export const isDirectTag = (tag: string): tag is DirectTag => DIRECT_TAGS.some((direct) => direct === tag);
