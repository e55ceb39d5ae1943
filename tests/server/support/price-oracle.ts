/**
 * Contract 5.1 and 5.3 once more, in whole numbers and as slowly as on paper: what Green Spoon of the small city asks.
 * It shares no line with the price engine of the marketplace.
 */
export type PricedThing = {
  readonly slug: string;
  readonly quantity: number;
  readonly addons: readonly { readonly slug: string; readonly quantity: number }[];
};
export type Terms = {
  readonly rate: string;
  readonly scale: number;
  /** Two decimals; null when nothing is brought. */
  readonly km: string | null;
  readonly hasCoupon: boolean;
  /** Minor units, or tenths of a percent. */
  readonly tips: { readonly minor: number } | { readonly tenths: number } | undefined;
};
export type Paper = Readonly<
  Record<'price' | 'discount' | 'tax' | 'delivery' | 'service' | 'coupon' | 'tips' | 'total', number>
>;

const CENTS: Readonly<Record<string, bigint>> = {
  'falafel-bowl': 950n,
  'falafel-bowl#1': 1200n,
  'lentil-soup': 620n,
  'chicken-plate': 1290n,
  'mystery-stew': 800n,
  lemonade: 320n,
  'addon-tahini': 80n,
  'addon-cup': 100n,
};
const [SHOP_TAX, SERVICE, FEE, PER_KM, COUPON] = [5n, 100n, 250n, 40n, 200n];

/** r(above ÷ below), half up; nothing here is negative. */
const r = (above: bigint, below: bigint): bigint => (2n * above + below) / (2n * below);
const decimals = (text: string): number => (text.split('.')[1] ?? '').length;
const digits = (text: string): bigint => BigInt(text.replace('.', ''));
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

export const onPaper = (things: readonly PricedThing[], { rate, scale, km, hasCoupon, tips }: Terms): Paper => {
  /** Base cents, hundredths of a cent with `more`, in the currency. */
  const inCurrency = (cents: bigint, more = 1n): bigint =>
    r(cents * digits(rate) * 10n ** BigInt(scale), 100n * more * 10n ** BigInt(decimals(rate)));
  const pieceOf = (slug: string): { readonly gross: bigint; readonly discount: bigint } => {
    const price = inCurrency(CENTS[slug] ?? -1n);
    const isBowl = slug.startsWith('falafel-bowl');
    return { gross: price + (isBowl ? r(price * 5n, 100n) : 0n), discount: isBowl ? r(price * 10n, 100n) : 0n };
  };
  const parts = things.flatMap(({ slug, quantity, addons }) => [{ slug, quantity }, ...addons]);
  const price = sum(parts.map(({ slug, quantity }) => pieceOf(slug).gross * BigInt(quantity)));
  const discount = sum(parts.map(({ slug, quantity }) => pieceOf(slug).discount * BigInt(quantity)));
  const base = price - discount;

  const tax = r(base * SHOP_TAX, 100n);
  const delivery =
    km === null ? 0n : inCurrency(FEE * 10n ** BigInt(decimals(km)) + PER_KM * digits(km), 10n ** BigInt(decimals(km)));
  const service = inCurrency(SERVICE);
  const given = !tips ? 0n : 'minor' in tips ? BigInt(tips.minor) : r(base * BigInt(tips.tenths), 1000n);
  const most = hasCoupon ? inCurrency(COUPON) : 0n;
  const coupon = most < base ? most : base;
  const total = base + tax + delivery + service + given - coupon;
  const amounts = { price, discount, tax, delivery, service, coupon, tips: given, total };
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, Number(amount)])) as Paper;
};

/** r(total ÷ rate): what the wallet pays, cents. */
export const walletCents = (total: number, { rate, scale }: Pick<Terms, 'rate' | 'scale'>): number =>
  Number(r(BigInt(total) * 100n * 10n ** BigInt(decimals(rate)), digits(rate) * 10n ** BigInt(scale)));
