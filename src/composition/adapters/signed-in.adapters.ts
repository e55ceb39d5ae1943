/** The adapters of a signed-in customer's data as one chunk, imported at sign-in. */
export { createHttpUserCarts } from '@infra/cart/http-user-carts.adapter.ts';
export * as signOutModule from '../modules/sign-out.module.ts';
