import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ANNOUNCER, Announcer, AnnouncerViewModel } from '@app/features/announcer/index.ts';
import { OpenSheets, Sheet } from '@app/ui/sheet/index.ts';
import { bound, render } from '../render.tsx';

/** An announcer whose moment ends when the test says so. */
const createAnnouncer = () => {
  const waiting: (() => void)[] = [];
  const announcer = new AnnouncerViewModel((speak) => waiting.push(speak));
  const endMoment = (): void => act(() => waiting.splice(0).forEach((speak) => speak()));
  return { announcer, endMoment };
};

describe('ACCESS-1 the announcer', () => {
  it('says what was said in one moment together, and nothing twice', () => {
    const { announcer, endMoment } = createAnnouncer();
    for (const message of ['Added', 'Two shops', 'Added']) announcer.say(message);
    expect(announcer.message).toBe('');
    endMoment();
    expect(announcer.message).toBe('Added. Two shops');
  });

  it('keeps no message that was heard, and none later than the next', () => {
    const { announcer, endMoment } = createAnnouncer();
    announcer.say('Added');
    endMoment();
    announcer.say('Removed');
    endMoment();
    expect(announcer.message.trim()).toBe('Removed');
    endMoment();
    expect(announcer.message).toBe('');
  });

  it('says the same again as a message of its own', () => {
    const { announcer, endMoment } = createAnnouncer();
    const said = ['Added', 'Added', 'Added'].map((message) => {
      announcer.say(message);
      endMoment();
      return announcer.message;
    });
    expect(said.map((message) => message.trim())).toEqual(['Added', 'Added', 'Added']);
    expect(said[0]).not.toBe(said[1]);
    expect(said[1]).not.toBe(said[2]);
  });

  it('says on the page what was said with the press that closed a sheet, and nothing within the sheet', () => {
    const { announcer, endMoment } = createAnnouncer();
    const Page = () => {
      const [isOpen, setOpen] = useState(true);
      const add = (): void => {
        announcer.say('Added');
        setOpen(false);
      };
      return (
        <OpenSheets>
          <Sheet isOpen={isOpen} onClose={() => setOpen(false)} label="Falafel" closeLabel="Close">
            <button onClick={add}>Add</button>
          </Sheet>
          <Announcer />
        </OpenSheets>
      );
    };
    render(<Page />, { services: [bound(ANNOUNCER, announcer)] });
    const sheet = screen.getByRole('dialog', { name: 'Falafel' });
    fireEvent.click(within(sheet).getByRole('button', { name: 'Add' }));
    expect(screen.queryAllByText('Added')).toEqual([]);
    endMoment();
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toEqual(['Added']);
  });
});
