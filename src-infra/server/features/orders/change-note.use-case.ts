import { err, ok, type Result } from '@domain/kernel/result.ts';
import { canChangeNote, checkNote, type OrderStatus } from '@domain/orders/index.ts';
import type { OrderCollaborators } from './order-collaborators.ts';
import type { OrderRecord } from './order-record.ts';

export type NoteChange = { readonly orderId: number; readonly userId: number; readonly note: string };
export type NoteRefusal =
  | { readonly kind: 'not-found' | 'too-late' }
  | { readonly kind: 'too-long'; readonly most: number };

/** ORDER-7g: Replaces the note of a customer's own order, until it is on its way. */
export type ChangeNote = (change: NoteChange) => Promise<Result<OrderRecord, NoteRefusal>>;

type Deps = Pick<OrderCollaborators, 'transactions' | 'orders' | 'notifier' | 'clock'>;

export const createChangeNote =
  ({ transactions, orders, notifier, clock }: Deps): ChangeNote =>
  ({ orderId, userId, note }) =>
    transactions.run(async () => {
      const found = await orders.lock(orderId, userId);
      if (!found) return err({ kind: 'not-found' });
      if (!canChangeNote(found.status as OrderStatus)) return err({ kind: 'too-late' });
      const checked = checkNote(note);
      if (!checked.ok) return checked;
      await orders.setNote(orderId, checked.value || null, clock.now());
      const order = await orders.find(orderId, userId);
      if (!order) return err({ kind: 'not-found' });
      await notifier.changed(order);
      return ok(order);
    });
