import type { Container } from 'inversify';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { createReportVisit, deviceClassOf } from '@domain/web-vitals/index.ts';
import { createBeaconMeasurements } from '@infra/web-vitals/beacon-measurements.adapter.ts';
import { createBrowserVisitMeter } from '@infra/web-vitals/browser-visit-meter.adapter.ts';
import { PLATFORM } from '../composition/platform.ts';
import { routes } from '../composition/route-table.ts';
import { resolve } from '../di/index.ts';
import { matchRoute } from '../routes/match-route.ts';

/** OPS-8: reports how fast pages are on this device: values, the pattern of the page and the class of the device. */
export const measureVisit = (container: Container): void => {
  createReportVisit({
    meter: createBrowserVisitMeter({ measuring: { onLCP, onINP, onCLS }, window }),
    sink: createBeaconMeasurements({
      host: resolve(container, PLATFORM).apiHost,
      sendBeacon: (url, body) => navigator.sendBeacon(url, body),
    }),
    device: deviceClassOf(innerWidth),
    routeOf: (path) => matchRoute(routes, path, '')?.route.path,
  })();
};
