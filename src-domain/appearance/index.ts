export {
  readTheme,
  THEMES,
  toggleTheme,
  type ChosenTheme,
  type DevicePreferences,
  type DocumentAppearance,
  type Theme,
} from './appearance.ts';
export {
  comfortMarks,
  comfortText,
  CONTRASTS,
  DEVICE_COMFORT,
  MOTIONS,
  readComfort,
  TEXT_SIZES,
  type ChosenComfort,
  type Comfort,
  type ComfortAppearance,
  type ComfortMark,
  type Contrast,
  type Motion,
  type TextSize,
} from './comfort.ts';
export {
  isOpening,
  readStartPage,
  START_PAGES,
  startPageNow,
  startPagesFor,
  type Arrival,
  type ChosenStartPage,
  type StartPage,
} from './start-page.ts';
export { TOAST_KINDS, TOAST_MS, TOASTS_MAX, withToast, type ToastKind } from './toasts.ts';
