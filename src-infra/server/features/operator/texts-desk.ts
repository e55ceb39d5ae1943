import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { AuditLog } from './audit.ports.ts';
import type { OperatorTexts } from './texts.ports.ts';

export type NewText = { readonly locale: string; readonly key: string; readonly value: string };
/** The fields that are wrong. */
export type TextRefusal = readonly (keyof NewText)[];

/** OPS-6: texts of the app in the operator's words. */
export interface TextsDesk {
  readonly list: OperatorTexts['list'];
  /** Writes a text over the app's own; its audit entry has the text before. */
  write(operatorId: number, text: NewText): Promise<Result<void, TextRefusal>>;
  /** Gives the app's own text back; returns whether there was another. */
  remove(operatorId: number, id: number): Promise<boolean>;
}

type Deps = {
  readonly texts: OperatorTexts;
  readonly reference: ReferenceSource;
  readonly audit: Pick<AuditLog, 'record'>;
  readonly transactions: Transactions;
  /** The real time. */
  readonly clock: Clock;
};

/** As in the files of the app: words and dots, with a suffix for plural forms. */
const KEY = /^[A-Za-z0-9][\w-]*(?:\.[\w-]+)*$/;
const LONGEST_KEY = 120;
const LONGEST_TEXT = 2_000;

export const createTextsDesk = ({ texts, reference, audit, transactions, clock }: Deps): TextsDesk => ({
  list: texts.list,

  write: async (userId, text) => {
    const [locale, key, value] = [text.locale, text.key.trim(), text.value.trim()];
    const { languages } = await reference();
    const wrong: TextRefusal = [
      ...(languages.some((language) => language.locale === locale) ? [] : (['locale'] as const)),
      ...(KEY.test(key) && key.length <= LONGEST_KEY ? [] : (['key'] as const)),
      ...(value !== '' && value.length <= LONGEST_TEXT ? [] : (['value'] as const)),
    ];
    if (wrong.length > 0) return err(wrong);
    await transactions.run(async () => {
      const before = (await texts.write(locale, key, value)) ?? null;
      const subject = `${locale} ${key}`;
      await audit.record({ userId, action: 'writeText', subject, before, after: value, at: clock.now() });
    });
    return ok(undefined);
  },

  remove: (userId, id) =>
    transactions.run(async () => {
      const removed = await texts.remove(id);
      if (!removed) return false;
      const { locale, key, value: before } = removed;
      const subject = `${locale} ${key}`;
      await audit.record({ userId, action: 'removeText', subject, before, after: null, at: clock.now() });
      return true;
    }),
});
