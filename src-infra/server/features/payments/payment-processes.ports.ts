import type { ProcessState } from '@domain/payments/index.ts';
import type { ModelType, ProcessRecord } from './process-record.ts';
import type { OrderDraft } from '../orders/index.ts';

export type NewProcess = {
  readonly id: string;
  readonly user_id: number;
  readonly payment_id: number;
  readonly provider: string;
  readonly model_type: ModelType;
  readonly model_id: number;
  readonly type: 'model' | 'tip';
  readonly shop_id: number | null;
  readonly currency_id: number;
  readonly rate: string;
  readonly scale: number;
  readonly amount: number;
  readonly from_wallet: number;
  readonly locale: string;
  readonly draft: OrderDraft | null;
  /** Only of shares: the order of the group, and the member. */
  readonly order_id: number | null;
  readonly user_cart_id: number | null;
  readonly at: number;
  readonly expires_at: number;
};
export type ProcessEnd = {
  readonly state: ProcessState;
  /** The order that a cart became. */
  readonly orderId: number | null;
  /** Whether the wallet got what was charged. */
  readonly isReturned: boolean;
  readonly at: number;
};

/** GROUP-6f: what a member of a group owes. */
export type ShareSubject = { readonly orderId: number; readonly part: number };

/** What can be held until it is paid. */
export type HeldSubject = { readonly kind: 'order' | 'parcel'; readonly id: number };

/** Stores payment processes, the visits to providers' pages. */
export interface PaymentProcesses {
  /** Writes an open process. */
  insert(process: NewProcess): Promise<void>;
  /** Returns a process. */
  find(id: string): Promise<ProcessRecord | undefined>;
  /** Returns a process and locks it until the end of the caller's transaction. */
  lock(id: string): Promise<ProcessRecord | undefined>;
  /** Saves where the provider shows an open process; false when the process has ended meanwhile. */
  setPage(
    id: string,
    page: { readonly reference: string; readonly url: string | undefined },
    at: number,
  ): Promise<boolean>;
  /** Ends a process and deletes its order draft. */
  finish(id: string, end: ProcessEnd): Promise<void>;
  /**
   * Returns the open processes of an order or a parcel itself, the newest first; with `userId` only that customer's.
   */
  openOf(subject: HeldSubject, userId?: number): Promise<readonly ProcessRecord[]>;
  /** Returns the processes of a share, the newest first. */
  ofShare(share: ShareSubject): Promise<readonly ProcessRecord[]>;
  /** Whether the latest process of an order or a parcel returned to the wallet what it had charged. */
  isReturned(subject: HeldSubject): Promise<boolean>;
  /** Moves the expiry of an open process to `expiresAt`. */
  postpone(id: string, expiresAt: number): Promise<void>;
  /**
   * Returns up to `most` ids of open processes that have expired or whose order or parcel is canceled, the
   * oldest first.
   */
  expired(now: number, most: number): Promise<readonly string[]>;
}

/** Stores the signing secret of each provider, shared by all server processes. */
export interface PaymentKeys {
  /** Saves `offered` unless a secret exists; returns the stored secret. */
  secretOf(provider: string, offered: string, at: number): Promise<string>;
}

/** People who pay. */
export interface Payers {
  /** Returns a person by id. */
  byId(id: number): Promise<
    | {
        readonly id: number;
        readonly uuid: string;
        readonly phone: string | null;
        readonly pending_phone: string | null;
        readonly phone_verified_at: number | null;
      }
    | undefined
  >;
}
