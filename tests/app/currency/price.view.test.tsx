import { describe, expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { money } from '@domain/pricing/index.ts';
import { Earlier, Price } from '@app/features/currency/index.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

describe('LOCALE-6 a price on screen', () => {
  it('is isolated from the direction of the text around it', () => {
    render(<Price amount={money(123456, 2)} />, { services: viewServices });
    const price = screen.getByText('$1,234.56');
    expect([price.tagName, price.getAttribute('dir')]).toEqual(['BDI', 'ltr']);
  });

  it('before a discount is read in words and seen as an amount', () => {
    const { container } = render(<Earlier amount={money(1250, 2)} />, { services: viewServices });
    const parts = [...container.children].map((part) => [part.getAttribute('aria-hidden'), part.textContent]);
    expect(parts).toEqual([
      [null, 'Before: $12.50'],
      ['true', '$12.50'],
    ]);
  });

  it('keeps the currency of the order, whatever currency the customer has chosen', () => {
    render(<Price amount={money(1500, 3)} style={{ symbol: 'KD', position: 'after' }} />, { services: viewServices });
    expect(screen.getByText(/1\.500/).textContent).toMatch(/^1\.500\s?KD$/);
  });
});
