import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { PriceSpan, ShopFilter } from '@domain/catalog/index.ts';
import { decimal } from '@domain/pricing/index.ts';
import { DietChecks } from '@app/features/shop-list/diet-checks.view.tsx';
import { Check, Choice } from '@app/features/shop-list/filter-choices.view.tsx';
import { PriceFields } from '@app/features/shop-list/price-fields.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

const span = (from: string, to: string): PriceSpan => ({ from: decimal(from), to: decimal(to) });

describe('CATALOG-1 the prices of a filter', () => {
  const show = (first?: PriceSpan, bounds?: PriceSpan) => {
    const applied: (PriceSpan | undefined)[] = [];
    function Held() {
      const [prices, setPrices] = useState(first);
      return (
        <>
          <PriceFields
            prices={prices}
            bounds={bounds}
            onChange={(next) => {
              applied.push(next);
              setPrices(next);
            }}
          />
          <button onClick={() => setPrices(undefined)}>Clear</button>
        </>
      );
    }
    render(<Held />, { services: viewServices });
    const [from, to] = screen.getAllByRole<HTMLInputElement>('textbox') as [HTMLInputElement, HTMLInputElement];
    const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
    return { applied, from, to, type };
  };

  it('are applied when a field is left or Enter is pressed, once', () => {
    const { applied, from, to, type } = show();
    type(from, '5');
    expect(applied).toEqual([]);
    fireEvent.blur(from);
    type(to, '12,50');
    fireEvent.keyDown(to, { key: 'Tab' });
    expect(applied).toHaveLength(1);
    fireEvent.keyDown(to, { key: 'Enter' });
    fireEvent.blur(to);
    expect(applied.map((each) => [each?.from, Number(each?.to)])).toEqual([
      ['5', 9_999_999],
      ['5', 12.5],
    ]);
  });

  it('without an upper one end with the dearest dish, which is shown as an example', () => {
    const { applied, from, to, type } = show(undefined, span('2', '40'));
    expect([from.placeholder, to.placeholder]).toEqual(['2.00', '40.00']);
    type(from, '5');
    fireEvent.blur(from);
    expect(applied).toEqual([span('5', '40')]);
  });

  it.each([
    ['9', '5'],
    ['much', ''],
    ['', '-1'],
  ])('from “%s” to “%s” are no span, and are not applied', (low, high) => {
    const { applied, from, to, type } = show();
    type(from, low);
    type(to, high);
    fireEvent.blur(to);
    expect(applied).toEqual([]);
    expect(from.getAttribute('aria-invalid')).toBe('true');
  });

  it('may be one amount', () => {
    const { applied, from, to, type } = show();
    type(from, '5');
    type(to, '5');
    fireEvent.blur(to);
    expect(applied).toEqual([span('5', '5')]);
    expect(from.getAttribute('aria-invalid')).toBeNull();
  });

  it('are removed with both amounts, and emptied when they are removed elsewhere', () => {
    const { applied, from, to, type } = show(span('5', '9999999'));
    expect([from.value, to.value]).toEqual(['5', '']);
    type(from, ' ');
    fireEvent.blur(from);
    fireEvent.blur(from);
    expect(applied).toEqual([undefined]);
    type(from, '7');
    fireEvent.blur(from);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect([from.value, to.value]).toEqual(['', '']);
  });
});

describe('CATALOG-1 a choice of a filter', () => {
  it('offers what leaves shops, none, and what is chosen', () => {
    const chosen: unknown[] = [];
    const options = [
      { value: 1, text: 'Near', count: 3 },
      { value: 2, text: 'Far', count: 0 },
      { value: 3, text: 'Farther', count: 0 },
    ];
    render(
      <Choice legend="Where" name="where" value={3} any={9} options={options} onChoose={(one) => chosen.push(one)} />,
    );
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [false, false],
      [false, false],
      [false, true],
      [true, false],
    ]);
    fireEvent.click(radios[1] as HTMLElement);
    fireEvent.click(radios[0] as HTMLElement);
    expect(chosen).toEqual([1, undefined]);
  });

  it('has no “any” without others', () => {
    render(<Choice legend="Where" name="where" value={undefined} any={9} options={[]} onChoose={() => {}} />);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('that is on or off cannot be turned on where it leaves nothing, but off', () => {
    const toggled: string[] = [];
    render(
      <>
        <Check isOn={false} count={0} onToggle={() => toggled.push('deals')}>
          Deals
        </Check>
        <Check isOn count={0} onToggle={() => toggled.push('open')}>
          Open
        </Check>
      </>,
    );
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => box.getAttribute('aria-disabled'))).toEqual(['true', null]);
    for (const box of boxes) fireEvent.click(box);
    expect(toggled).toEqual(['open']);
  });
});

describe('CATALOG-1d the diets of a filter', () => {
  const counts = { total: 4, diets: { choices: [{ value: 'vegan', count: 2 }] } };
  const show = (filter: ShopFilter, hasProfile: boolean) => {
    const applied: ShopFilter[] = [];
    render(
      <DietChecks filter={filter} counts={counts as never} hasProfile={hasProfile} onApply={(c) => applied.push(c)} />,
    );
    return applied;
  };
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  it('are those that some shop serves, together with others', () => {
    const applied = show({ diets: ['halal'] }, false);
    expect([box(/^Halal/).checked, box(/^Vegan/).checked]).toEqual([true, false]);
    expect(box(/^Kosher/).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(box(/^Vegan/));
    fireEvent.click(box(/^Halal/));
    fireEvent.click(box(/^Kosher/));
    expect(applied).toEqual([{ diets: ['halal', 'vegan'] }, { diets: undefined }]);
    expect(screen.queryByRole('checkbox', { name: /me/ })).toBeNull();
  });

  it('begin with the own profile, whose shops are counted once it is chosen', () => {
    const applied = show({}, true);
    const [first] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect([first?.checked, first?.closest('label')?.textContent]).not.toContain('4');
    fireEvent.click(first as HTMLElement);
    expect(applied).toEqual([{ isForMe: true }]);
  });

  it('let go of the own profile', () => {
    const applied = show({ isForMe: true }, true);
    const [first] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(first?.checked).toBe(true);
    expect(first?.closest('label')?.textContent).toContain('4');
    fireEvent.click(first as HTMLElement);
    expect(applied).toEqual([{ isForMe: undefined }]);
  });
});
