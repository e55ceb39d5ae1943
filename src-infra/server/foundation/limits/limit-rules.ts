import { err, ok, type Result } from '@domain/kernel/result.ts';

/** At most `count` events in a window of `seconds`, which opens with the first event. */
export type LimitRule = { readonly count: number; readonly seconds: number };

/** The limits of contract 1.11; each has its own keys. */
export const DEFAULT_LIMITS = {
  /** All calls of one user; for guests, of one network address. */
  requests: { count: 5000, seconds: 60 },
  loginAccount: { count: 10, seconds: 600 },
  /** Wrong passwords on one device that has signed in to the account before; it is exempt from the two others. */
  loginDevice: { count: 20, seconds: 600 },
  loginAddress: { count: 50, seconds: 600 },
  /** Questions to authenticators, from one network address: every visit of the sign-in page asks one. */
  passkeyQuestions: { count: 120, seconds: 600 },
  codeMinute: { count: 1, seconds: 60 },
  codeHour: { count: 5, seconds: 3600 },
  codeAddress: { count: 20, seconds: 3600 },
  couponCheck: { count: 20, seconds: 60 },
  /** Copies of everything that is stored about one user. */
  personalData: { count: 5, seconds: 3600 },
  searchSending: { count: 20, seconds: 60 },
  walletSend: { count: 10, seconds: 60 },
  /** Ten keys a second for a minute: several people behind one network address can type at once. */
  addressSuggest: { count: 600, seconds: 60 },
  /** Orders followed by links, from one network address: a dozen people who read every five seconds. */
  followed: { count: 150, seconds: 60 },
  /** Deliveries that one courier takes; whoever takes one reads an address. */
  courierTakes: { count: 30, seconds: 600 },
  /** Reports of where one courier is. */
  courierPlaces: { count: 30, seconds: 60 },
  chatMessages: { count: 30, seconds: 60 },
  /** Twice as often as whoever writes without a pause in two windows announces it. */
  chatTyping: { count: 60, seconds: 60 },
  /** Reports of measured visits: several people behind one network address change pages often. */
  webVitals: { count: 60, seconds: 60 },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof DEFAULT_LIMITS;
export type LimitRules = Readonly<Record<LimitName, LimitRule>>;

const NAMES = Object.keys(DEFAULT_LIMITS) as LimitName[];

/**
 * Reads `off`, `on`, or counts that replace the defaults: `requests=100000,loginAccount=50`. The error is the predicate
 * of a sentence about the setting.
 */
export const parseLimits = (text: string): Result<LimitRules | undefined, string> => {
  if (text === 'off') return ok(undefined);
  if (text === 'on') return ok(DEFAULT_LIMITS);
  const rules: Record<LimitName, LimitRule> = { ...DEFAULT_LIMITS };
  for (const entry of text.split(',')) {
    const [word = '', number = ''] = entry.split('=').map((part) => part.trim());
    const name = NAMES.find((known) => known === word);
    if (!name || !/^[1-9]\d{0,8}$/.test(number))
      return err(`must be off, on or counts like requests=100000 of ${NAMES.join(', ')}, not "${entry}".`);
    rules[name] = { ...rules[name], count: Number(number) };
  }
  return ok(rules);
};
