import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webVitalArb } from '@domain/testing/index.ts';
import {
  createReportVisit,
  deviceClassOf,
  isMeasuredRoute,
  MEASURED_ROUTES,
  mayMeasure,
  MEASUREMENTS_MAX,
  type DeviceClass,
  type Measurement,
  type PageMeasurement,
} from '@domain/web-vitals/index.ts';
import type { Stream, StreamObserver } from '@domain/kernel/stream.ts';
import { runs } from '../runs.ts';

const source = <Value>(): { readonly stream: Stream<Value>; emit(value: Value): void } => {
  const observers = new Set<StreamObserver<Value>>();
  return {
    stream: {
      subscribe: (observer) => {
        observers.add(observer);
        return { unsubscribe: () => void observers.delete(observer) };
      },
    },
    emit: (value) => {
      for (const observer of observers) observer.next(value);
    },
  };
};

/** A visit of pages of which only /a and /b exist. */
const openVisit = () => {
  const [measured, hidden] = [source<PageMeasurement>(), source<void>()];
  const sent: (readonly [DeviceClass, readonly Measurement[]])[] = [];
  createReportVisit({
    meter: { measured: measured.stream, hidden: hidden.stream },
    sink: { send: (device, measurements) => void sent.push([device, measurements]) },
    device: 'phone',
    routeOf: (path) => (['/a', '/b'].includes(path) ? `${path}/:id` : undefined),
  })();
  return { measure: measured.emit, hide: () => hidden.emit(), sent };
};

const measurementArb: fc.Arbitrary<PageMeasurement> = fc.record({
  id: fc.integer({ min: 1, max: 60 }).map((id) => `view-${id}`),
  vital: webVitalArb,
  value: fc.constantFrom(0, 0.2, 5, -1, 1e9),
  path: fc.constantFrom('/a', '/b', '/gone'),
});

describe('OPS-8 reporting a visit', () => {
  it('OPS-8h sends each view once, as it was when the page was hidden, in batches that the server takes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(measurementArb, { nil: 'hide' as const }), { maxLength: 150, size: 'max' }),
        (steps) => {
          const { measure, hide, sent } = openVisit();
          const [expected, waiting] = [new Map<string, Measurement>(), new Map<string, Measurement>()];
          const pass = (): void => {
            for (const [id, measurement] of waiting) expected.set(id, measurement);
            waiting.clear();
          };
          for (const step of [...steps, 'hide' as const]) {
            if (step === 'hide') {
              hide();
              pass();
            } else {
              measure(step);
              const { id, vital, value, path } = step;
              if (path === '/gone' || value < 0 || value === 1e9 || expected.has(id)) continue;
              waiting.set(id, { vital, value, route: `${path}/:id` });
              if (waiting.size === MEASUREMENTS_MAX) pass();
            }
          }
          // CLS of 5 is possible, and so are 5 ms.
          expect(sent.flatMap(([, measurements]) => measurements)).toEqual([...expected.values()]);
          for (const [device, measurements] of sent) {
            expect(device).toBe('phone');
            expect(measurements.length).toBeGreaterThan(0);
            expect(measurements.length).toBeLessThanOrEqual(MEASUREMENTS_MAX);
          }
        },
      ),
      runs(150),
    );
  });

  it('OPS-8h sends the last value before the page is hidden, and nothing twice', () => {
    const { measure, hide, sent } = openVisit();
    measure({ id: '1', vital: 'CLS', value: 0.1, path: '/a' });
    measure({ id: '1', vital: 'CLS', value: 0.2, path: '/a' });
    hide();
    measure({ id: '1', vital: 'CLS', value: 0.3, path: '/a' });
    hide();
    expect(sent).toEqual([['phone', [{ vital: 'CLS', value: 0.2, route: '/a/:id' }]]]);
  });

  it('OPS-8h sends a full batch without waiting, and the rest when the page is hidden', () => {
    const { measure, hide, sent } = openVisit();
    for (let id = 1; id <= MEASUREMENTS_MAX + 5; id += 1) measure({ id: `${id}`, vital: 'INP', value: 8, path: '/b' });
    expect(sent.map(([, measurements]) => measurements.length)).toEqual([MEASUREMENTS_MAX]);
    hide();
    expect(sent.map(([, measurements]) => measurements.length)).toEqual([MEASUREMENTS_MAX, 5]);
  });

  it('OPS-8g measures nobody whose browser asks not to be followed', () => {
    const asked = (doNotTrack: string | null | undefined, globalPrivacyControl: boolean | undefined): boolean =>
      mayMeasure({ doNotTrack, globalPrivacyControl });
    expect([asked('1', undefined), asked('yes', undefined), asked(null, true), asked('0', true)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([asked(null, undefined), asked('0', false), asked('unspecified', undefined)]).toEqual([true, true, true]);
  });

  it('OPS-8f knows the patterns of pages, never an address', () => {
    for (const route of MEASURED_ROUTES) {
      expect(isMeasuredRoute(route)).toBe(true);
      expect(isMeasuredRoute(`${route}?q=falafel`)).toBe(false);
    }
    for (const text of ['/shop/501', '/follow/secret', '', 'toString', '__proto__', '/Shop/:id', '/shop/:id/'])
      expect([text, isMeasuredRoute(text)]).toEqual([text, false]);
  });

  it('OPS-8i calls screens below 600 pixels phones', () => {
    expect([320, 599, 600, 1280].map(deviceClassOf)).toEqual(['phone', 'phone', 'desktop', 'desktop']);
  });
});
