import type { Order } from './order.ts';
import type { DeliveryType, OrderStatus } from './order-status.ts';

/** Contract 4.1: The statuses that a customer is shown for a delivery, in order; cooking counts towards ready. */
export const STEPS = ['accepted', 'ready', 'on_a_way', 'delivered'] as const;
/** One stage of an order as the stepper shows it. */
export type Step = (typeof STEPS)[number];
/** Done, current, or still ahead. */
export type StepState = 'done' | 'now' | 'later';

/** One segment of the stepper and of the timeline. */
export type ProgressStep = { readonly step: Step; readonly state: StepState };

/** Contract 4.1: accepted → ready (also lit while cooking) → on its way → delivered. A pickup skips “on its way”. */
export const stepsOf = (type: DeliveryType): readonly Step[] =>
  type === 'delivery' ? STEPS : STEPS.filter((step) => step !== 'on_a_way');

/** The stepper and the next status; `next` is missing at the end. */
export type OrderProgress = { readonly steps: readonly ProgressStep[]; readonly next: Step | undefined };

/**
 * ORDER-6c: Returns the progress of an order; the current step is `now`. A canceled order has none and expects none.
 */
export const orderProgress = ({ status, deliveryType }: Pick<Order, 'status' | 'deliveryType'>): OrderProgress => {
  const steps = stepsOf(deliveryType);
  const done = doneSteps(status, steps);
  const working = status === 'canceled' ? steps.length : done;
  return {
    steps: steps.map((step, index) => ({ step, state: index < done ? 'done' : index === working ? 'now' : 'later' })),
    next: steps[working],
  };
};

const doneSteps = (status: OrderStatus, steps: readonly Step[]): number => {
  switch (status) {
    case 'new':
    case 'canceled':
      return 0;
    case 'accepted':
    case 'cooking':
      return 1;
    case 'ready':
      return 2;
    case 'on_a_way':
      return steps.length - 1;
    case 'delivered':
      return steps.length;
  }
};
