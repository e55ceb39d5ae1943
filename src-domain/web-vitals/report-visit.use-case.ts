import { bucketOf } from './histogram.ts';
import { MEASUREMENTS_MAX, type Measurement } from './measurement.ts';
import type { DeviceClass } from './web-vital.ts';
import type { MeasurementSink, PageMeasurement, VisitMeter } from './web-vitals.ports.ts';

/** What the report of a visit needs. */
export type ReportVisitDeps = {
  readonly meter: VisitMeter;
  readonly sink: MeasurementSink;
  readonly device: DeviceClass;
  /** Returns the pattern of a path; `undefined` if there is no such page. */
  readonly routeOf: (path: string) => string | undefined;
};

/** Starts to report a visit; called once. */
export type ReportVisit = () => void;

/**
 * OPS-8h: Sends what was measured when the page is hidden, all at once. A view of a page counts once: what a value
 * becomes after it was sent is ignored.
 */
export const createReportVisit =
  ({ meter, sink, device, routeOf }: ReportVisitDeps): ReportVisit =>
  () => {
    const waiting = new Map<string, Measurement>();
    const sent = new Set<string>();

    const send = (): void => {
      if (waiting.size === 0) return;
      sink.send(device, [...waiting.values()]);
      for (const id of waiting.keys()) sent.add(id);
      waiting.clear();
    };

    const take = ({ id, vital, value, path }: PageMeasurement): void => {
      const route = routeOf(path);
      if (route === undefined || sent.has(id) || bucketOf(vital, value) === undefined) return;
      waiting.set(id, { vital, value, route });
      if (waiting.size >= MEASUREMENTS_MAX) send();
    };

    meter.measured.subscribe({ next: take });
    meter.hidden.subscribe({ next: send });
  };
