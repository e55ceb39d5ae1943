import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ParcelFormView } from '@app/features/parcels/parcel-form.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { bound } from '../render.tsx';
import { CURRENCY_VIEW_MODEL } from '@app/features/currency/index.ts';
import { TILES } from '@app/features/map/index.ts';
import { THEME_VIEW_MODEL } from '@app/features/theme/index.ts';
import { priceText, type Money } from '@domain/pricing/index.ts';
import { filled, formStage, settled } from './stage.ts';

vi.mock('@app/features/map/map-canvas.view.tsx', () => ({ MapCanvas: () => null }));

const style = { symbol: '$', position: 'before' } as const;
const services = [
  ...viewServices.filter(([token]) => token !== (CURRENCY_VIEW_MODEL as unknown)),
  bound(CURRENCY_VIEW_MODEL as never, {
    style,
    scale: 2,
    current: { rate: '1', scale: 2 },
    text: (amount: Money | undefined) => (amount ? priceText(amount, style) : ''),
  }),
  bound(TILES as never, () => ''),
  bound(THEME_VIEW_MODEL as never, { theme: 'light' }),
];

describe('PARCEL-1 the form on screen', () => {
  it('names every type by its size, weight and least price', async () => {
    const { vm } = await filled(formStage());
    render(<ParcelFormView vm={vm} />, { services });
    expect(screen.getAllByRole('radio', { name: /^Box/ }).map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Box 1, 40 by 40 by 40 centimeters, up to 5 kg, from $3.00',
      'Box 2, 40 by 40 by 40 centimeters, up to 5 kg, from $8.00',
    ]);
    expect(screen.getByRole('radio', { name: /^Box 1/ })).toHaveProperty('checked', true);
  });

  it('explains the price, and repeats it on the button', async () => {
    const { vm } = await filled(formStage());
    render(<ParcelFormView vm={vm} />, { services });
    const price = screen.getByRole('complementary', { name: 'Price' });
    expect(price.textContent).toMatch(/Box 1\$3\.001\.11 km at \$0\.50 for each km\.Total\$3\.56/);
    expect(screen.getByRole('button', { name: /^Send parcel/ }).textContent).toBe('Send parcel$3.56');
    expect(screen.getByRole('region', { name: 'Map' }).textContent).toBe('From Quay 12 to Quay 52.36: 1.11 km.');
  });

  it('moves the focus to the first fault, beside its field', async () => {
    const { vm } = await filled(formStage());
    vm.fields.changeParty('receiver', { phone: 'later' });
    render(<ParcelFormView vm={vm} />, { services });
    fireEvent.click(screen.getByRole('button', { name: /^Send parcel/ }));
    await settled();
    const phone = within(screen.getByRole('region', { name: 'Who receives it' })).getByLabelText('Phone number');
    await vi.waitFor(() => expect(document.activeElement).toBe(phone));
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please, choose payment method')).toBeDefined();
  });

  it('says all that is missing, though no type is chosen', async () => {
    const { vm } = await filled(formStage());
    vm.fields.fill({ typeId: undefined, isSoon: true, draft: { ...vm.fields.draft } });
    vm.fields.changeParty('receiver', { phone: 'later', place: undefined });
    render(<ParcelFormView vm={vm} />, { services });
    fireEvent.click(screen.getByRole('button', { name: /^Send parcel/ }));
    await settled();
    expect(screen.getByText('Choose what you send.')).toBeTruthy();
    expect(screen.getByText('Choose where we bring it.')).toBeTruthy();
    const phone = within(screen.getByRole('region', { name: 'Who receives it' })).getByLabelText('Phone number');
    expect(phone.getAttribute('aria-invalid')).toBe('true');
  });

  it('says that no parcels are carried', async () => {
    const vm = formStage({ isOffered: false }).open();
    render(<ParcelFormView vm={vm} />, { services });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Parcels are not offered here');
  });
});
