export {
  bucketAt,
  bucketOf,
  countRatings,
  mergeHistograms,
  quantileOf,
  valueCount,
  type Bucket,
  type Histogram,
} from './histogram.ts';
export { isMeasuredRoute, MEASURED_ROUTES, type MeasuredRoute } from './measured-routes.ts';
export { mayMeasure, MEASUREMENTS_MAX, type Measurement, type MeasuringConsent } from './measurement.ts';
export { createReportVisit, type ReportVisit, type ReportVisitDeps } from './report-visit.use-case.ts';
export { LEAST_MEASUREMENTS, summarizeVital, VITALS_DAYS, type VitalSummary } from './summary.ts';
export {
  DEVICE_CLASSES,
  deviceClassOf,
  ratingOf,
  THRESHOLDS,
  WEB_VITALS,
  type DeviceClass,
  type Rating,
  type WebVital,
} from './web-vital.ts';
export type { MeasurementSink, PageMeasurement, VisitMeter } from './web-vitals.ports.ts';
