// Every import lists the files that it needs: named in the route table, these would weigh more than the rest of it.

/** The content pages, which share one module. */
export const loadTexts = () => import('./pages/texts.page.ts');
const text = (page: keyof Awaited<ReturnType<typeof loadTexts>>['pages']) => () =>
  loadTexts().then(({ pages }) => ({ page: pages[page] }));

/** Both pages of a password reset, which share one module. */
const recovery = (page: 'reset' | 'newPassword') => () =>
  import('./pages/recovery.page.ts').then(({ pages }) => ({ page: pages[page] }));

/** Refund requests, which share one module. */
const refunds = (page: 'problem' | 'refunds') => () =>
  import('./pages/refunds.page.ts').then(({ pages }) => ({ page: pages[page] }));

/** The pages that lead to shops, which share one module. */
const discovery = (page: 'categories' | 'category' | 'brands' | 'ads' | 'promotion') => () =>
  import('./pages/discovery.page.ts').then(({ pages }) => ({ page: pages[page] }));

/** The pages of one order besides its own, which share one module. */
const pastOrder = (page: 'again' | 'receipt') => () =>
  import('./pages/past-order.page.ts').then(({ pages }) => ({ page: pages[page] }));

/** The wallet and what is done with it, which share one module. */
const wallet = (page: 'wallet' | 'entry' | 'top-up' | 'withdraw' | 'send') => () =>
  import('./pages/wallet.page.ts').then(({ pages }) => ({ page: pages[page] }));

/** Invitations and their terms, which share one module. */
const referrals = (page: 'referrals' | 'referral-terms') => () =>
  import('./pages/referrals.page.ts').then(({ pages }) => ({ page: pages[page] }));

/** The account, which shares one module with the steps that change it. */
const profile = (page: 'profile' | 'contact') => () =>
  import('./pages/profile.page.ts').then(({ pages }) => ({ page: pages[page] }));

/** The pages that a first visit seldom starts with. */
export const furtherPages = {
  'shop-list': () => import('./pages/shop-list.page.ts'),
  checkout: () => import('./pages/checkout.page.ts'),
  'be-seller': () => import('./pages/be-seller.page.ts'),
  liked: () => import('./pages/liked.page.ts'),
  diet: () => import('./pages/diet.page.ts'),
  categories: discovery('categories'),
  category: discovery('category'),
  brands: discovery('brands'),
  ads: discovery('ads'),
  promotion: discovery('promotion'),
  orders: () => import('./pages/orders.page.ts'),
  order: () => import('./pages/order.page.ts'),
  again: pastOrder('again'),
  receipt: pastOrder('receipt'),
  repeat: () => import('./pages/repeat.page.ts'),
  rating: () => import('./pages/rating.page.ts'),
  'own-reviews': () => import('./pages/own-reviews.page.ts'),
  problem: refunds('problem'),
  refunds: refunds('refunds'),
  'parcel-checkout': () => import('./pages/parcel-checkout.page.ts'),
  parcels: () => import('./pages/parcels.page.ts'),
  parcel: () => import('./pages/parcel.page.ts'),
  reservations: () => import('./pages/reservations.page.ts'),
  table: () => import('./pages/table.page.ts'),
  follow: () => import('./pages/follow.page.ts'),
  courier: () => import('./pages/courier.page.ts'),
  group: () => import('./pages/group.page.ts'),
  login: () => import('./pages/login.page.ts'),
  register: () => import('./pages/register.page.ts'),
  verify: () => import('./pages/verify.page.ts'),
  'update-details': () => import('./pages/update-details.page.ts'),
  reset: recovery('reset'),
  newPassword: recovery('newPassword'),
  wallet: wallet('wallet'),
  entry: wallet('entry'),
  'top-up': wallet('top-up'),
  withdraw: wallet('withdraw'),
  send: wallet('send'),
  referrals: referrals('referrals'),
  'referral-terms': referrals('referral-terms'),
  profile: profile('profile'),
  contact: profile('contact'),
  data: () => import('./pages/data.page.ts'),
  notification: () => import('./pages/notification-settings.page.ts'),
  comfort: () => import('./pages/comfort.page.ts'),
  security: () => import('./pages/security.page.ts'),
  chat: () => import('./pages/chat.page.ts'),
  'saved-locations': () => import('./pages/saved-locations.page.ts'),
  welcome: text('welcome'),
  help: text('help'),
  accessibility: text('accessibility'),
  about: text('about'),
  deliver: text('deliver'),
  careers: text('careers'),
  career: text('career'),
  terms: text('legal'),
  privacy: text('legal'),
  blog: text('blog'),
  article: text('article'),
  recipes: () => import('./pages/recipes.page.ts'),
  recipe: () => import('./pages/recipe.page.ts'),
};
