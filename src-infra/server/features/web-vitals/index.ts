export { createWebVitals, type WebVitals } from './create-web-vitals.ts';
export type { VitalRow } from './summarize-counts.ts';
