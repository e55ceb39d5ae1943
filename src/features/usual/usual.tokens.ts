import type { IObservableValue } from 'mobx';
import type { ComponentType } from 'react';
import type { ShopId } from '@domain/kernel/ids.ts';
import { defineToken } from '../../di/index.ts';

/** Where it stands: in the menu of a shop, or without one on the home page. */
export type UsualProps = {
  readonly shop?: ShopId;
  /** The second place of a menu, for when the first one is in sight. */
  readonly isLower?: boolean;
};

/** The view of usual orders, once its code is there: for signed-in customers, after the first visit. */
export const USUAL = defineToken<IObservableValue<ComponentType<UsualProps> | undefined>>('Usual');
