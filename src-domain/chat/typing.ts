import type { Instant } from '../kernel/clock.port.ts';

/** CHAT-1k: Whoever goes on typing announces it again after this time. */
export const TYPING_AGAIN_MS = 4_000;
/** CHAT-1l: How long an announcement counts: until the next one is due, and some seconds for its way. */
export const TYPING_COUNTS_MS = 7_000;

/**
 * CHAT-1k: Whether a change of a text is announced: at the first letter of a message, and then at most once in
 * `TYPING_AGAIN_MS`; an empty text never is. A clock that was set back delays the next announcement no longer.
 */
export const isTypingToAnnounce = (text: string, announcedAt: Instant | undefined, now: Instant): boolean =>
  text.trim() !== '' && (announcedAt === undefined || Math.abs(now - announcedAt) >= TYPING_AGAIN_MS);

/** What is known of the other side's typing. */
export type Typing = {
  /** Its latest announcement: the server's moment, and when it arrived on this device. */
  readonly announced: { readonly at: Instant; readonly heardAt: Instant } | undefined;
  /** The server's moment of its latest message. */
  readonly saidAt: Instant | undefined;
};

/** Of a side that has neither announced nor said anything. */
export const noTyping: Typing = { announced: undefined, saidAt: undefined };

/** CHAT-1l, CHAT-1m: Adds an announcement; one that is repeated, or earlier than a known one, changes nothing. */
export const withAnnouncement = (typing: Typing, at: Instant, now: Instant): Typing =>
  typing.announced && typing.announced.at >= at ? typing : { ...typing, announced: { at, heardAt: now } };

/** CHAT-1m: Adds a message of that side; one that is earlier than a known one changes nothing. */
export const withSaid = (typing: Typing, at: Instant): Typing =>
  typing.saidAt !== undefined && typing.saidAt >= at ? typing : { ...typing, saidAt: at };

/**
 * CHAT-1l, CHAT-1m: Whether that side is typing now: it has announced so within `TYPING_COUNTS_MS` and said nothing
 * since. Moments of the wire are whole seconds: what it said in the second of the announcement counts as said since. If
 * this clock was set back, how long ago the announcement arrived is unknown, and it counts no more.
 */
export const isTyping = ({ announced, saidAt }: Typing, now: Instant): boolean =>
  announced !== undefined &&
  (saidAt === undefined || saidAt < announced.at) &&
  now >= announced.heardAt &&
  now - announced.heardAt < TYPING_COUNTS_MS;
