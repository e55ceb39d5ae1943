/** What is measured of a visit: loading (LCP), reacting (INP), staying in place (CLS). */
export const WEB_VITALS = ['LCP', 'INP', 'CLS'] as const;
/** One of the three values of a visit. */
export type WebVital = (typeof WEB_VITALS)[number];

/** Screens narrower than a tablet are phones. */
export const DEVICE_CLASSES = ['phone', 'desktop'] as const;
/** What is told about a device. */
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/** How good a value is by the published thresholds. */
export type Rating = 'good' | 'needs-improvement' | 'poor';

/** The published thresholds: up to `good`, up to `fair`, above. LCP and INP are milliseconds, CLS is a plain number. */
export const THRESHOLDS: Readonly<Record<WebVital, { readonly good: number; readonly fair: number }>> = {
  LCP: { good: 2_500, fair: 4_000 },
  INP: { good: 200, fair: 500 },
  CLS: { good: 0.1, fair: 0.25 },
};

/** OPS-8a: Returns the rating of a value by the published thresholds, which belong to the better rating. */
export const ratingOf = (vital: WebVital, value: number): Rating => {
  const { good, fair } = THRESHOLDS[vital];
  if (value <= good) return 'good';
  return value <= fair ? 'needs-improvement' : 'poor';
};

/** LAYOUT-5: the narrowest screen that is no phone, in CSS pixels. */
const TABLET_WIDTH = 600;

/** OPS-8i: Returns the class of a device whose screen is as wide as this, in CSS pixels. */
export const deviceClassOf = (width: number): DeviceClass => (width < TABLET_WIDTH ? 'phone' : 'desktop');
