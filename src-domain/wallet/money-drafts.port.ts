import type { Uuid } from '../kernel/ids.ts';

/** A person chosen to receive money, with the contact they were found by, masked; empty if found by name. */
export type ChosenReceiver = {
  readonly uuid: Uuid;
  readonly name: string;
  readonly image: string | undefined;
  readonly contact: string;
};

/** Something that moves money and that the customer has begun. */
export type MoneyDraft = {
  /** The amount as typed, in the currency of the screen. */
  readonly typed: string;
  readonly note: string;
  readonly to: ChosenReceiver | undefined;
  /** The key of a request whose outcome is unknown, and what it asked for. */
  readonly sent: { readonly key: string; readonly request: string } | undefined;
  /** A started payment at a provider. */
  readonly payment: { readonly id: string; readonly url: string } | undefined;
};

/** The forms of a wallet: each keeps a draft of its own. */
export type MoneyAction = 'send' | 'withdraw' | 'top-up';

/** WALLET-1n: What the customer has begun in this tab: it survives a reload, and a return from a provider. */
export interface MoneyDrafts {
  /** The draft of this account; `undefined` without one. */
  read(action: MoneyAction): MoneyDraft | undefined;
  /** Replaces the draft; `undefined` removes it. */
  write(action: MoneyAction, draft: MoneyDraft | undefined): void;
}
