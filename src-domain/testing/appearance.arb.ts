import * as fc from 'fast-check';
import { THEMES, TOAST_KINDS, type Theme, type ToastKind } from '../appearance/index.ts';

/** Every theme. */
export const themeArb: fc.Arbitrary<Theme> = fc.constantFrom(...THEMES);

/** Short notices of few words, so that they repeat. */
export const toastArb: fc.Arbitrary<{ readonly id: number; readonly kind: ToastKind; readonly text: string }> =
  fc.record({
    id: fc.nat(),
    kind: fc.constantFrom(...TOAST_KINDS),
    text: fc.constantFrom('Saved', 'Removed', 'Unauthorized', 'Gespeichert', 'تم'),
  });
