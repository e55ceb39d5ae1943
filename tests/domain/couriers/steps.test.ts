import {
  APPLICATION_STATUSES,
  canGiveBack,
  collectsCash,
  deliveryName,
  DOOR_MS,
  nextCourierStep,
  readApplicationStatus,
  rideMs,
  type DeliveryStatus,
} from '@domain/couriers/index.ts';
import { orderId, parcelId } from '@domain/kernel/ids.ts';
import { nextStatuses, ORDER_STATUSES } from '@domain/orders/index.ts';
import { nextParcelStatuses, PARCEL_STATUSES } from '@domain/parcels/index.ts';
import { PAYMENT_STATUSES } from '@domain/payments/index.ts';
import { describe, expect, it } from 'vitest';

const AFTER = { 'pick-up': 'on_a_way', handover: 'delivered' } as const;

describe('COURIER-3 the steps of a courier', () => {
  it('COURIER-3a leads to the door in steps that orders and parcels allow', () => {
    const steps: DeliveryStatus[] = [];
    for (const status of ORDER_STATUSES) {
      const step = nextCourierStep(status);
      if (step === undefined || step === 'wait') continue;
      steps.push(status);
      expect(nextStatuses(status, 'delivery')).toContain(AFTER[step]);
      expect(nextParcelStatuses(status === 'cooking' ? 'accepted' : status)).toContain(AFTER[step]);
    }
    expect(steps).toEqual(['ready', 'on_a_way']);
    expect(nextCourierStep('cooking')).toBe('wait');
  });

  it('COURIER-3b can be given back until it is picked up', () => {
    const statuses = [...new Set<DeliveryStatus>([...ORDER_STATUSES, ...PARCEL_STATUSES])];
    expect(statuses.filter(canGiveBack)).toEqual(['accepted', 'cooking', 'ready']);
  });

  it('COURIER-3c collects unpaid cash and nothing else', () => {
    for (const tag of ['cash', 'wallet', 'stripe'])
      for (const status of PAYMENT_STATUSES)
        expect(collectsCash({ tag, status })).toBe(tag === 'cash' && status === 'progress');
    expect(collectsCash(undefined)).toBe(false);
  });

  it('COURIER-3d takes longer over a longer way', () => {
    expect(rideMs(0)).toBe(DOOR_MS);
    expect(rideMs(15)).toBe(3_600_000 + DOOR_MS);
    expect(rideMs(0.001)).toBeGreaterThan(DOOR_MS);
  });

  it('tells the kinds of deliveries apart, whose ids overlap', () => {
    expect(deliveryName({ kind: 'order', id: orderId(5) })).not.toBe(deliveryName({ kind: 'parcel', id: parcelId(5) }));
  });
});

describe('COURIER-7 an application', () => {
  it('COURIER-7a reads the state of an application, in both spellings', () => {
    expect(APPLICATION_STATUSES.map(readApplicationStatus)).toEqual(APPLICATION_STATUSES);
    expect(readApplicationStatus('cancelled')).toBe('canceled');
    expect(readApplicationStatus('lost')).toBeUndefined();
  });
});
