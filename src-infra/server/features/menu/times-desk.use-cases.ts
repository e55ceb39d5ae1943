import { localDateOf } from '@domain/calendar/index.ts';
import {
  checkDeliveryTerms,
  checkWeek,
  withDaysOff,
  type DayDraft,
  type DaysOffFault,
  type DeliveryTermsDraft,
  type DeliveryTermsFault,
  type HoursFault,
} from '@domain/menu/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { decimalOfMinor } from '@domain/pricing/index.ts';
import type { Actor } from './menu-audit.ts';
import type { MenuCollaborators } from './menu-collaborators.ts';
import type { ShopTimes, StoredTerms } from './menu.ports.ts';
import { termsRevision, weekRevision } from './revision.ts';

export type TimesRefusal<Fault> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrong'; readonly faults: readonly Fault[] }
  /** Somebody else has changed it since it was shown. */
  | { readonly kind: 'changed'; readonly current: ShopTimes };

/** OPS-6: when a shop is open and what its delivery costs. Every change is audited and announced. */
export interface TimesDesk {
  /** Returns the times of a shop, with the days off that are not over. */
  find(shopId: number): Promise<ShopTimes | undefined>;
  /** Replaces the week, if `revision` still names its state. */
  setWeek(
    actor: Actor,
    week: readonly DayDraft[],
    revision: string,
  ): Promise<Result<undefined, TimesRefusal<HoursFault>>>;
  addDaysOff(
    actor: Actor,
    days: { readonly from: string; readonly to: string },
  ): Promise<Result<undefined, TimesRefusal<DaysOffFault>>>;
  /** Returns whether the day was off. */
  removeDayOff(actor: Actor, day: string): Promise<boolean>;
  /** Replaces the delivery terms, if `revision` still names their state. */
  setTerms(
    actor: Actor,
    draft: SentTerms,
    revision: string,
  ): Promise<Result<undefined, TimesRefusal<DeliveryTermsFault>>>;
}

/** Terms as typed; without a deposit that of the shop stays. */
export type SentTerms = Omit<DeliveryTermsDraft, 'deposit'> & { readonly deposit: string | undefined };

export const createTimesDesk = ({
  times,
  catalogueChanges,
  record,
  transactions,
  reference,
  zones,
  clock,
}: Pick<
  MenuCollaborators,
  'times' | 'catalogueChanges' | 'record' | 'transactions' | 'reference' | 'zones' | 'clock'
>): TimesDesk => {
  const done = async (
    actor: Actor,
    action: string,
    before: Readonly<Record<string, unknown>>,
    after: Readonly<Record<string, unknown>>,
  ): Promise<void> => {
    await record(actor, action, String(actor.shopId), before, after);
    await catalogueChanges.changed(actor.shopId, 'shop');
  };

  return {
    find: async (shopId) => {
      const found = await times.find(shopId);
      if (!found) return undefined;
      const today = localDateOf(clock.now(), found.timeZone, zones);
      return { ...found, daysOff: found.daysOff.filter((day) => day >= today) };
    },

    setWeek: (actor, draft, revision) =>
      transactions.run(async () => {
        const before = await times.lock(actor.shopId);
        if (!before) return err({ kind: 'unknown' });
        if (weekRevision(before) !== revision) return err({ kind: 'changed', current: before });
        const week = checkWeek(draft);
        if (!week.ok) return err({ kind: 'wrong', faults: week.error });
        await times.setWeek(actor.shopId, week.value);
        await done(actor, 'setShopHours', weekFields(before.week), weekFields(week.value));
        return ok(undefined);
      }),

    addDaysOff: (actor, days) =>
      transactions.run(async () => {
        const before = await times.lock(actor.shopId);
        if (!before) return err({ kind: 'unknown' });
        const today = localDateOf(clock.now(), before.timeZone, zones);
        const all = withDaysOff(before.daysOff, days, today);
        if (!all.ok) return err({ kind: 'wrong', faults: all.error });
        await times.setDaysOff(actor.shopId, all.value);
        await done(actor, 'addDaysOff', { days_off: before.daysOff }, { days_off: all.value });
        return ok(undefined);
      }),

    removeDayOff: (actor, day) =>
      transactions.run(async () => {
        const before = await times.lock(actor.shopId);
        if (!before?.daysOff.includes(day)) return false;
        const after = before.daysOff.filter((known) => known !== day);
        await times.setDaysOff(actor.shopId, after);
        await done(actor, 'removeDayOff', { days_off: before.daysOff }, { days_off: after });
        return true;
      }),

    setTerms: async (actor, draft, revision) => {
      const { scale } = (await reference()).baseCurrency;
      return transactions.run(async () => {
        const before = await times.lock(actor.shopId);
        if (!before) return err({ kind: 'unknown' });
        if (termsRevision(before) !== revision) return err({ kind: 'changed', current: before });
        const known = before.deposit === null ? '' : decimalOfMinor(before.deposit, scale);
        const terms = checkDeliveryTerms({ ...draft, deposit: draft.deposit ?? known }, scale);
        if (!terms.ok) return err({ kind: 'wrong', faults: terms.error });
        const { fee, feePerKm, minimum, deposit, lead } = terms.value;
        const after = {
          fee: fee.minor,
          feePerKm: feePerKm.minor,
          minimum: minimum.minor,
          deposit: deposit?.minor ?? null,
          lead,
        };
        await times.setTerms(actor.shopId, after, clock.now());
        await done(actor, 'setDeliveryTerms', termsFields(before), termsFields(after));
        return ok(undefined);
      });
    },
  };
};

const weekFields = (week: ShopTimes['week']): Readonly<Record<string, unknown>> =>
  Object.fromEntries(week.map(({ day, isClosed, spans }) => [day, { closed: isClosed, spans }]));

const termsFields = ({ fee, feePerKm, minimum, deposit, lead }: StoredTerms) => ({
  price: fee,
  price_per_km: feePerKm,
  min_amount: minimum,
  packaging_deposit: deposit,
  delivery_time: lead,
});
