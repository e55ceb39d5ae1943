import { defineToken } from '../../di/index.ts';
import type { LikedViewModel } from './liked.view-model.ts';

export const LIKED_VIEW_MODEL = defineToken<LikedViewModel>('LikedViewModel');
