import { defineToken } from '../../di/index.ts';
import type { AnnouncerViewModel } from './announcer.view-model.ts';

export const ANNOUNCER = defineToken<AnnouncerViewModel>('Announcer');
