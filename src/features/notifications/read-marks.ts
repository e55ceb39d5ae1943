import type { Instant } from '@domain/kernel/clock.port.ts';
import type { NotificationId } from '@domain/kernel/ids.ts';
import { markedRead, type AppNotification } from '@domain/notifications/index.ts';

/** Confirmed read marks, applied to late answers to requests from before the confirmation. */
export class ReadMarks {
  readonly #one = new Map<NotificationId, Instant>();
  #all: { readonly upTo: NotificationId; readonly at: Instant } | undefined;

  confirm(id: NotificationId, at: Instant): void {
    this.#one.set(id, at);
  }

  confirmAll(upTo: NotificationId, at: Instant): void {
    this.#all = { upTo, at };
  }

  apply(notifications: readonly AppNotification[]): readonly AppNotification[] {
    return notifications.map((notification) => {
      const at =
        this.#one.get(notification.id) ?? (this.#all && notification.id <= this.#all.upTo ? this.#all.at : undefined);
      return at === undefined ? notification : markedRead(notification, at);
    });
  }

  forget(): void {
    this.#one.clear();
    this.#all = undefined;
  }
}
