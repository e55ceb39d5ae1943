import type { ShopId } from '@domain/kernel/ids.ts';
import { defineToken } from '../../di/index.ts';
import type { UsualPlaces } from './usual-places.ts';
import type { UsualViewModel } from './usual.view-model.ts';

export const CREATE_USUAL = defineToken<(shop?: ShopId) => UsualViewModel>('CreateUsual');
export const USUAL_PLACES = defineToken<UsualPlaces>('UsualPlaces');
