import type { LiveValue } from '../kernel/live-value.ts';

/** ACCESS-3a: The sizes of text that can be chosen, in percent of the size that the browser is set to. */
export const TEXT_SIZES = [100, 112, 125, 150] as const;
/** One of `TEXT_SIZES`. */
export type TextSize = (typeof TEXT_SIZES)[number];

/** ACCESS-3a: `device` follows the device's own preference. */
export const MOTIONS = ['device', 'less'] as const;
/** One of `MOTIONS`. */
export type Motion = (typeof MOTIONS)[number];

/** ACCESS-3a: `device` follows the device's own preference. */
export const CONTRASTS = ['device', 'more'] as const;
/** One of `CONTRASTS`. */
export type Contrast = (typeof CONTRASTS)[number];

/** ACCESS-3a: how the app looks and moves on this device. */
export type Comfort = {
  readonly textSize: TextSize;
  readonly motion: Motion;
  readonly contrast: Contrast;
};

/** Everything as the device says. */
export const DEVICE_COMFORT: Comfort = { textSize: 100, motion: 'device', contrast: 'device' };

/** The stored comfort; `undefined` before the first choice. */
export type ChosenComfort = LiveValue<Comfort | undefined>;

/** Applies the chosen comfort to the whole document. */
export interface ComfortAppearance {
  /** Resolves once the document looks as chosen. Never rejects. */
  showComfort(comfort: Comfort): Promise<void>;
}

/** Returns a comfort as one text: `125.less.more`. */
export const comfortText = ({ textSize, motion, contrast }: Comfort): string =>
  [textSize, motion, contrast].join(SEPARATOR);

/**
 * ACCESS-3a: Returns the comfort of a stored text, `undefined` if nothing is stored. Each part counts by itself: an
 * unknown or missing one follows the device, and further parts are ignored.
 */
export const readComfort = (text: string | undefined): Comfort | undefined => {
  if (text === undefined) return undefined;
  const [size, motion, contrast] = text.split(SEPARATOR);
  return {
    textSize: TEXT_SIZES.find((known) => String(known) === size) ?? DEVICE_COMFORT.textSize,
    motion: MOTIONS.find((known) => known === motion) ?? DEVICE_COMFORT.motion,
    contrast: CONTRASTS.find((known) => known === contrast) ?? DEVICE_COMFORT.contrast,
  };
};

/**
 * ACCESS-3a: Returns the marks that the document's styles go by, of which each names a choice that differs from the
 * device's.
 */
export const comfortMarks = (comfort: Comfort | undefined): Readonly<Record<ComfortMark, string | undefined>> => ({
  text: differing(comfort?.textSize, DEVICE_COMFORT.textSize),
  motion: differing(comfort?.motion, DEVICE_COMFORT.motion),
  contrast: differing(comfort?.contrast, DEVICE_COMFORT.contrast),
});
/** ACCESS-3a: A mark of the document by which styles follow the comfort. */
export type ComfortMark = 'text' | 'motion' | 'contrast';

const SEPARATOR = '.';

const differing = (chosen: string | number | undefined, ofDevice: string | number): string | undefined =>
  chosen === undefined || chosen === ofDevice ? undefined : String(chosen);
