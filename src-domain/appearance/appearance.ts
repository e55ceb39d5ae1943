import type { LiveValue } from '../kernel/live-value.ts';
import type { Direction } from '../localization/index.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The chosen theme; `undefined` follows the device (LOCALE-7). */
export type ChosenTheme = LiveValue<Theme | undefined>;

/** Shows language, direction and theme on the whole document. */
export interface DocumentAppearance {
  showLanguage(locale: string, direction: Direction): void;
  /** `undefined` follows the device. */
  showTheme(theme: Theme | undefined): void;
}

/** What a device prefers while nobody chose. */
export interface DevicePreferences {
  theme(): Theme;
}

export const toggleTheme = (theme: Theme): Theme => (theme === 'light' ? 'dark' : 'light');

/** A stored theme; anything else was never chosen. */
export const readTheme = (text: string | undefined): Theme | undefined => THEMES.find((theme) => theme === text);
