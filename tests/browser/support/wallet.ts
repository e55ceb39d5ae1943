import type { Page } from '@playwright/test';
import type { apiOf, Customer } from './api.ts';

/** Puts money into the wallet of a customer, in the base currency, through a provider. */
export const fund = async (
  page: Page,
  { token }: Pick<Customer, 'token'>,
  price: number,
  api: ReturnType<typeof apiOf>,
): Promise<void> => {
  const { data } = await api.ok('topUpWallet', { payment_type: 'stripe', price }, { token });
  await page.request.get(`/pay/${data.id}`);
  await page.request.post(`/pay/${data.id}`, { form: { action: 'pay' }, maxRedirects: 0 });
};
