/** A rate limit of contract 1.11 was exceeded; retry after `seconds`. */
export type RateLimited = { readonly kind: 'rate-limited'; readonly seconds: number };
