import type { Answer } from '../kernel/answer.ts';
import type { Settings } from './settings.ts';

/** Where the operator's settings come from. */
export interface SettingsSource {
  /** All settings; absent rows have their defaults. */
  load(): Answer<Settings>;
}
