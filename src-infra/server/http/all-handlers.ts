import type { TimeZones } from '@domain/calendar/index.ts';
import type { AddressBook, ReverseGeocode, SuggestAddresses } from '../features/addresses/index.ts';
import type { CartUseCases } from '../features/carts/index.ts';
import type { Catalog } from '../features/catalog/index.ts';
import type { ChatUseCases } from '../features/chat/index.ts';
import type { Content } from '../features/content/index.ts';
import type { CouponUseCases } from '../features/coupons/index.ts';
import type { CourierWork } from '../features/courier-work/index.ts';
import type { Identity } from '../features/identity/index.ts';
import type { Menu } from '../features/menu/index.ts';
import type { Inbox } from '../features/notifications/index.ts';
import type { OperatorDesk } from '../features/operator/index.ts';
import type { OrderUseCases } from '../features/orders/index.ts';
import type { ParcelUseCases } from '../features/parcels/index.ts';
import type { CourierRoutes } from '../features/simulation/index.ts';
import type { Partners } from '../features/partners/index.ts';
import type { TransactionHistory } from '../features/payment-transactions/index.ts';
import type { PaymentUseCases } from '../features/payments/index.ts';
import type { Profile } from '../features/profile/index.ts';
import type { Quotes } from '../features/quotes/index.ts';
import type { ReferenceData, ServerCapabilities } from '../features/reference/index.ts';
import type { RefundUseCases } from '../features/refunds/index.ts';
import type { ReservationUseCases } from '../features/reservations/index.ts';
import type { ReviewUseCases } from '../features/reviews/index.ts';
import type { SubstitutionUseCases } from '../features/substitutions/index.ts';
import type { Uploads } from '../features/uploads/index.ts';
import type { WalletUseCases } from '../features/wallet/index.ts';
import type { WebVitals } from '../features/web-vitals/index.ts';
import type { EventStreams } from '../foundation/events/index.ts';
import type { RateLimiter } from '../foundation/limits/index.ts';
import type { Outbox } from '../foundation/outbox/index.ts';
import { addressesRoutes } from './addresses/addresses.routes.ts';
import type { Handlers } from './handler.ts';
import { cartAreaRoutes } from './cart/index.ts';
import { catalogRoutes, type CatalogDeps } from './catalog/index.ts';
import { chatAreaRoutes } from './chat/index.ts';
import { contentRoutes } from './content/index.ts';
import { courierWorkRoutes } from './courier-work/index.ts';
import { eventsRoutes } from './events/events.routes.ts';
import { followRoutes } from './following/index.ts';
import { identityRoutes, newcomersRoutes, recoveryRoutes } from './identity/index.ts';
import { menuRoutes } from './menu/index.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { operatorRoutes, type SimulationControl } from './operator/index.ts';
import {
  adminOrdersRoutes,
  afterOrderRoutes,
  ordersRoutes,
  ratingRoutes,
  repeatPlanRoutes,
  substitutionRoutes,
} from './orders/index.ts';
import { adminParcelsRoutes, parcelsRoutes, parcelTariffsRoutes } from './parcels/index.ts';
import { partnersRoutes } from './partners/index.ts';
import { groupSharesRoutes, paymentsRoutes } from './payments/index.ts';
import { linkedProvidersRoutes } from './profile/linked-providers.routes.ts';
import { passkeysRoutes } from './profile/passkeys.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { sessionsRoutes } from './profile/sessions.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { refundsRoutes } from './refunds/index.ts';
import { reservationRoutes } from './reservations/index.ts';
import { reviewsRoutes } from './reviews/index.ts';
import { uploadsRoutes } from './uploads/index.ts';
import { shopDeskRoutes } from './shop-desk/index.ts';
import { transactionsRoutes, walletRoutes, withdrawalsRoutes } from './wallet/index.ts';
import { webVitalsRoutes } from './web-vitals/web-vitals.routes.ts';

/** The features that the API offers, each behind its front door. */
type Deps = {
  readonly zones: TimeZones;
  readonly limiter: RateLimiter;
  /** `market`: those that everybody may read. */
  readonly streams: EventStreams & { readonly market: EventStreams };
  readonly outbox: Outbox;
  readonly referenceData: ReferenceData;
  readonly identity: Identity;
  readonly profile: Profile;
  readonly addressBook: AddressBook;
  readonly capabilities: ServerCapabilities;
  /** Only where a map is known. */
  readonly reverseGeocode: ReverseGeocode | undefined;
  readonly suggestAddresses: SuggestAddresses | undefined;
  readonly mapsKey: string | undefined;
  readonly inbox: Inbox;
  readonly catalog: Catalog;
  readonly reviews: ReviewUseCases;
  readonly content: Content;
  readonly uploads: Uploads;
  readonly carts: CartUseCases;
  readonly coupons: CouponUseCases;
  readonly quotes: Quotes;
  readonly orders: OrderUseCases;
  readonly payments: PaymentUseCases;
  readonly wallets: WalletUseCases;
  readonly transactionHistory: TransactionHistory;
  readonly refunds: RefundUseCases;
  readonly substitutions: SubstitutionUseCases;
  readonly parcels: ParcelUseCases;
  readonly courierWork: CourierWork;
  readonly reservationDesk: ReservationUseCases;
  readonly chats: ChatUseCases;
  readonly partners: Partners & { readonly menu: Menu };
  readonly operatorDesk: OperatorDesk;
  readonly webVitals: WebVitals;
  /** Only where a map is known. */
  readonly courierRoutes: CourierRoutes | undefined;
  /** Only in demo mode. */
  readonly simulation: SimulationControl | undefined;
};

/** The handlers of every operation; a missing or superfluous one does not compile. */
export const allHandlers = (deps: Deps): Handlers => {
  const { zones, limiter, identity, profile, catalog, reviews, orders, parcels, payments, partners, wallets } = deps;
  const { courierRoutes } = deps;
  const { reference, uiTranslations } = deps.referenceData;
  const { shops, searchShops, taxonomy, finder } = catalog;
  const { users } = identity;
  const { pushTokens, preferences } = profile;
  const goods: CatalogDeps = {
    reference,
    zones,
    shops,
    searchShops,
    catalogues: catalog.catalogues,
    revisions: catalog.revisions,
    products: catalog.products,
    finder,
    taxonomy,
    branches: catalog.branches,
    bestsellers: catalog.bestsellers,
    recipes: catalog.recipes,
    reviews: reviews.reviews,
  };
  return {
    ...identityRoutes({
      signIn: identity.signIn,
      sendEmailCode: identity.sendEmailCode,
      sendPhoneCode: identity.sendPhoneCode,
      codes: identity.codes,
      addressCodes: identity.addressCodes,
      completeRegistration: identity.completeRegistration,
      confirmOwnEmail: identity.confirmOwnEmail,
      tokens: identity.tokens,
      pushTokens,
      reference,
    }),
    ...recoveryRoutes({
      sendEmailCode: identity.sendEmailCode,
      sendPhoneCode: identity.sendPhoneCode,
      recoverAccount: identity.recoverAccount,
    }),
    ...newcomersRoutes({
      registerByPhone: identity.registerByPhone,
      providerSignIn: identity.providerSignIn,
      reference,
    }),
    ...passkeysRoutes({ ownPasskeys: identity.ownPasskeys, passkeySignIn: identity.passkeySignIn }),
    ...linkedProvidersRoutes({ ownProviders: identity.ownProviders, reference }),
    ...profileRoutes({
      users,
      profileFacts: profile.profileFacts,
      searchPeople: profile.searchPeople,
      preferences,
      pushTokens,
      updateProfile: identity.updateProfile,
      changePassword: identity.changePassword,
      sendOwnerCode: identity.sendOwnerCode,
      deleteAccount: identity.deleteAccount,
      ownData: identity.ownData,
      partnerShops: partners.partnerShops,
      applications: partners.applications,
      reference,
      zones,
      taxonomy,
    }),
    ...sessionsRoutes({ tokens: identity.tokens }),
    ...addressesRoutes({
      addressBook: deps.addressBook,
      reverseGeocode: deps.reverseGeocode,
      suggestAddresses: deps.suggestAddresses,
      limiter,
    }),
    ...notificationsRoutes({ inbox: deps.inbox, preferences, users }),
    ...eventsRoutes({ streams: deps.streams, marketStreams: deps.streams.market, inbox: deps.inbox }),
    ...referenceRoutes({ reference, uiTranslations, capabilities: deps.capabilities, mapsKey: deps.mapsKey, zones }),
    ...catalogRoutes(goods),
    ...contentRoutes({ goods, content: deps.content }),
    ...reviewsRoutes({
      reference,
      zones,
      shops,
      finder,
      catalogReviews: reviews.catalogReviews,
      ownReviews: reviews.ownReviews,
    }),
    ...uploadsRoutes({ uploads: deps.uploads }),
    ...cartAreaRoutes({
      carts: deps.carts,
      coupons: deps.coupons,
      quotes: deps.quotes,
      findSeat: orders.findSeat,
      streams: deps.streams,
      limiter,
      reference,
      zones,
      shops,
    }),
    ...ordersRoutes({ users, reference, zones, shops, courierRoutes, orders, payOrder: payments.payOrder }),
    ...repeatPlanRoutes({ reference, zones, shops, courierRoutes, plans: orders.repeats.plans }),
    ...afterOrderRoutes({ reference, zones, shops, courierRoutes, orders, deliveryReviews: reviews.deliveryReviews }),
    ...followRoutes({ orders: orders.following, parcels: parcels.following, limiter, reference, zones, shops }),
    ...ratingRoutes({ reference, zones, shops, orders, rateOrder: reviews.rateOrder }),
    ...adminOrdersRoutes({ reference, zones, shops, courierRoutes, orders }),
    ...substitutionRoutes({ reference, zones, shops, courierRoutes, orders, substitutions: deps.substitutions }),
    ...shopDeskRoutes({ reference, zones, shops, courierRoutes, partners, refunds: deps.refunds }),
    ...refundsRoutes({ reference, zones, shops, courierRoutes, refunds: deps.refunds }),
    ...paymentsRoutes({ users, reference, shops, payments }),
    ...groupSharesRoutes({ reference, zones, orders, payments }),
    ...walletRoutes({ wallets, reference, zones, limiter }),
    ...withdrawalsRoutes({ wallets, reference, zones, limiter }),
    ...transactionsRoutes({ transactionHistory: deps.transactionHistory, reference, zones }),
    ...parcelTariffsRoutes({ reference, zones, courierRoutes, parcels }),
    ...parcelsRoutes({ reference, zones, courierRoutes, parcels, deliveryReviews: reviews.deliveryReviews }),
    ...adminParcelsRoutes({ reference, zones, courierRoutes, parcels }),
    ...courierWorkRoutes({ reference, shops, courierRoutes, limiter, courierWork: deps.courierWork }),
    ...reservationRoutes({ reference, zones, shops, searchShops, taxonomy, reservationDesk: deps.reservationDesk }),
    ...chatAreaRoutes({ reference, shops, partners, chats: deps.chats, streams: deps.streams }),
    ...partnersRoutes({ reference, zones, taxonomy, partners }),
    ...menuRoutes({ partners, reference }),
    ...webVitalsRoutes({ webVitals: deps.webVitals, limiter }),
    ...operatorRoutes({
      reference,
      zones,
      outbox: deps.outbox,
      newsDesk: deps.operatorDesk.newsDesk,
      peopleDirectory: deps.operatorDesk.peopleDirectory,
      settingsDesk: deps.operatorDesk.settingsDesk,
      textsDesk: deps.operatorDesk.textsDesk,
      couponsDesk: deps.operatorDesk.couponsDesk,
      audit: deps.operatorDesk.audit,
      simulation: deps.simulation,
    }),
  };
};
