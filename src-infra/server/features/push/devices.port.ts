export type Device = { readonly token: string; readonly userId: number };

/** Devices that receive push messages. */
export interface Devices {
  /** Returns the devices of a user who has not switched push messages off. */
  of(userId: number): Promise<readonly Device[]>;
  /** Removes a device, unless its token belongs to another user by now. */
  forget(device: Device): Promise<void>;
}
