/** A value as the REST interface of Firestore writes it. */
export type Value = {
  readonly stringValue?: string;
  readonly integerValue?: string;
  readonly doubleValue?: number;
  readonly booleanValue?: boolean;
  readonly timestampValue?: string;
  readonly referenceValue?: string;
  readonly nullValue?: null;
  readonly mapValue?: { readonly fields?: Fields };
};
export type Fields = Readonly<Record<string, Value>>;
export type Document = {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
};

type FieldFilter = { readonly field: { readonly fieldPath: string }; readonly op: string; readonly value: Value };
type Filter = {
  readonly fieldFilter?: FieldFilter;
  readonly compositeFilter?: { readonly filters: readonly Filter[] };
};
type Cursor = { readonly values: readonly Value[]; readonly before?: boolean };
type Order = { readonly field: { readonly fieldPath: string }; readonly direction?: 'ASCENDING' | 'DESCENDING' };
export type StructuredQuery = {
  readonly from: readonly { readonly collectionId: string }[];
  readonly where?: Filter;
  readonly orderBy?: readonly Order[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  readonly limit?: number | { readonly value: number };
};

const NAME = '__name__';

export const plain = (value: Value | undefined): string | number | boolean | null => {
  if (value === undefined || 'nullValue' in value || value.mapValue) return null;
  if (value.integerValue !== undefined) return Number(value.integerValue);
  return (
    value.stringValue ?? value.timestampValue ?? value.referenceValue ?? value.booleanValue ?? value.doubleValue ?? null
  );
};

const compare = (left: string | number | boolean | null, right: typeof left): number =>
  left === right ? 0 : (left ?? '') < (right ?? '') ? -1 : 1;

/** The equalities that a query demands, by field. */
export const demanded = (filter: Filter | undefined): ReadonlyMap<string, ReturnType<typeof plain>> => {
  if (!filter) return new Map();
  if (filter.compositeFilter) return new Map(filter.compositeFilter.filters.flatMap((part) => [...demanded(part)]));
  if (filter.fieldFilter?.op !== 'EQUAL') throw new Error(`Unknown filter ${JSON.stringify(filter)}`);
  return new Map([[filter.fieldFilter.field.fieldPath, plain(filter.fieldFilter.value)]]);
};

/** The documents of a collection that a query names, in its order. */
export const answerOf = (
  documents: Iterable<Document>,
  parent: string,
  query: StructuredQuery,
): readonly Document[] => {
  const prefix = `${parent}/${query.from[0]?.collectionId ?? ''}/`;
  const wanted = [...demanded(query.where)];
  const orders = query.orderBy ?? [{ field: { fieldPath: NAME } }];
  const at = (document: Document, path: string) => (path === NAME ? document.name : plain(document.fields[path]));
  const against = (document: Document, values: readonly Value[]): number =>
    values
      .map((value, index) => signOf(orders[index]) * compare(at(document, pathOf(orders[index])), plain(value)))
      .find((sign) => sign !== 0) ?? 0;
  const isAfter = (document: Document, { values, before = false }: Cursor): boolean =>
    before ? against(document, values) >= 0 : against(document, values) > 0;
  const isUntil = (document: Document, { values, before = false }: Cursor): boolean =>
    before ? against(document, values) < 0 : against(document, values) <= 0;
  const found = [...documents]
    .filter(({ name }) => name.startsWith(prefix))
    .filter((document) => wanted.every(([path, value]) => at(document, path) === value))
    .filter((document) => orders.every((order) => pathOf(order) === NAME || document.fields[pathOf(order)]))
    .filter((document) => !query.startAt || isAfter(document, query.startAt))
    .filter((document) => !query.endAt || isUntil(document, query.endAt))
    .sort(
      (left, right) =>
        orders
          .map((order) => signOf(order) * compare(at(left, pathOf(order)), at(right, pathOf(order))))
          .find((sign) => sign !== 0) ?? 0,
    );
  const limit = typeof query.limit === 'object' ? query.limit.value : query.limit;
  return limit === undefined ? found : found.slice(0, limit);
};

const pathOf = (order: Order | undefined): string => order?.field.fieldPath ?? NAME;
const signOf = (order: Order | undefined): number => (order?.direction === 'DESCENDING' ? -1 : 1);
