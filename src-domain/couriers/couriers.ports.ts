import type { GeoPoint } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { RemoteFailure } from '../kernel/remote-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Stream } from '../kernel/stream.ts';
import type { CourierWork, DeliveryKey } from './delivery.ts';
import type { CodeRefusal } from './handover-code.ts';
import type { TakeRefusal } from './offers.ts';

/** Why a step of a courier was refused; `not-ready` also stands for what has changed meanwhile. */
export type CourierRefusal = TakeRefusal | CodeRefusal | { readonly kind: 'not-ready' };

/** The state after a step, or why the step was refused. */
export type CourierAnswer = Promise<Result<CourierWork, CourierRefusal | RemoteFailure>>;

/** What a courier does with a delivery. */
export type DeliveryPress =
  | { readonly step: 'take' | 'give-back' | 'pick-up'; readonly key: DeliveryKey }
  | { readonly step: 'deliver'; readonly key: DeliveryKey; readonly code: string | undefined };

/** COURIER-6: the work of the signed-in courier. */
export interface CourierDesk {
  /** Returns everything that the courier's page shows. */
  load(): Answer<CourierWork>;
  /** Begins or ends to receive offers; ending gives back what is not picked up. */
  setOnline(isOnline: boolean): Answer<CourierWork>;
  /** Does one step once per idempotency key. */
  press(press: DeliveryPress, idempotencyKey: string): CourierAnswer;
  /** Tells where the courier is. */
  report(place: GeoPoint): Answer<void>;
}

/** COURIER-7g: Hints that the person's application may have been decided. */
export type ApplicationUpdates = { readonly news: Stream<{ readonly kind: 'stale' }> };

/** Hints that offers or deliveries may have changed. */
export type CourierUpdates = { readonly news: Stream<{ readonly kind: 'stale' }> };
