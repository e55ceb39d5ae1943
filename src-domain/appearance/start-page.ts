import type { LiveValue } from '../kernel/live-value.ts';

/** ACCESS-3c: The pages that the app can open with; `orders` needs a session. */
export const START_PAGES = ['home', 'shops', 'categories', 'liked', 'orders'] as const;
/** One of `START_PAGES`. */
export type StartPage = (typeof START_PAGES)[number];

/** The page that the app opens with on this device. */
export type ChosenStartPage = LiveValue<StartPage>;

/** ACCESS-3c: Returns the pages that a guest or a customer can choose. */
export const startPagesFor = (isSignedIn: boolean): readonly StartPage[] =>
  START_PAGES.filter((page) => isSignedIn || page !== 'orders');

/** ACCESS-3c: Returns a stored start page; any other text counts as the home page. */
export const readStartPage = (text: string | undefined): StartPage =>
  START_PAGES.find((page) => page === text) ?? 'home';

/** ACCESS-3c: Returns the page that the app opens with now: the chosen one, or home while a guest cannot see it. */
export const startPageNow = (chosen: StartPage, isSignedIn: boolean): StartPage =>
  startPagesFor(isSignedIn).find((page) => page === chosen) ?? 'home';

/** How somebody came to a document. */
export type Arrival = {
  /** `start`: the address that devices open an installed app with. */
  readonly at: 'start' | 'home' | 'elsewhere';
  /** No page led here: the address was typed or bookmarked, or the device opened it. */
  readonly isDirect: boolean;
  readonly isReload: boolean;
  /** This visit has already shown a document. */
  readonly isVisiting: boolean;
};

/** ACCESS-3c: Whether the app is being opened, as opposed to somebody going home or reloading within a visit. */
export const isOpening = ({ at, isDirect, isReload, isVisiting }: Arrival): boolean =>
  at === 'start' || (at === 'home' && isDirect && !isReload && !isVisiting);
