import type { Brand } from '../kernel/brand.ts';
import type { CareerId, Uuid } from '../kernel/ids.ts';

/** HTML as a server sent it: not for display, only for `readRichText` (API-11). */
export type UntrustedHtml = Brand<string, 'UntrustedHtml'>;

/** Marks a server's text as HTML. */
export const untrustedHtml = (text: string): UntrustedHtml => text as UntrustedHtml;

/** The language of a text, which may differ from the requested one. `undefined` if the server does not say. */
export type InLanguage = { readonly language: string | undefined };

/** An article or a news item as lists show it. */
export type ArticleCard = InLanguage & {
  readonly id: Uuid;
  readonly title: string;
  /** A summary in one sentence; empty if nobody wrote one. */
  readonly brief: string;
  readonly image: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly publishedOn: string | undefined;
};

/** The whole text. */
export type Article = ArticleCard & { readonly body: UntrustedHtml };

/** A question customers ask, and its answer: plain text with line breaks. */
export type Faq = InLanguage & { readonly id: Uuid; readonly question: string; readonly answer: string };

/** A part of the page about the marketplace. */
export type AboutPart = InLanguage & {
  readonly id: number;
  readonly title: string;
  readonly body: UntrustedHtml;
  readonly image: string | undefined;
  /** Where to get the app; empty if there is none. */
  readonly apps: { readonly ios: string; readonly android: string };
};

/** A job that the marketplace offers. */
export type Career = InLanguage & {
  readonly id: CareerId;
  readonly title: string;
  /** The kind of work; empty if not stated. */
  readonly field: string;
  /** The location, in words; empty if not stated. */
  readonly place: string;
  readonly body: UntrustedHtml;
  /** `YYYY-MM-DD`. */
  readonly postedOn: string | undefined;
};

/** Terms of use or privacy policy. */
export type LegalText = InLanguage & { readonly title: string; readonly body: UntrustedHtml };

/** A promise on the landing page; its texts are empty if nobody wrote them. */
export type LandingPart = InLanguage & {
  readonly title: string;
  readonly description: string;
  readonly image: string | undefined;
};

/** The landing text. */
export type Landing = LandingPart & { readonly features: readonly LandingPart[] };

/** The number of users and delivered orders. */
export type MarketFigures = { readonly people: number; readonly delivered: number };

/** ROUTE-9: The kinds of legal texts. */
export const LEGAL_TEXTS = ['terms', 'privacy'] as const;
/** One of `LEGAL_TEXTS`. */
export type LegalKind = (typeof LEGAL_TEXTS)[number];
