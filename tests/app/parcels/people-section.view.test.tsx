import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PARCEL_TEXT_MAX } from '@domain/parcels/index.ts';
import type { ParcelFormViewModel } from '@app/features/parcels/parcel-form.view-model.ts';
import { InstructionSection, PersonSection, TimeSection } from '@app/features/parcels/people-section.view.tsx';
import { render } from '../render.tsx';

const party = { name: 'Mira', phone: '31612345678' };
const vmOf = (more: object = {}, faults: Readonly<Record<string, string>> = {}) => {
  const changes: unknown[] = [];
  const fields = {
    draft: {
      sender: party,
      receiver: party,
      isNotifying: false,
      date: '2025-03-20',
      time: '13:00',
      instruction: 'Ring',
    },
    isSoon: false,
    faultOf: (name: string) => faults[name],
    changeParty: (...change: unknown[]) => void changes.push(change),
    change: (change: unknown) => void changes.push(change),
    chooseSoon: (isSoon: boolean) => void changes.push({ isSoon }),
    ...more,
  };
  return { vm: { fields, today: '2025-03-10' } as unknown as ParcelFormViewModel, changes };
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('PARCEL-1 the people of a parcel', () => {
  it.each([
    ['sender', 'Who hands it over', ['name', 'tel']],
    ['receiver', 'Who receives it', ['off', 'off']],
  ] as const)('are typed with what the device knows of the customer alone: %s', (end, title, filled) => {
    const { vm, changes } = vmOf();
    render(<PersonSection vm={vm} end={end} />);
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    const inputs = [field('Name'), field('Phone number')];
    expect(inputs.map(({ autocomplete }) => autocomplete)).toEqual(filled);
    expect(inputs.map(({ value, name, maxLength }) => [value, name, maxLength])).toEqual([
      ['Mira', `${end}-name`, 190],
      ['31612345678', `${end}-phone`, 30],
    ]);
    type('Name', 'Omar');
    type('Phone number', '+49 1');
    expect(changes).toEqual([
      [end, { name: 'Omar' }],
      [end, { phone: '+49 1' }],
    ]);
  });

  it('may have the recipient told, not the sender', () => {
    const { vm, changes } = vmOf();
    const { unmount } = render(<PersonSection vm={vm} end="sender" />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    unmount();
    render(<PersonSection vm={vm} end="receiver" />);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(changes).toEqual([{ isNotifying: true }]);
  });

  it('are told what is wrong beside the field', () => {
    const { vm } = vmOf({}, { 'receiver-phone': 'invalid' });
    render(<PersonSection vm={vm} end="receiver" />);
    expect([field('Name'), field('Phone number')].map((input) => input.getAttribute('aria-invalid'))).toEqual([
      null,
      'true',
    ]);
  });
});

describe('PARCEL-1 when a parcel is fetched', () => {
  it('is a day from today on and a time, or as soon as possible', () => {
    const { vm, changes } = vmOf();
    render(<TimeSection vm={vm} />);
    expect([field('Day').value, field('Day').min, field('Time').value]).toEqual(['2025-03-20', '2025-03-10', '13:00']);
    type('Day', '2025-03-21');
    type('Time', '14:30:00');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Another time/ }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'As soon as possible' }));
    expect(changes).toEqual([{ date: '2025-03-21' }, { time: '14:30' }, { isSoon: true }]);
  });

  it('asks for neither where it is as soon as possible', () => {
    render(<TimeSection vm={vmOf({ isSoon: true }).vm} />);
    expect(screen.queryByLabelText('Day')).toBeNull();
  });
});

it('PARCEL-1 what the courier has to know is no longer than the server takes', () => {
  const { vm, changes } = vmOf();
  render(<InstructionSection vm={vm} />);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect([box.value, box.maxLength]).toEqual(['Ring', PARCEL_TEXT_MAX]);
  fireEvent.change(box, { target: { value: 'Knock' } });
  expect(changes).toEqual([{ instruction: 'Knock' }]);
});
