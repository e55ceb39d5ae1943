import {
  nextCourierStep,
  type CarriedDelivery,
  type CourierRefusal,
  type DeliveryKey,
  type DeliveryLoad,
  type DeliveryPress,
  type DeliveryStatus,
} from '@domain/couriers/index.ts';
import type { TextKey, Translate } from '../../i18n/index.ts';

/** What is said after a step. */
export const SAID = {
  take: 'courier.said.take',
  'give-back': 'courier.said.give_back',
  'pick-up': 'courier.said.pick_up',
  deliver: 'courier.said.deliver',
} as const satisfies Record<DeliveryPress['step'], TextKey>;

/** COURIER-5: Returns why no code of a delivery is taken now; `undefined` if one is. */
export const codeRefusal = ({
  codeWaitsUntil,
  isCodeLocked,
}: Pick<CarriedDelivery, 'codeWaitsUntil' | 'isCodeLocked'>): CourierRefusal | undefined => {
  if (isCodeLocked) return { kind: 'code-locked' };
  return codeWaitsUntil === undefined ? undefined : { kind: 'code-wait', until: codeWaitsUntil };
};

/** Returns why a step was refused. */
export const refusalText = (
  refusal: CourierRefusal,
  timeText: (at: number) => string,
  translate: Translate,
): string => {
  switch (refusal.kind) {
    case 'taken':
      return translate('courier.refused.taken');
    case 'full':
      return translate('courier.full');
    case 'offline':
      return translate('courier.refused.offline');
    case 'not-open':
      return translate('courier.refused.not_open');
    case 'not-ready':
      return translate('courier.refused.not_ready');
    case 'wrong-code':
      return refusal.left === 0
        ? translate('courier.refused.wrong_code')
        : translate('courier.refused.wrong_code_left', { count: refusal.left });
    case 'code-wait':
      return translate('courier.refused.code_wait', { time: timeText(refusal.until) });
    case 'code-locked':
      return translate('courier.refused.code_locked');
  }
};

/** Returns the number of a delivery. */
export const numberText = ({ kind, id }: DeliveryKey, translate: Translate): string =>
  translate(kind === 'order' ? 'order.number' : 'courier.parcel_number', { number: String(id) });

/** Returns what there is to carry. */
export const loadText = (load: DeliveryLoad, kilograms: (grams: number) => string, translate: Translate): string => {
  if (load.kind === 'pieces') return translate('courier.pieces', { count: load.count });
  return load.grams === undefined
    ? load.title
    : translate('courier.up_to', { type: load.title, weight: kilograms(load.grams) });
};

/** Returns how far the kitchen is with what is offered. */
export const stageText = (status: DeliveryStatus, translate: Translate): string =>
  translate(nextCourierStep(status) === 'pick-up' ? 'courier.stage.ready' : 'courier.stage.cooking');

/** Returns what to do next with a delivery in hand. */
export const stepText = ({ key, status, start, door }: CarriedDelivery, translate: Translate): string => {
  switch (nextCourierStep(status)) {
    case 'wait':
      return translate(key.kind === 'order' ? 'courier.step.wait' : 'courier.step.wait_parcel');
    case 'pick-up':
      return translate('courier.step.pick_up', { from: start.name });
    case 'handover':
      return translate('courier.step.handover', { name: door.name });
    case undefined:
      return '';
  }
};
