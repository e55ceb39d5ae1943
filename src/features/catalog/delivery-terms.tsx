import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useService } from '../../di/index.ts';
import { servedView, whenUsed } from '../../ui/lazy/index.ts';
import type * as views from './delivery-terms.view.tsx';
import { ADDRESS_CHOICE } from '../addresses/index.ts';

type Views = typeof views;

/**
 * Distances and their fees are calculated by rules that a first screen does not load: the server has rendered them. Its
 * text holds for one address: if another is chosen before the code has loaded, the text is rendered again instead of
 * hydrated.
 */
const served = <Props extends object>(pick: (views: Views) => ComponentType<Props>): ComponentType<Props> => {
  const View = servedView(() => import('./delivery-terms.view.tsx').then(pick), whenUsed);
  return observer(function DeliveryTerms(props: Props) {
    const { latitude, longitude } = useService(ADDRESS_CHOICE).chosen?.location ?? {};
    return <View key={`${latitude} ${longitude}`} {...props} />;
  });
};

export const DeliveryFact = served((views) => views.DeliveryFact);
export const DeliveryTerm = served((views) => views.DeliveryTerm);
export const DeliveryAmount = served((views) => views.DeliveryAmount);
export const KindAndDistance = served((views) => views.KindAndDistance);
