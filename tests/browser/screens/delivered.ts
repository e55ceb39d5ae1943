import type { Customer } from '../support/api.ts';
import { CASH, orderMeal } from '../support/meal.ts';
import type { Stage } from './stage.ts';

/** Moves an order through these steps. */
export const moveOrder = async ({ api }: Stage, id: number, ...statuses: readonly string[]): Promise<void> => {
  const desk = { token: await api.signIn('desk@tiffin.test') };
  const [courier] = (await api.ok('listCouriers', {}, desk)).data;
  for (const status of statuses) await api.ok('moveOrder', { id, status, deliveryman_id: courier?.id }, desk);
};

/** An order of the customer's that has arrived. */
export const delivered = async (stage: Stage, { token }: Pick<Customer, 'token'>): Promise<number> => {
  const id = await orderMeal(stage.api, token, CASH);
  await moveOrder(stage, id, 'accepted', 'ready', 'on_a_way', 'delivered');
  return id;
};
