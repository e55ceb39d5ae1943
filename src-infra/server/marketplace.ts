import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { ServerConfig } from './config.ts';
import { allHandlers } from './http/index.ts';
import type { Marketplace } from './marketplace.port.ts';
import { capabilitiesOf } from './wiring/capabilities.ts';
import { cityAddressAt, cityRide, suggestInCity } from './wiring/city-address.ts';
import { wireAddresses } from './wiring/features/addresses.ts';
import { wireCarts } from './wiring/features/carts.ts';
import { wireCatalog } from './wiring/features/catalog.ts';
import { wireChat } from './wiring/features/chat.ts';
import { wireContent } from './wiring/features/content.ts';
import { wireCoupons } from './wiring/features/coupons.ts';
import { wireDesks } from './wiring/features/desks.ts';
import { wireDeliveries } from './wiring/features/deliveries.ts';
import { wireIdentity, wireUsers } from './wiring/features/identity.ts';
import { wireNotifications } from './wiring/features/notifications.ts';
import { wireStaff } from './wiring/features/orders.ts';
import { wireTransactionHistory } from './wiring/features/payment-transactions.ts';
import { wirePayments, wireProviders } from './wiring/features/payments.ts';
import { wireProfile } from './wiring/features/profile.ts';
import { wirePush } from './wiring/features/push.ts';
import { wireQuotes } from './wiring/features/quotes.ts';
import { wireReferenceData } from './wiring/features/reference.ts';
import { wireRefunds } from './wiring/features/refunds.ts';
import { wireReservations } from './wiring/features/reservations.ts';
import { wireReviews } from './wiring/features/reviews.ts';
import { wireSimulation, wireSimulationControls } from './wiring/features/simulation.ts';
import { wireUploads } from './wiring/features/uploads.ts';
import { wireWallet } from './wiring/features/wallet.ts';
import { wireWebVitals } from './wiring/features/web-vitals.ts';
import { prepareStore } from './wiring/prepare-store.ts';
import { createClose } from './wiring/close.ts';
import { wireEvents, wireOnce, wireOutbox } from './wiring/foundation.ts';
import { wireHealth } from './wiring/health.ts';
import { createHttpServer } from './wiring/http-server.ts';
import { startMarketplaceJobs } from './wiring/jobs.ts';
import { openData, type StartRefusal } from './wiring/open-data.ts';
import type { Overrides } from './wiring/overrides.ts';
import { createPlatform } from './wiring/platform.ts';
import { wireStreams } from './wiring/streams.ts';

/** Opens the store, fills it at its first start and wires the server. */
export const createMarketplace = async (
  config: ServerConfig,
  overrides: Overrides = {},
): Promise<Result<Marketplace, StartRefusal>> => {
  const platform = await createPlatform(config, overrides);
  const { clock: realClock, random, log, zones, passwords, metrics, limiter, files, tracing } = platform;
  const [{ demo }, { heartbeatMs }] = [config, overrides];
  const opened = overrides.store ? ok(overrides.store) : await openData(config.store, log, tracing);
  if (!opened.ok) return opened;
  const store = opened.value;
  // SIMULATION_SPEED hurries kitchens and couriers only: hours and slots go by the operator's clock.
  const control = demo && (await wireSimulationControls({ store, clock: realClock, start: demo.clockStart }));
  const clock: Clock = control?.market.clock ?? realClock;
  const refusal = await prepareStore({
    store,
    config,
    clock: realClock,
    marketClock: clock,
    zones,
    passwords,
    log,
    city: overrides.city,
  });
  if (refusal) return err(refusal);
  const events = wireEvents({ store, clock: realClock });
  const once = wireOnce({ store, clock: realClock, random });
  const { outbox, delivery } = wireOutbox({ store, config, clock: realClock, log, random });
  const providers = wireProviders({ config: config.payments, store, clock: realClock, random });
  const referenceData = wireReferenceData({ store, providers: providers.providers });
  const { reference } = referenceData;
  const uploads = wireUploads({ store, files, random, clock: realClock });
  const users = wireUsers({ store });
  const staff = wireStaff({ store });
  const push = wirePush({ store, config: config.push, reference, clock: realClock, log });
  const inbox = wireNotifications({ store, users, events, push, clock });
  const { notify } = inbox;
  const catalog = wireCatalog({ store, reference });
  const { shops, catalogueChanges } = catalog;
  const content = wireContent({ store, shops, clock });
  const reviews = wireReviews({ store, reference, catalogueChanges, uploads, clock });
  const carts = wireCarts({ config, store, catalog, reference, events, zones, clock, realClock, random });
  const coupons = wireCoupons({ store });
  const quotes = wireQuotes({ store, clock: realClock });
  const { ledger, wallets } = wireWallet({ store, users, reference, events, notify, clock, random });
  const { orders, parcels, substitutions, courierWork } = wireDeliveries({
    store,
    users,
    staff,
    cartService: carts.cartService,
    quotes,
    findCoupon: coupons.findCoupon,
    ledger,
    reference,
    catalog,
    uploads,
    outbox,
    log,
    events,
    notify,
    zones,
    clock,
    random,
  });
  const payments = wirePayments({
    store,
    users,
    providers,
    orders,
    shops,
    parcels,
    ledger,
    wallets,
    reference,
    notify,
    clock: realClock,
    marketClock: clock,
    random,
    log,
  });
  const refunds = wireRefunds({ store, users, shops, orders, ledger, reference, uploads, outbox, notify, clock });
  const reservationDesk = wireReservations({ store, staff, orders, reference, shops, events, notify, zones, clock });
  const identity = wireIdentity({
    config,
    store,
    users,
    reference,
    clock: realClock,
    random,
    passwords,
    limiter,
    outbox,
    notify,
    catalogueChanges,
    uploads,
    leaveGroups: carts.changer.forget,
    renameMember: carts.changer.rename,
  });
  const { partners, operatorDesk } = wireDesks({
    store,
    reference,
    catalog,
    uploads,
    orders,
    substitutions,
    notify,
    zones,
    clock,
    realClock,
    random,
  });
  const simulation =
    demo && wireSimulation({ store, shops, orders, parcels, substitutions, clock, findRoute: cityRide, demo });
  const webVitals = wireWebVitals({ store, metrics, clock: realClock, isOn: config.measuresVisits });
  const streams = wireStreams({ broadcast: store.broadcast, events, tokens: identity.tokens, log, heartbeatMs });
  if (config.store.kind !== 'postgres') await once.releaseDead();
  await content.stories.renew();
  const handlers = allHandlers({
    zones,
    limiter,
    streams,
    outbox,
    referenceData,
    identity,
    profile: wireProfile({ store, clock: realClock, limiter }),
    addressBook: wireAddresses({ store, clock: realClock }),
    capabilities: capabilitiesOf(config),
    reverseGeocode: demo && cityAddressAt,
    suggestAddresses: demo && suggestInCity,
    mapsKey: config.maps?.key,
    inbox,
    catalog,
    reviews,
    content,
    uploads,
    carts,
    coupons,
    quotes,
    orders,
    payments,
    wallets,
    transactionHistory: wireTransactionHistory({ store }),
    refunds,
    substitutions,
    parcels,
    courierWork,
    reservationDesk,
    chats: wireChat({ store, shops, events, uploads, limiter, clock }),
    partners,
    operatorDesk,
    webVitals,
    courierRoutes: simulation?.courierRoutes,
    simulation: control &&
      simulation && { market: control.market, faults: control.faults, steerCourier: simulation.steerCourier },
  });
  const health = wireHealth({ config, store, catalog });
  const http = createHttpServer({
    platform,
    config,
    handlers,
    identity,
    reference,
    payments,
    partners,
    uploads,
    audit: operatorDesk.audit,
    once,
    faults: control?.faults,
    marketClock: clock,
    health,
    pictures: overrides.pictures,
  });
  metrics.watchStreams(() => streams.count());
  const jobs = startMarketplaceJobs({
    platform,
    ...config,
    events,
    once,
    outbox,
    quotes,
    identity,
    streams,
    catalog,
    carts,
    stories: content.stories,
    uploads,
    webVitals,
    payments,
    orders,
    substitutions,
    reservationDesk,
    furtherJobs: [
      courierWork.abandonedJob,
      operatorDesk.announceNews,
      partners.menu.stockDesk.job,
      simulation?.job,
      delivery.job,
    ],
  });
  return ok({
    now: clock.now,
    fetch: async (request, connection = { remoteAddress: 'unknown' }) => http.fetch(request, connection),
    drain: health.drain,
    close: createClose({ products: catalog.products, jobs, webVitals, log, streams, push, delivery, store, tracing }),
  });
};
