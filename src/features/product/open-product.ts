import type { LineRef } from '@domain/cart/index.ts';
import type { Uuid } from '@domain/kernel/ids.ts';

/** The product whose sheet is open, and the cart line it edits. */
export type OpenProduct = { readonly uuid: Uuid; readonly line: LineRef | undefined };
