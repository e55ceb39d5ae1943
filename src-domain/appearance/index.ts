export { readTheme, THEMES, toggleTheme, type ChosenTheme, type DevicePreferences, type DocumentAppearance, type Theme } from './appearance.ts';
