import type { WebVital } from './web-vital.ts';

/** One measurement of a visit, without anything about the visitor. */
export type Measurement = {
  readonly vital: WebVital;
  readonly value: number;
  /** The pattern of the page's path: `/shop/:id`. */
  readonly route: string;
};

/** Most measurements that are sent at once. */
export const MEASUREMENTS_MAX = 40;

/** What a browser says about being measured. */
export type MeasuringConsent = {
  /** `navigator.doNotTrack`. */
  readonly doNotTrack: string | null | undefined;
  /** `navigator.globalPrivacyControl`. */
  readonly globalPrivacyControl: boolean | undefined;
};

/** OPS-8g: whether a visit may be measured: a browser that sends Do Not Track or Global Privacy Control may not. */
export const mayMeasure = ({ doNotTrack, globalPrivacyControl }: MeasuringConsent): boolean =>
  globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes';
