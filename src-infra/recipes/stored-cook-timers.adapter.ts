import { instant } from '@domain/kernel/clock.port.ts';
import { recipeId } from '@domain/kernel/ids.ts';
import { TIMER_MAX_MS, type CookTimer, type CookTimers } from '@domain/recipes/index.ts';
import { createStoredValue, type TextStore } from '../drivers/browser/stored-value.ts';
import { isCount, listCodec } from './list-codec.ts';

/** CATALOG-4l: keeps the timers on the device, so that they outlive the page. */
export const createStoredCookTimers = ({ store }: { readonly store: TextStore }): CookTimers =>
  createStoredValue<readonly CookTimer[]>(store, listCodec(readTimer), []);

const readTimer = (item: unknown): CookTimer | undefined => {
  const { recipe, step, totalMs, endsAt, leftMs } = Object(item) as Readonly<Record<string, unknown>>;
  if (!isCount(recipe) || !(isCount(step) || step === 0) || !isSpan(totalMs) || !isSpan(leftMs)) return undefined;
  return { recipe: recipeId(recipe), step, totalMs, endsAt: isCount(endsAt) ? instant(endsAt) : undefined, leftMs };
};

const isSpan = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= TIMER_MAX_MS;
