import { describe, expect, it } from 'vitest';
import type { Metric, ReportOpts } from 'web-vitals';
import { createBeaconMeasurements } from '@infra/web-vitals/beacon-measurements.adapter.ts';
import { createBrowserVisitMeter } from '@infra/web-vitals/browser-visit-meter.adapter.ts';
import { createReportVisit, type PageMeasurement } from '@domain/web-vitals/index.ts';

type Name = 'LCP' | 'INP' | 'CLS';

/** The library and the window of a page, as far as a meter uses them. */
const openPage = () => {
  const reports = new Map<string, (metric: Metric) => void>();
  const options = new Map<string, ReportOpts | undefined>();
  const on =
    (name: Name) =>
    (report: (metric: Metric) => void, given?: ReportOpts): void => {
      reports.set(name, report);
      options.set(name, given);
    };
  const window = Object.assign(new EventTarget(), {
    document: { visibilityState: 'visible' },
  });
  const meter = createBrowserVisitMeter({
    measuring: { onLCP: on('LCP'), onINP: on('INP'), onCLS: on('CLS') },
    window: window as never,
  });
  const measure = (name: Name, value: number, navigationURL?: string, id = `v5-${name}`): void =>
    reports.get(name)?.({ name, value, id, navigationURL } as Metric);
  const hide = (type: 'visibilitychange' | 'pagehide' = 'visibilitychange'): void => {
    window.document.visibilityState = 'hidden';
    window.dispatchEvent(new Event(type));
  };
  return { meter, measure, hide, window, options };
};

describe('OPS-8 the meter of a browser', () => {
  it('tells what was measured and the path of its page, without query and fragment', () => {
    const { meter, measure, options } = openPage();
    const heard: PageMeasurement[] = [];
    const following = meter.measured.subscribe({ next: (measured) => heard.push(measured) });
    measure('LCP', 1234.5, 'https://tiffin.test/shop/501?token=secret#part');
    measure('INP', 48, 'https://tiffin.test/');
    measure('CLS', 0.1, undefined);
    measure('CLS', 0.1, 'no address');
    following.unsubscribe();
    measure('INP', 56, 'https://tiffin.test/');
    expect(heard).toEqual([
      { id: 'v5-LCP', vital: 'LCP', value: 1234.5, path: '/shop/501' },
      { id: 'v5-INP', vital: 'INP', value: 48, path: '/' },
    ]);
    expect([...options]).toEqual([
      ['LCP', undefined],
      ['INP', { reportSoftNavs: true }],
      ['CLS', { reportSoftNavs: true }],
    ]);
  });

  it('tells when the page is hidden or left, and not when it is shown again', () => {
    const { meter, hide, window } = openPage();
    let times = 0;
    const following = meter.hidden.subscribe({ next: () => void (times += 1) });
    hide();
    window.document.visibilityState = 'visible';
    window.dispatchEvent(new Event('visibilitychange'));
    expect(times).toBe(1);
    hide('pagehide');
    expect(times).toBe(2);
    following.unsubscribe();
    hide();
    hide('pagehide');
    expect(times).toBe(2);
  });
});

describe('OPS-8 beacons', () => {
  it('carry rounded values, patterns and the class of the device, and nothing else', () => {
    const { meter, measure, hide } = openPage();
    const beacons: (readonly [string, unknown])[] = [];
    createReportVisit({
      meter,
      sink: createBeaconMeasurements({
        host: 'https://api.test',
        sendBeacon: (url, body) => beacons.push([url, JSON.parse(body)]) > 0,
      }),
      device: 'phone',
      routeOf: (path) => (path.startsWith('/shop/') ? '/shop/:id' : undefined),
    })();
    const address = 'https://tiffin.test/shop/501?token=secret';
    measure('LCP', 1234.567, address);
    measure('CLS', 0.123_456, address);
    measure('INP', 40, 'https://tiffin.test/nowhere');
    expect(beacons).toEqual([]);
    hide();
    hide('pagehide');
    expect(beacons).toEqual([
      [
        'https://api.test/api/v1/rest/web-vitals',
        {
          device: 'phone',
          measurements: [
            { metric: 'LCP', value: 1235, route: '/shop/:id' },
            { metric: 'CLS', value: 0.1235, route: '/shop/:id' },
          ],
        },
      ],
    ]);
  });
});
