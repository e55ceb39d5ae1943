import {
  DEFAULT_CHOICE,
  noReplacements,
  REPLACEMENT_CHOICES,
  type StoredReplacements,
  type ReplacementChoice,
  type ReplacementStore,
} from '@domain/substitution/index.ts';
import { createStoredValue, jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';
import { asRecord } from '../drivers/http/wire.ts';

/** STORE-1: the choices for missing dishes, on this device; drops unknown words. */
export const createStoredReplacements = ({ store }: { readonly store: TextStore }): ReplacementStore =>
  createStoredValue(store, jsonCodec(readReplacements), noReplacements);

const readReplacements = (json: unknown): StoredReplacements => {
  const { usual, byStock } = asRecord(json);
  return {
    usual: readChoice(usual) ?? DEFAULT_CHOICE,
    byStock: Object.fromEntries(
      Object.entries(asRecord(byStock)).flatMap(([stock, word]) => {
        const choice = readChoice(word);
        return choice ? [[stock, choice]] : [];
      }),
    ),
  };
};

const readChoice = (word: unknown): ReplacementChoice | undefined =>
  REPLACEMENT_CHOICES.find((choice) => choice === word);
