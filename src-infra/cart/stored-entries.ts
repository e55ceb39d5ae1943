import { readLineNote, type InsertEntry } from '@domain/cart/index.ts';
import { stockId, type StockId } from '@domain/kernel/ids.ts';
import { asInteger, asRecord, listOf, type Wire } from '../drivers/http/wire.ts';

/** Entries of insert-product as they were stored; leaves out what cannot be read (L12). */
export const readEntries = (json: unknown): readonly InsertEntry[] =>
  listOf(json, readEntry).filter((entry) => entry !== undefined);

const readEntry = (json: unknown): InsertEntry | undefined => {
  const dto = asRecord(json);
  const line = readPieces(dto, 0);
  const note = readLineNote(dto['note']);
  return (
    line && {
      ...line,
      addons: listOf(dto['addons'], (addon) => readPieces(asRecord(addon), 1)).filter((addon) => addon !== undefined),
      ...(note !== undefined && { note }),
    }
  );
};

const readPieces = (dto: Wire, least: number): { readonly stockId: StockId; readonly quantity: number } | undefined => {
  const [stock, quantity] = [asInteger(dto['stockId']), asInteger(dto['quantity'])];
  return stock > 0 && quantity >= least ? { stockId: stockId(stock), quantity } : undefined;
};
