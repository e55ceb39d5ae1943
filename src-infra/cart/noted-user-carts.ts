import {
  besideNotes,
  entriesWithNotesAside,
  entryOf,
  linesWithNotesAside,
  notesByStock,
  ownLines,
  type NotesAsideStore,
  type UserCart,
  type UserCarts,
} from '@domain/cart/index.ts';
import { ok } from '@domain/kernel/result.ts';

type Deps = {
  readonly carts: Required<UserCarts>;
  readonly aside: NotesAsideStore;
  /** The server keeps the notes of lines itself. */
  readonly keepsNotes: () => boolean;
};

/** ORDER-9f: The same carts, whose lines have notes also where the server keeps none. */
export const createNotedUserCarts = ({ carts, aside, keepsNotes }: Deps): Required<UserCarts> => {
  let held: UserCart | undefined;
  const shown = (cart: UserCart): UserCart => {
    if (keepsNotes()) return cart;
    const notes = aside.read();
    const members = cart.members.map((member) =>
      member.userId === cart.ownerId ? { ...member, lines: linesWithNotesAside(member.lines, notes) } : member,
    );
    const lines = ownLines({ ...cart, members });
    const beside = besideNotes(lines.map((line) => entryOf(line)));
    aside.write(beside);
    held = { ...cart, members, lineNotes: beside.length > 0 ? notesByStock(lines) : undefined };
    return held;
  };
  return {
    load: async () => {
      const answer = await carts.load();
      if (!answer.ok) return answer;
      if (answer.value) return ok(shown(answer.value));
      held = undefined;
      aside.write([]);
      return answer;
    },
    lastSeen: async () => {
      const answer = await carts.lastSeen();
      return answer.ok && answer.value ? ok(shown(answer.value)) : answer;
    },
    insert: async (shop, entries) => {
      if (keepsNotes()) return carts.insert(shop, entries);
      const known = held?.shopId === shop ? ownLines(held).map((line) => entryOf(line)) : [];
      const sent = entriesWithNotesAside(entries, aside.read(), known);
      // Before the call: its answer may be lost.
      aside.write(sent.aside);
      const answer = await carts.insert(shop, sent.entries);
      return answer.ok ? ok(shown(answer.value)) : answer;
    },
    remove: async (cart) => {
      const answer = await carts.remove(cart);
      if (answer.ok) {
        held = undefined;
        aside.write([]);
      }
      return answer;
    },
  };
};
