import type { ManagedShops, PartnerShopUseCases } from '../../features/partners/index.ts';
import type { TimesDesk, TimesRefusal } from '../../features/menu/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { titleIn } from '../../texts.ts';
import type { Handlers } from '../handler.ts';
import { conflict, enveloped, notFound, type Refusal } from '../response/index.ts';
import { actorOf } from './actor-of.ts';
import { faultsRefused, hoursFieldName, termsFieldName } from './menu-refusals.ts';
import { toShopWeek } from './menu.shape.ts';

type Ids = 'showShopHours' | 'setShopHours' | 'addDaysOff' | 'removeDayOff' | 'setDeliveryTerms';
type Deps = {
  readonly managedShops: ManagedShops;
  readonly partnerShops: Pick<PartnerShopUseCases, 'one'>;
  readonly timesDesk: TimesDesk;
  readonly reference: ReferenceSource;
};

/** OPS-6: when a shop is open and what its delivery costs, for those who manage the shop. */
export const timesDeskRoutes = ({ managedShops, partnerShops, timesDesk, reference }: Deps): Handlers<Ids> => {
  const actor = actorOf(managedShops);
  const done = (isDone: boolean) => (isDone ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_UPDATED') : notFound);

  return {
    showShopHours: async (call) => {
      const id = (await actor(call))?.shopId;
      const times = id === undefined ? undefined : await timesDesk.find(id);
      if (id === undefined || !times) return notFound;
      const { baseCurrency, defaultLocale } = await reference();
      const shop = await partnerShops.one(id);
      const title = shop ? titleIn(shop.shop.texts, [call.language, defaultLocale]) : '';
      return enveloped(toShopWeek({ id, title }, times, baseCurrency.scale));
    },

    setShopHours: async (call) => {
      const [who, { days, revision }] = [await actor(call), call.params];
      if (!who) return notFound;
      const week = days.map(({ day, closed, spans = [] }) => ({
        day,
        isClosed: closed,
        spans: spans.map(({ from = '', to = '' }) => ({ from, to })),
      }));
      const outcome = await timesDesk.setWeek(who, week, revision);
      return outcome.ok ? done(true) : refusalOf(outcome.error, hoursFieldName);
    },

    addDaysOff: async (call) => {
      const [who, { from = '', to = '' }] = [await actor(call), call.params];
      if (!who) return notFound;
      const outcome = await timesDesk.addDaysOff(who, { from, to });
      return outcome.ok ? done(true) : refusalOf(outcome.error, ({ field }) => field);
    },

    removeDayOff: async (call) => {
      const who = await actor(call);
      return done(who !== undefined && (await timesDesk.removeDayOff(who, call.params.day)));
    },

    setDeliveryTerms: async (call) => {
      const [who, sent] = [await actor(call), call.params];
      if (!who) return notFound;
      const outcome = await timesDesk.setTerms(
        who,
        {
          fee: sent.price ?? '',
          feePerKm: sent.price_per_km ?? '',
          minimum: sent.min_amount ?? '',
          deposit: sent.packaging_deposit,
          leadFrom: sent.delivery_time_from ?? '',
          leadTo: sent.delivery_time_to ?? '',
          leadUnit: sent.delivery_time_type ?? '',
        },
        sent.revision,
      );
      return outcome.ok ? done(true) : refusalOf(outcome.error, termsFieldName);
    },
  };
};

const refusalOf = <Fault extends Parameters<typeof faultsRefused>[0][number]>(
  error: TimesRefusal<Fault>,
  nameOf: (fault: Fault) => string,
): Refusal => {
  switch (error.kind) {
    case 'unknown':
      return notFound;
    case 'wrong':
      return faultsRefused(error.faults, nameOf);
    case 'changed':
      return conflict({ reason: 'changed' });
  }
};
