import type { FunctionComponent } from 'react';
import type { HomeVariant } from '@domain/settings/index.ts';
import { defineToken } from '../../di/index.ts';
import type { HomeViewModel, HomeVariants } from './home.view-model.ts';

/** The views of the variants that are loaded. */
export type HomeViews = HomeVariants & {
  viewOf(variant: HomeVariant): FunctionComponent<{ readonly vm: HomeViewModel }> | undefined;
};

export const HOME_VIEWS = defineToken<HomeViews>('HomeViews');
