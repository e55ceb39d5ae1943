import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { money, type Money } from '@domain/pricing/index.ts';
import type { Receipt, ReceiptLine } from '@domain/orders/index.ts';
import { ReceiptView } from '@app/features/receipt/receipt.view.tsx';
import { orderOf } from '../orders/stage.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

const cents = (minor: number): Money => money(minor, 2);
const lineOf = (id: number, change: Partial<ReceiptLine> = {}): ReceiptLine => ({
  id,
  title: `Dish ${id}`,
  options: '',
  addons: [],
  quantity: 1,
  isBonus: false,
  gross: cents(500),
  tax: cents(35),
  ...change,
});

const show = (change: Partial<Receipt> = {}) => {
  const { id, shop, createdAt, updatedAt, priceStyle } = orderOf();
  const none = cents(0);
  const receipt: Receipt = {
    id,
    shop,
    createdAt,
    updatedAt,
    priceStyle,
    status: 'delivered',
    deliveryType: 'delivery',
    recipient: 'Mira Haddad',
    address: '12 Harbor Street',
    couponCode: 'WARM5',
    lines: [
      lineOf(1, { quantity: 2, gross: cents(1000), tax: cents(70), options: 'Large' }),
      lineOf(2, { isBonus: true }),
    ],
    amounts: {
      total: cents(1700),
      discount: cents(500),
      tax: cents(100),
      delivery: cents(190),
      service: cents(110),
      waiter: none,
      coupon: cents(200),
      tips: cents(500),
      deposit: cents(0),
    },
    payment: { tag: 'wallet', status: 'paid' },
    ...change,
  };
  render(<ReceiptView vm={{ receipt, failure: undefined, retry: () => {} }} />, { services: viewServices });
};

afterEach(() => vi.unstubAllGlobals());

describe('ORDER-11 the receipt', () => {
  it('lists every line, every charge and reduction, and the total', () => {
    show();
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'DishNumberAmount',
      'Dish 1Large2$10.00',
      'Dish 21free',
      'Discount−$5.00',
      'Tax$1.00',
      'Delivery fee$1.90',
      'Service$1.10',
      'Code WARM5−$2.00',
      'Tip$5.00',
      'Total$17.00',
    ]);
    expect(screen.getByText('Tax contained').parentElement?.textContent).toBe('Tax contained $2.05');
    expect(screen.getByText('Wallet, paid')).toBeDefined();
  });

  it('says where the money of a canceled order went', () => {
    show({ status: 'canceled', payment: { tag: 'wallet', status: 'canceled' } });
    expect(screen.getByText(/went back to your wallet/)).toBeDefined();
    expect(screen.getByText('Wallet, canceled')).toBeDefined();
  });

  it('prints', () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
