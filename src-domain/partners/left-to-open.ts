import type { OwnShop } from './partners.ports.ts';

/** ACCOUNT-7i: What an approved shop needs before customers can order, in the order in which it is done. */
export const OPENING_STEPS = ['menu', 'hours', 'opening'] as const;
/** One of `OPENING_STEPS`. */
export type OpeningStep = (typeof OPENING_STEPS)[number];

/** ACCOUNT-7i: Returns what is still to be done; nothing once customers can order in its hours. */
export const leftToOpen = ({ products, schedule }: Pick<OwnShop, 'products' | 'schedule'>): readonly OpeningStep[] => {
  const isDone = {
    menu: products > 0,
    hours: schedule.spans.length > 0,
    opening: schedule.isAccepting,
  } satisfies Record<OpeningStep, boolean>;
  return OPENING_STEPS.filter((step) => !isDone[step]);
};
