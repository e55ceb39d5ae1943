import type { Answer } from '../kernel/answer.ts';
import type { Settings } from './settings.ts';

/** The source of the operator's settings. */
export interface SettingsSource {
  /** All settings; missing rows have their defaults. */
  load(): Answer<Settings>;
}
