import type { MeasurementSink } from '@domain/web-vitals/index.ts';

type Deps = {
  /** Scheme and host of the API; empty for the page's own origin. */
  readonly host: string;
  /** `navigator.sendBeacon`, which outlives the page. */
  readonly sendBeacon: (url: string, body: string) => boolean;
};

/** Sends as plain text: a beacon to another origin could not ask for permission first. */
export const createBeaconMeasurements = ({ host, sendBeacon }: Deps): MeasurementSink => ({
  send: (device, measurements) => {
    const sent = measurements.map(({ vital, value, route }) => ({
      metric: vital,
      value: vital === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
      route,
    }));
    sendBeacon(`${host}/api/v1/rest/web-vitals`, JSON.stringify({ device, measurements: sent }));
  },
});
