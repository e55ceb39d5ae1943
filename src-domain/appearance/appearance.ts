import type { LiveValue } from '../kernel/live-value.ts';
import type { Direction } from '../localization/index.ts';

/** LOCALE-7a: how the product may look. */
export const THEMES = ['light', 'dark'] as const;
/** One of `THEMES`. */
export type Theme = (typeof THEMES)[number];

/** The chosen theme; `undefined` follows the device (LOCALE-7). */
export type ChosenTheme = LiveValue<Theme | undefined>;

/** Shows language, direction and theme on the whole document. */
export interface DocumentAppearance {
  /** Names language and direction on the whole document. */
  showLanguage(locale: string, direction: Direction): void;
  /** `undefined` follows the device. */
  showTheme(theme: Theme | undefined): void;
}

/** What a device prefers while nobody chose. */
export interface DevicePreferences {
  /** The theme the device asks for now. */
  theme(): Theme;
}

/** LOCALE-7a: the other theme. */
export const toggleTheme = (theme: Theme): Theme => (theme === 'light' ? 'dark' : 'light');

/** LOCALE-7a: a stored theme; anything else was never chosen. */
export const readTheme = (text: string | undefined): Theme | undefined => THEMES.find((theme) => theme === text);
