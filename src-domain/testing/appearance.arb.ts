import * as fc from 'fast-check';
import {
  CONTRASTS,
  MOTIONS,
  TEXT_SIZES,
  THEMES,
  TOAST_KINDS,
  type Comfort,
  type Theme,
  type ToastKind,
} from '../appearance/index.ts';

/** Every theme. */
export const themeArb: fc.Arbitrary<Theme> = fc.constantFrom(...THEMES);

/** Every choice of comfort. */
export const comfortArb: fc.Arbitrary<Comfort> = fc.record({
  textSize: fc.constantFrom(...TEXT_SIZES),
  motion: fc.constantFrom(...MOTIONS),
  contrast: fc.constantFrom(...CONTRASTS),
});

/** Short notices of few words, so that they repeat. */
export const toastArb: fc.Arbitrary<{ readonly id: number; readonly kind: ToastKind; readonly text: string }> =
  fc.record({
    id: fc.nat(),
    kind: fc.constantFrom(...TOAST_KINDS),
    text: fc.constantFrom('Saved', 'Removed', 'Unauthorized', 'Gespeichert', 'تم'),
  });
