import type { NotesAsideStore } from '@domain/cart/index.ts';
import type { UserId } from '@domain/kernel/ids.ts';
import type { TextStore } from '../drivers/browser/stored-value.ts';
import { asRecord } from '../drivers/http/wire.ts';
import { readEntries } from './stored-entries.ts';

type Deps = { readonly store: TextStore; readonly user: () => UserId | undefined };

/** ORDER-9f: stores the notes of lines on the device, for the account that wrote them. */
export const createStoredNotesAside = ({ store, user }: Deps): NotesAsideStore => ({
  read: () => {
    try {
      const dto = asRecord(JSON.parse(store.get() ?? ''));
      return dto['user'] === user() ? readEntries(dto['entries']) : [];
    } catch {
      return [];
    }
  },
  write: (entries) => {
    if (entries.length > 0) store.set(JSON.stringify({ user: user(), entries }));
    else if (store.get() !== undefined) store.remove();
  },
});
