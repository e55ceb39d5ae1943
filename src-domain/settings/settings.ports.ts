import type { Answer } from '../kernel/answer.ts';
import type { Settings } from './settings.ts';

export interface SettingsSource {
  load(): Answer<Settings>;
}
