import type { Store } from '../../store/index.ts';
import { LANGUAGES, type LanguageCode } from '../../foundation/languages/index.ts';

/**
 * Makes these the active languages of the marketplace, the first of them its default; adds those that the store does
 * not know yet. Every process of one marketplace may do so.
 */
export const offerLanguages = (store: Store, codes: readonly LanguageCode[]): Promise<void> =>
  store.transactions.run(async () => {
    const { database } = store;
    const rows = codes.map((locale) => {
      const { title, isRightToLeft } = LANGUAGES[locale];
      return { locale, title, backward: isRightToLeft, is_default: false, active: true, img: null };
    });
    await database
      .insertInto('languages')
      .values(rows)
      .onConflict((conflict) => conflict.column('locale').doNothing())
      .execute();
    const [first] = codes;
    await database
      .updateTable('languages')
      .set((column) => ({ active: column('locale', 'in', [...codes]).$castTo<boolean>(), is_default: false }))
      .execute();
    if (first !== undefined)
      await database.updateTable('languages').set({ is_default: true }).where('locale', '=', first).execute();
  });
