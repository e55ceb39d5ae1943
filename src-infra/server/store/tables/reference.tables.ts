import type { Generated } from 'kysely';
import type { DecimalText, Id, Json, Moment, Texts } from './columns.ts';

type Settings = {
  id: Id;
  key: string;
  value: string | null;
  is_public: boolean;
  created_at: Moment;
  updated_at: Moment;
};
type Languages = {
  id: Id;
  locale: string;
  title: string;
  backward: boolean;
  is_default: boolean;
  active: boolean;
  img: string | null;
};
type Currencies = {
  id: Id;
  title: string;
  symbol: string;
  /** Units of this currency for one unit of the base currency. */
  rate: DecimalText;
  position: string;
  decimals: number;
  is_default: boolean;
  active: boolean;
};
type UiTranslations = { id: Id; locale: string; key: string; value: string };
type Payments = { id: Id; tag: string; input: number; sandbox: boolean; active: boolean };
type Units = { id: Id; active: boolean; position: string; texts: Texts<'title'> };

/** Marks and small states of the server itself: which seed ran, the simulation's clock. */
type ServerFacts = { name: string; value: Json<unknown>; updated_at: Moment };

type LiveStreams = { stream: string; last_id: number };
type LiveEvents = { stream: string; id: number; event: string; data: string; created_at: Moment };

/** The stored outcomes of contract 8.1. `answered_at` is null while the first call runs. */
type IdempotencyRecords = {
  scope: string;
  key: string;
  payload_hash: string;
  started_at: Moment;
  answered_at: Moment | null;
  status: number | null;
  body: string | null;
  holder: Generated<string>;
};

/** Texts sent to people, in place of mail and SMS (contract 8.11). */
type Outbox = {
  id: Id;
  channel: string;
  recipient: string;
  subject: string | null;
  body: string;
  code: string | null;
  created_at: Moment;
  expires_at: Moment | null;
  lang: Generated<string | null>;
  html: Generated<string | null>;
  status: Generated<string>;
  attempts: Generated<number>;
  queued_at: Moment;
  next_attempt_at: Moment;
  sent_at: Generated<Moment | null>;
  failure: Generated<string | null>;
};

export type ReferenceTables = {
  settings: Settings;
  languages: Languages;
  currencies: Currencies;
  ui_translations: UiTranslations;
  payments: Payments;
  units: Units;
  server_facts: ServerFacts;
  live_streams: LiveStreams;
  live_events: LiveEvents;
  idempotency_records: IdempotencyRecords;
  outbox: Outbox;
};
