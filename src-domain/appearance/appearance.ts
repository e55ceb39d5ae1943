import type { LiveValue } from '../kernel/live-value.ts';
import type { Direction } from '../localization/index.ts';

/** LOCALE-7a: The themes of the app. */
export const THEMES = ['light', 'dark'] as const;
/** One of `THEMES`. */
export type Theme = (typeof THEMES)[number];

/** The chosen theme; `undefined` follows the device (LOCALE-7). */
export type ChosenTheme = LiveValue<Theme | undefined>;

/** Applies language, direction and theme to the whole document. */
export interface DocumentAppearance {
  /** Sets language and direction of the whole document. */
  showLanguage(locale: string, direction: Direction): void;
  /** `undefined` follows the device. */
  showTheme(theme: Theme | undefined): void;
}

/** The device's preference while no theme is chosen. */
export interface DevicePreferences {
  /** The theme that the device prefers now. */
  theme(): Theme;
}

/** LOCALE-7a: the other theme. */
export const toggleTheme = (theme: Theme): Theme => (theme === 'light' ? 'dark' : 'light');

/** LOCALE-7a: Returns a stored theme; any other text counts as no choice. */
export const readTheme = (text: string | undefined): Theme | undefined => THEMES.find((theme) => theme === text);
