// What the cart of an account needs besides a guest's, in one chunk.
export { ServerCart } from '../../features/cart/server-cart.ts';
export { createStoredHandOverMemory } from '@infra/cart/stored-hand-over-memory.adapter.ts';
