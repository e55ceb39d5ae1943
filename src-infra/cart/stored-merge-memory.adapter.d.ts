import type { MergeMemory } from '@domain/cart/index.ts';
import type { TextStore } from '../drivers/browser/stored-value.ts';
/** CART-4: stores an unfinished merge beside the guest cart that it belongs to. */
export declare const createStoredMergeMemory: ({ store }: { readonly store: TextStore }) => MergeMemory;
