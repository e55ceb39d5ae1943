import type { OrderUpdate } from './order.ts';
import type { Order } from './order.ts';
import type { DeliveryType, OrderStatus } from './order-status.ts';

export const STEPS = ['accepted', 'ready', 'on_a_way', 'delivered'] as const;
export type Step = (typeof STEPS)[number];
export type StepState = 'done' | 'now' | 'later';

/** One segment of the stepper and of the timeline. */
export type ProgressStep = { readonly step: Step; readonly state: StepState };

/** Contract 4.1: accepted → ready (also lit while cooking) → on its way → delivered. What is fetched has no way. */
export const stepsOf = (type: DeliveryType): readonly Step[] => (type === 'delivery' ? STEPS : STEPS.filter((step) => step !== 'on_a_way'));

/** How many steps an order has reached; the one it works on is `now`. Canceled orders have none. */
export const progressOf = (status: OrderStatus, type: DeliveryType): readonly ProgressStep[] => {
  const steps = stepsOf(type);
  const done = doneSteps(status, steps);
  const working = status === 'canceled' || status === 'delivered' ? steps.length : done;
  return steps.map((step, index) => ({ step, state: index < done ? 'done' : index === working ? 'now' : 'later' }));
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
      return Math.min(3, steps.length);
    case 'delivered':
      return steps.length;
  }
};

/** Brings an order up to date; an update older than what is known changes nothing (events may arrive in any order). */
export const applyUpdate = (order: Order, update: OrderUpdate): Order => {
  if (update.id !== order.id || update.updatedAt < order.updatedAt) return order;
  const { courier } = update;
  return {
    ...order,
    status: update.status,
    updatedAt: update.updatedAt,
    eta: update.eta ?? order.eta,
    payment: order.payment && update.paymentStatus ? { ...order.payment, status: update.paymentStatus } : order.payment,
    courier: courier ? { ...(order.courier ?? nobodyYet), position: courier.position, seenAt: courier.at } : order.courier,
  };
};

const nobodyYet = { name: '', phone: undefined, image: undefined };
