export {
  readTheme,
  THEMES,
  toggleTheme,
  type ChosenTheme,
  type DevicePreferences,
  type DocumentAppearance,
  type Theme,
} from './appearance.ts';
export { TOAST_KINDS, TOAST_MS, TOASTS_MAX, withToast, type ToastKind } from './toasts.ts';
