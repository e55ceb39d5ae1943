import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canCancel,
  canChangeNote,
  canMissDish,
  DELIVERY_TYPES,
  isActiveStatus,
  nextStatuses,
  ORDER_STATUSES,
  orderProgress,
  readOrderStatus,
  STEPS,
  stepsOf,
  transition,
  type OrderStatus,
} from '@domain/orders/index.ts';
import { deliveryTypeArb, hostileTextArb, orderStatusArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

/**
 * The allowed steps of the contract (4.1) as a table: x marks allowed columns; w only with a courier, d only without
 * one.
 */
const ALLOWED: Readonly<Record<OrderStatus, string>> = {
  //           new accepted cooking ready on_a_way delivered canceled
  new: '-x----x',
  accepted: '--xx--x',
  cooking: '---x--x',
  ready: '----wdx',
  on_a_way: '-----xx',
  delivered: '-------',
  canceled: '-------',
};

const isAllowed = (from: OrderStatus, to: OrderStatus, type: string): boolean => {
  const mark = ALLOWED[from][ORDER_STATUSES.indexOf(to)];
  return mark === 'x' || mark === (type === 'delivery' ? 'w' : 'd');
};

describe('ORDER-6 order statuses', () => {
  it('read both spellings of canceled and reject anything else', () => {
    expect([readOrderStatus('cancelled'), readOrderStatus('canceled')]).toEqual(['canceled', 'canceled']);
    fc.assert(
      fc.property(fc.oneof(hostileTextArb, orderStatusArb), (text) => {
        expect(readOrderStatus(text)).toBe(ORDER_STATUSES.some((status) => status === text) ? text : undefined);
      }),
      runs(25, 6_000),
    );
  });

  it('change only as the contract allows, and say why not', () => {
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        for (const type of DELIVERY_TYPES) {
          const step = transition(from, to, type);
          expect([from, to, type, step.ok]).toEqual([from, to, type, isAllowed(from, to, type)]);
          expect(nextStatuses(from, type).includes(to)).toBe(step.ok);
          if (step.ok) expect(step.value).toBe(to);
          else
            expect(step.error.kind).toBe(
              from === to ? 'same' : from === 'delivered' || from === 'canceled' ? 'final' : 'not-allowed',
            );
        }
      }
    }
    fc.assert(
      fc.property(orderStatusArb, deliveryTypeArb, hostileTextArb, (from, type, hostile) => {
        if (readOrderStatus(hostile) === undefined)
          expect(transition(from, hostile, type)).toEqual({ ok: false, error: { kind: 'unknown' } });
      }),
      runs(30, 15_000),
    );
  });

  it('always end delivered or canceled, whatever steps are taken', () => {
    fc.assert(
      fc.property(deliveryTypeArb, fc.array(fc.nat(), { minLength: 7, maxLength: 7 }), (type, picks) => {
        let status: OrderStatus = 'new';
        for (const pick of picks) {
          const next: readonly OrderStatus[] = nextStatuses(status, type);
          status = next[pick % Math.max(1, next.length)] ?? status;
        }
        expect(isActiveStatus(status)).toBe(false);
      }),
      runs(25, 6_000),
    );
  });

  it('let the customer change the note until it is on its way', () => {
    expect(ORDER_STATUSES.filter(canChangeNote)).toEqual(['new', 'accepted', 'cooking', 'ready']);
  });

  it('let a dish be missing until the order is packed', () => {
    expect(ORDER_STATUSES.filter(canMissDish)).toEqual(['new', 'accepted', 'cooking']);
  });

  it('let the customer cancel only a new order', () => {
    expect(ORDER_STATUSES.filter(canCancel)).toEqual(['new']);
  });
});

describe('ORDER-6 the stepper', () => {
  it('shows done steps, then the current one, then later ones', () => {
    fc.assert(
      fc.property(orderStatusArb, deliveryTypeArb, (status, deliveryType) => {
        const { steps, next } = orderProgress({ status, deliveryType });
        expect(steps.map(({ state }) => state).join(' ')).toMatch(/^(done ?)*(now ?)?(later ?)*$/);
        expect(steps.find(({ state }) => state === 'now')?.step).toBe(next);
        expect(next === undefined).toBe(!isActiveStatus(status));
        if (status === 'delivered') expect(steps.every(({ state }) => state === 'done')).toBe(true);
        if (status === 'canceled') expect(steps.every(({ state }) => state === 'later')).toBe(true);
        expect(steps.map(({ step }) => step)).toEqual(
          STEPS.filter((step) => step !== 'on_a_way' || deliveryType === 'delivery'),
        );
        expect(stepsOf(deliveryType)).toEqual(steps.map(({ step }) => step));
      }),
      runs(30, 10_000),
    );
  });

  it('never goes back before cancellation', () => {
    fc.assert(
      fc.property(orderStatusArb, deliveryTypeArb, (status, deliveryType) => {
        const done = (at: OrderStatus): number =>
          orderProgress({ status: at, deliveryType }).steps.filter(({ state }) => state === 'done').length;
        for (const next of nextStatuses(status, deliveryType))
          if (next !== 'canceled') expect(done(next)).toBeGreaterThanOrEqual(done(status));
      }),
      runs(25, 6_000),
    );
    const doneOf = (status: OrderStatus): number =>
      orderProgress({ status, deliveryType: 'delivery' }).steps.filter(({ state }) => state === 'done').length;
    expect(ORDER_STATUSES.map(doneOf)).toEqual([0, 1, 1, 2, 3, 4, 0]);
  });
});
