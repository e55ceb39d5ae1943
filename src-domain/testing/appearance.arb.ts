import * as fc from 'fast-check';
import {
  CONTRASTS,
  MOTIONS,
  START_PAGES,
  TEXT_SIZES,
  THEMES,
  TOAST_KINDS,
  type Arrival,
  type Comfort,
  type StartPage,
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

/** Every page that the app can open with. */
export const startPageArb: fc.Arbitrary<StartPage> = fc.constantFrom(...START_PAGES);

/** Every way to come to a document. */
export const arrivalArb: fc.Arbitrary<Arrival> = fc.record({
  at: fc.constantFrom('start', 'home', 'elsewhere'),
  isDirect: fc.boolean(),
  isReload: fc.boolean(),
  isVisiting: fc.boolean(),
});

/** Short notices of few words, so that they repeat. */
export const toastArb: fc.Arbitrary<{ readonly id: number; readonly kind: ToastKind; readonly text: string }> =
  fc.record({
    id: fc.nat(),
    kind: fc.constantFrom(...TOAST_KINDS),
    text: fc.constantFrom('Saved', 'Removed', 'Unauthorized', 'Gespeichert', 'تم'),
  });
