import type { Stream } from '../kernel/stream.ts';
import type { Measurement } from './measurement.ts';
import type { DeviceClass, WebVital } from './web-vital.ts';

/** A value of one view of a page, at this moment. */
export type PageMeasurement = {
  /** Names the view and the web vital: the same for a value that has grown since. */
  readonly id: string;
  readonly vital: WebVital;
  readonly value: number;
  /** The path of the page that was viewed. */
  readonly path: string;
};

/** Measures a visit in its browser. */
export interface VisitMeter {
  /** Emits each value once it is final, at the latest when the page is hidden, and again if it grows after that. */
  readonly measured: Stream<PageMeasurement>;
  /** Emits when the page is hidden, after the last values. */
  readonly hidden: Stream<void>;
}

/** Takes measurements away; whether they arrive is not told. */
export interface MeasurementSink {
  /** Returns at once, also while the page is being left. */
  send(device: DeviceClass, measurements: readonly Measurement[]): void;
}
