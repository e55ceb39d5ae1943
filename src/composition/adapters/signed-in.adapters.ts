import type { $Fetch } from 'ofetch';
import type { UserCarts } from '@domain/cart/index.ts';
import type { UserId } from '@domain/kernel/ids.ts';
import type { Extension } from '@domain/settings/index.ts';
import { createHttpUserCarts } from '@infra/cart/http-user-carts.adapter.ts';
import { createNotedUserCarts } from '@infra/cart/noted-user-carts.ts';
import { createStoredNotesAside } from '@infra/cart/stored-notes-aside.adapter.ts';
import type { TextStore } from '@infra/drivers/browser/stored-value.ts';
import type { AppContext } from '../app-context.ts';

/** The adapters of a signed-in customer's data as one chunk, imported at sign-in. */
export * as signOutModule from '../modules/sign-out.module.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: AppContext;
  readonly announces: (extension: Extension) => boolean;
  /** For notes of lines, where the server keeps none. */
  readonly store: TextStore;
  readonly user: () => UserId | undefined;
};

/** The signed-in customer's carts, on any server of the contract. */
export const createSignedInCarts = ({ api, context, announces, store, user }: Deps): Required<UserCarts> =>
  createNotedUserCarts({
    carts: createHttpUserCarts({ api, context, takesNestedAddons: () => announces('line_addons') }),
    aside: createStoredNotesAside({ store, user }),
    keepsNotes: () => announces('line_notes'),
  });
