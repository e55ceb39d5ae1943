import type { Brand } from '../kernel/brand.ts';
import type { CareerId, Uuid } from '../kernel/ids.ts';

/** HTML as a server sent it: nothing to show, only to be read by `readRichText` (API-11). */
export type UntrustedHtml = Brand<string, 'UntrustedHtml'>;

/** Marks a server's text as HTML. */
export const untrustedHtml = (text: string): UntrustedHtml => text as UntrustedHtml;

/** In which language a text is: not always in the one that was asked for. `undefined` where the server does not say. */
export type InLanguage = { readonly language: string | undefined };

/** An article or a news item as lists show it. */
export type ArticleCard = InLanguage & {
  readonly id: Uuid;
  readonly title: string;
  /** What it is about, in a sentence; empty where nobody wrote one. */
  readonly brief: string;
  readonly image: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly publishedOn: string | undefined;
};

/** The whole of it. */
export type Article = ArticleCard & { readonly body: UntrustedHtml };

/** A question customers ask, and its answer. */
export type Faq = InLanguage & { readonly id: Uuid; readonly question: string; readonly answer: UntrustedHtml };

/** A part of the page about the marketplace. */
export type AboutPart = InLanguage & {
  readonly id: number;
  readonly title: string;
  readonly body: UntrustedHtml;
  readonly image: string | undefined;
  /** Where the app is had; empty where there is none. */
  readonly apps: { readonly ios: string; readonly android: string };
};

/** A job that the marketplace offers. */
export type Career = InLanguage & {
  readonly id: CareerId;
  readonly title: string;
  /** What kind of work it is; empty where nobody says it. */
  readonly field: string;
  /** Where it is, in words; empty where nobody says it. */
  readonly place: string;
  readonly body: UntrustedHtml;
  /** `YYYY-MM-DD`. */
  readonly postedOn: string | undefined;
};

/** Terms of use, or what is done with personal data. */
export type LegalText = InLanguage & { readonly title: string; readonly body: UntrustedHtml };

/** A promise of the page that greets newcomers; the texts are empty where nobody wrote them. */
export type LandingPart = InLanguage & {
  readonly title: string;
  readonly description: string;
  readonly image: string | undefined;
};

/** What greets newcomers. */
export type Landing = LandingPart & { readonly features: readonly LandingPart[] };

/** How many are here already. */
export type MarketFigures = { readonly people: number; readonly delivered: number };

/** ROUTE-9: the legal texts there are. */
export const LEGAL_TEXTS = ['terms', 'privacy'] as const;
/** One of `LEGAL_TEXTS`. */
export type LegalKind = (typeof LEGAL_TEXTS)[number];
