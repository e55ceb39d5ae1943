import { categoryId, currencyId, shopId, userId, uuid } from '@domain/kernel/ids.ts';
import type { RemoteFailure, RemoteRefusal } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { OwnShop, ShopApplication, ShopApplicationDraft } from '@domain/partners/index.ts';
import { decimal, money } from '@domain/pricing/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { createSellerQueries } from '@app/features/seller/seller.queries.ts';
import type { ShopFormStore } from '@app/features/seller/seller.tokens.ts';
import { SellerViewModel } from '@app/features/seller/seller.view-model.ts';
import { emptyForm } from '@app/features/seller/shop-form.view-model.ts';

export const DOOR = { latitude: 41.49, longitude: -71.31 };
const DOLLAR = {
  id: currencyId(1),
  title: 'USD',
  symbol: '$',
  position: 'before',
  rate: decimal(1),
  scale: 2,
  isDefault: true,
} as const;
const EURO = { ...DOLLAR, id: currencyId(2), title: 'EUR', symbol: '€', rate: decimal('0.9'), isDefault: false };

/** A form that can be sent. */
export const wholeForm: ShopApplicationDraft = {
  ...emptyForm,
  texts: { en: { title: 'Mill Bakery', description: 'Bread', address: '3 Mill Road' } },
  phone: '+1 401 555 0100',
  fee: '2',
  feePerKm: '0,5',
  location: DOOR,
  zone: [
    { latitude: 41.5, longitude: -71.32 },
    { latitude: 41.5, longitude: -71.3 },
    { latitude: 41.48, longitude: -71.31 },
  ],
};

export const shopOf = (change: Partial<OwnShop> = {}): OwnShop => ({
  id: shopId(77),
  uuid: uuid('shop-77'),
  kind: 'restaurant',
  title: 'Mill Bakery',
  description: '',
  logo: undefined,
  cover: undefined,
  rating: undefined,
  deliveryTime: { from: 20, to: 40 },
  deliveryFee: { base: money(200, 2), perKm: money(50, 2) },
  minimum: money(0, 2),
  kinds: [],
  tags: [],
  offer: undefined,
  schedule: { timeZone: 'UTC', spans: [], closedDates: [], isAccepting: false },
  location: DOOR,
  isVerified: false,
  status: 'new',
  note: undefined,
  products: 0,
  sentAt: undefined,
  form: wholeForm,
  ...change,
});

export const refusal = (change: Partial<RemoteRefusal>): RemoteFailure => ({
  kind: 'rejected',
  status: 400,
  code: '',
  message: '',
  params: {},
  data: undefined,
  ...change,
});

type Options = {
  readonly isGuest?: boolean;
  readonly hasPassword?: boolean;
  readonly role?: string;
  readonly extensions?: readonly string[];
  readonly kept?: ReturnType<ShopFormStore['read']>;
};

/** The page over a server that records what it is asked. */
export const sellerStage = ({
  isGuest = false,
  hasPassword = true,
  role = 'user',
  extensions = ['shop_zone', 'idempotency'],
  kept,
}: Options = {}) => {
  const server = { shop: undefined as OwnShop | undefined, failure: undefined as RemoteFailure | undefined };
  const applied: { readonly application: ShopApplication; readonly key: string }[] = [];
  const changed: ShopApplication[] = [];
  const visited: string[] = [];
  const said: string[] = [];
  const toasts: string[] = [];
  const uploaded: string[] = [];
  const device = { form: kept, uploads: undefined as RemoteFailure | undefined };
  const cache = createDataCache();
  const take = (shop: OwnShop) => (server.failure ? err(server.failure) : ok((server.shop = shop)));
  const applications = {
    own: async () => ok(server.shop),
    apply: async (application: ShopApplication, key: string) => {
      applied.push({ application, key });
      return take(shopOf());
    },
    change: async (application: ShopApplication) => {
      changed.push(application);
      return take(shopOf({ status: 'edited' }));
    },
  };
  const profile = { id: userId(5), phone: '14015550100', hasPassword, role };
  let keys = 0;
  const vm: SellerViewModel = new SellerViewModel({
    cache,
    queries: createSellerQueries({
      applications,
      profiles: { load: async () => ok(profile as never) },
      shops: {
        categories: async () => ok([{ id: categoryId(3), uuid: uuid('c3'), title: 'Bakery', image: undefined }]),
      },
      facets: { tags: async () => ok([{ id: 8, title: 'Organic' }]) },
      scope: () => [],
    }),
    applications,
    sessions: { read: () => (isGuest ? undefined : ({ user: { id: userId(5) } } as never)) },
    desk: () => '/desk',
    store: { read: () => device.form, write: (form) => void (device.form = form) },
    uploads: {
      upload: async (_picture, use) => {
        uploaded.push(use);
        return device.uploads ? err(device.uploads) : ok(`https://market.test/${use}/${uploaded.length}.webp`);
      },
    },
    suggester: { suggest: async () => ok([]) },
    geocoder: { find: async () => ok([{ formattedAddress: 'Station square' }]) },
    address: { read: () => ({ text: '12 Harbor Street', location: DOOR }) } as never,
    reference: {
      settings: { title: 'Tiffin', email: 'shops@tiffin.test', phone: '', extensions } as never,
      currencies: [EURO, DOLLAR],
      languages: [
        { locale: 'en', title: 'English', direction: 'ltr', isDefault: true },
        { locale: 'ar', title: 'العربية', direction: 'rtl', isDefault: false },
      ],
    },
    navigator: {
      go: (path) => {
        visited.push(path);
        const step = new URL(path, 'https://market.test').searchParams.get('step');
        vm.show({ path: '/be-seller', params: {}, query: step === null ? {} : { step } });
      },
    },
    toasts: { show: (_kind, text) => void toasts.push(text) },
    announcer: { say: (text) => void said.push(text) },
    delay: async () => {},
    makeUuid: () => `00000000-0000-4000-8000-00000000000${++keys}`,
    language: () => 'en',
    translate: ((key: string) => key) as never,
  });
  return { vm, server, applied, changed, visited, said, toasts, uploaded, device };
};

/** Opens the page, or one of its steps. */
export const opened = async (stage: ReturnType<typeof sellerStage>, step?: number) => {
  stage.vm.show({ path: '/be-seller', params: {}, query: step === undefined ? {} : { step: String(step) } });
  const outcome = await stage.vm.prepare();
  const close = stage.vm.activate();
  await settled();
  return { ...stage, outcome, close };
};

export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
