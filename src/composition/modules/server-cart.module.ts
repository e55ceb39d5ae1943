// What the cart of an account needs besides a guest's, in one chunk.
export { ServerCart } from '../../features/cart/server-cart.ts';
export { createStoredMergeMemory } from '@infra/cart/stored-merge-memory.adapter.ts';
