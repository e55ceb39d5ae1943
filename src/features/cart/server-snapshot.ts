import {
  cartLines,
  cartOf,
  cartShop,
  entryOf,
  lineKey,
  ownLines,
  type Cart,
  type CartLine,
  type MergePlan,
  type InsertEntry,
  type UserCart,
} from '@domain/cart/index.ts';
import type { ShopId, UserId } from '@domain/kernel/ids.ts';

/** The server's cart as last known, and the entries sent but not confirmed yet. */
export class ServerSnapshot {
  server: UserCart | undefined;
  /** Edits are sent as differences from these lines. */
  lines: Cart = cartOf([]);
  /** Entries that may have reached the server. */
  inFlight: MergePlan | undefined;

  /**
   * Takes over an answer of the server. Adds from the sent lines which add-ons are mandatory, for servers that do not
   * say.
   */
  adopt(server: UserCart | undefined, sent: readonly CartLine[] = []): void {
    const mandatory = new Set(
      [...sent, ...cartLines(this.lines)].flatMap((line) =>
        line.addons.filter((addon) => addon.isMandatory).map((addon) => addon.stockId),
      ),
    );
    const lines = ownLines(server).map((line) => ({
      ...line,
      addons: line.addons.map((addon) => ({
        ...addon,
        isMandatory: addon.isMandatory || mandatory.has(addon.stockId),
      })),
    }));
    this.server = server;
    this.inFlight = undefined;
    this.lines = cartOf([...new Map(lines.map((line) => [lineKey(line), line])).values()]);
  }

  /** Records entries as sent. */
  send(user: UserId | undefined, shop: ShopId, sent: readonly InsertEntry[]): void {
    const base = cartLines(this.lines).map((line) => entryOf(line));
    this.inFlight = user === undefined ? undefined : { user, shop, base, sent };
  }

  /**
   * Returns the part of the entries in flight that `rest` still contains. The next merge treats it as an attempt
   * whose answer was lost: as sums, so never twice.
   */
  unconfirmed(rest: Cart): MergePlan | undefined {
    const plan = this.inFlight;
    if (!plan || plan.shop !== cartShop(rest)) return undefined;
    const kept = new Set(cartLines(rest).map(lineKey));
    return { ...plan, sent: plan.sent.filter((entry) => kept.has(lineKey(entry))) };
  }
}
