/** Where a request came from: limits count by it, also for the calls that a page makes while it is rendered. */
export type Connection = { readonly remoteAddress: string };
