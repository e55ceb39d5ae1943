import type { NotificationType } from '@domain/notifications/index.ts';

export type Device = { readonly token: string; readonly userId: number };

/** Devices that receive push messages. */
export interface Devices {
  /** NOTIFY-6e: Returns the devices of a user who wants pushes of such notifications. */
  of(userId: number, type: NotificationType): Promise<readonly Device[]>;
  /** Removes a device, unless its token belongs to another user by now. */
  forget(device: Device): Promise<void>;
}
