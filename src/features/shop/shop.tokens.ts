import type { ComponentType } from 'react';
import { defineToken } from '../../di/index.ts';
import type { ShopSheetProps } from './shop-sheet.view.tsx';

/** The sheets over a shop: information and reviews. Their code and services load with the first that is opened. */
export const SHOP_SHEET = defineToken<ComponentType<ShopSheetProps>>('ShopSheet');
