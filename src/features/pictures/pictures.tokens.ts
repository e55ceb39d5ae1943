import type { PictureUploads } from '@domain/images/index.ts';
import { defineToken } from '../../di/index.ts';

export const PICTURE_UPLOADS = defineToken<PictureUploads>('PictureUploads');
