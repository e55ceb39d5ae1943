import { shopId, stockId, uuid } from '../../kernel/ids.ts';
import { money, type Money, type StockPrice } from '../../pricing/index.ts';
import type { AddonLine, CartLine, LineItem, LineKey } from '../cart-line.ts';
import { AMOUNT_MAX, PIECES_MAX, type CartCommand } from '../command.ts';
import { LINE_NOTE_MAX } from '../limits.ts';
import { readLineNote } from '../line-note.ts';
import {
  readAs,
  readBoolean,
  readFit,
  readKind,
  readList,
  readObject,
  readOneOf,
  readOptional,
  readText,
  readWhole,
  type Reader,
} from './reader.ts';

const TITLE_MAX = 1000;
const LANGUAGE_MAX = 40;
const ADDRESS_MAX = 4000;
const KEY_MAX = 4000;
const NOTE_MAX = 2 * LINE_NOTE_MAX;
const ADDONS_MAX = 100;
/** Positions only grow; no cart sees this many lines. */
const POSITION_MAX = 1_000_000_000;

const readId: Reader<number> = readWhole(1, Number.MAX_SAFE_INTEGER);
const readStock = readAs(readId, stockId);
const readPieces: Reader<number> = readWhole(1, PIECES_MAX);
const readCount: Reader<number> = readWhole(0, Number.MAX_SAFE_INTEGER);
const readMoney: Reader<Money> = readAs(
  readObject<Money>({
    minor: readAs(readWhole(0, AMOUNT_MAX), (minor) => money(minor, 0).minor),
    scale: readOneOf(0, 2, 3),
  }),
  ({ minor, scale }) => money(minor, scale),
);

const isPrice = ({ price, tax, discount, total }: StockPrice): boolean =>
  [tax, discount, total].every(({ scale }) => scale === price.scale) &&
  total.minor === price.minor + tax.minor - discount.minor;

const readPrice: Reader<StockPrice> = readFit(
  readObject<StockPrice>({ price: readMoney, tax: readMoney, discount: readMoney, total: readMoney }),
  isPrice,
);

const readAddon: Reader<AddonLine> = readObject<AddonLine>({
  stockId: readStock,
  quantity: readPieces,
  title: readText(TITLE_MAX),
  price: readPrice,
  isMandatory: readBoolean,
});

const readItem: Reader<LineItem> = readAs(
  readObject<Omit<LineItem, 'language'> & { readonly language: string | undefined }>({
    productUuid: readAs(readText(TITLE_MAX), uuid),
    title: readText(TITLE_MAX),
    language: readOptional(readText(LANGUAGE_MAX)),
    options: readText(TITLE_MAX),
    image: readOptional(readText(ADDRESS_MAX)),
    price: readPrice,
    limits: readObject({ min: readCount, max: readCount, available: readCount }),
  }),
  ({ language, ...item }): LineItem => (language === undefined ? item : { ...item, language }),
);

const isOneCurrency = ({ item, addons }: CartLine): boolean =>
  addons.every(({ price }) => price.price.scale === item.price.price.scale);

const readNote: Reader<string> = readFit(readText(NOTE_MAX), (note) => readLineNote(note) === note);

/** Reads a line of another tab or of a store; refuses impossible amounts, mixed currencies and unwritable notes. */
export const readCartLine: Reader<CartLine> = readFit(
  readAs(
    readObject<Omit<CartLine, 'note'> & { readonly note: string | undefined }>({
      shopId: readAs(readId, shopId),
      stockId: readStock,
      quantity: readPieces,
      addons: readList(readAddon, ADDONS_MAX),
      note: readOptional(readNote),
      item: readItem,
    }),
    ({ note, ...line }): CartLine => (note === undefined ? line : { ...line, note }),
  ),
  isOneCurrency,
);

const readKey: Reader<LineKey> = readAs(readText(KEY_MAX), (key) => key as LineKey);

/** CART-10f: Reads a command of another tab or of a store. */
export const readCartCommand: Reader<CartCommand> = readKind<CartCommand>({
  add: readObject({ kind: readOneOf('add'), line: readCartLine }),
  set: readObject({ kind: readOneOf('set'), line: readCartLine, editing: readOptional(readKey) }),
  'set-quantity': readObject({ kind: readOneOf('set-quantity'), key: readKey, quantity: readWhole(0, PIECES_MAX) }),
  reduce: readObject({ kind: readOneOf('reduce'), key: readKey }),
  remove: readObject({ kind: readOneOf('remove'), key: readKey }),
  clear: readObject({ kind: readOneOf('clear') }),
  replace: readObject({ kind: readOneOf('replace'), line: readCartLine }),
  restore: readObject({ kind: readOneOf('restore'), line: readCartLine, position: readWhole(0, POSITION_MAX) }),
});
