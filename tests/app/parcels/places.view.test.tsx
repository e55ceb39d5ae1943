import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ParcelPlace } from '@domain/parcels/index.ts';
import type { ParcelFormViewModel } from '@app/features/parcels/parcel-form.view-model.ts';
import { Places } from '@app/features/parcels/places.view.tsx';
import { render } from '../render.tsx';

const home = {
  id: 1,
  title: 'Home',
  text: 'Quay 12',
  location: { latitude: 52, longitude: 4.9 },
  house: '',
  floor: '',
  entrance: '',
};
const nowhere = { ...home, id: 2, title: 'Unplaced', location: undefined };

const show = (isTyping: boolean) => {
  const choosePlace = vi.fn<(place: ParcelPlace) => void>();
  const search = { isTyping, text: '', isOpen: false, isAsking: false, suggestions: [], active: 0 };
  const vm = { fields: { search, choosePlace }, saved: [home, nowhere], language: 'en' };
  render(<Places vm={vm as unknown as ParcelFormViewModel} />);
  return choosePlace;
};

describe('PARCEL-1 where a parcel comes from or goes to', () => {
  it('is chosen among the own addresses whose place is known', () => {
    const choosePlace = show(false);
    expect(screen.queryByRole('button', { name: /Unplaced/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Home/ }));
    expect(choosePlace).toHaveBeenCalledWith(expect.objectContaining({ text: 'Quay 12', location: home.location }));
  });

  it('is not offered from the own addresses while another one is typed', () => {
    show(true);
    expect(screen.queryByRole('button', { name: /Home/ })).toBeNull();
  });
});
