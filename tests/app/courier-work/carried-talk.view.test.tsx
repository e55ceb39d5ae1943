import { act, fireEvent, screen, within } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChatPartner } from '@domain/chat/index.ts';
import type { CarriedDelivery } from '@domain/couriers/index.ts';
import { userId } from '@domain/kernel/ids.ts';
import { ANNOUNCER } from '@app/features/announcer/index.ts';
import { CarriedTalk } from '@app/features/courier-work/carried-talk.view.tsx';
import { CourierTalk } from '@app/features/courier-work/courier-talk.ts';
import { COURIER_TALK } from '@app/features/courier-work/courier-work.tokens.ts';
import { LOCALE_VIEW_MODEL } from '@app/features/locale/index.ts';
import { createChatServer } from '../../infra/contract/fakes/fake-chats.ts';
import { NOON, openWindow, settle } from '../chat/stage.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { carriedOf } from './stage.ts';

const LEILA: ChatPartner = { kind: 'customer', id: userId(7) };

beforeAll(() => {
  // jsdom has neither media queries nor modal dialogs.
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), configurable: true });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const stage = async (deliveries: readonly CarriedDelivery[] = [carriedOf(1)]) => {
  const server = createChatServer(() => true);
  const opened = await server.port.open(LEILA);
  if (!opened.ok) throw new Error('No chat');
  const window = openWindow(server);
  await settle();
  const talk = new CourierTalk({
    box: window.box,
    time: { now: NOON },
    zones: { offsetAt: () => 0 },
    zone: () => 'UTC',
  });
  const carried = observable.box(deliveries, { deep: false });
  const Carried = observer(function Carried() {
    return carried.get().map((delivery) => <CarriedTalk key={delivery.key.id} delivery={delivery} />);
  });
  render(<Carried />, {
    services: [
      ...viewServices,
      bound(COURIER_TALK as never, talk),
      bound(ANNOUNCER as never, { say: () => {} }),
      bound(LOCALE_VIEW_MODEL as never, { language: 'en' }),
    ],
    path: '/courier',
  });
  return {
    server,
    talk,
    carry: (list: readonly CarriedDelivery[]) => runInAction(() => carried.set(list)),
    ask: (text: string) =>
      act(async () => {
        server.answer(opened.value.id, text);
        await settle();
      }),
  };
};

describe('CHAT-1o the chat of a delivery in hand', () => {
  it('counts what the customer wrote, and has read it once it is open', async () => {
    const { ask } = await stage();
    await ask('Ring twice');
    const button = screen.getByRole('button', { name: 'Message Leila 1 unread message' });
    fireEvent.click(button);
    const sheet = await screen.findByRole('dialog', { name: 'Leila' });
    expect(within(sheet).getByText('Order 1')).toBeDefined();
    expect(await within(sheet).findByText('Ring twice')).toBeDefined();
    await act(settle);
    expect(screen.getByRole('button', { name: 'Message Leila' })).toBeDefined();
  });

  it('answers, and closes by its button', async () => {
    const { server } = await stage();
    fireEvent.click(screen.getByRole('button', { name: 'Message Leila' }));
    const sheet = await screen.findByRole('dialog', { name: 'Leila' });
    fireEvent.change(within(sheet).getByRole('textbox', { name: 'Message to Leila' }), {
      target: { value: 'Two minutes' },
    });
    await act(async () => {
      fireEvent.click(within(sheet).getByRole('button', { name: 'Send' }));
      await settle();
    });
    expect(server.all().map(({ text }) => text)).toEqual(['Two minutes']);
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close the conversation' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is over with the delivery, and other deliveries keep theirs', async () => {
    const [first, second] = [carriedOf(1), carriedOf(2)];
    const { carry, talk } = await stage([first, second]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Message Leila' })[1]!);
    await screen.findByRole('dialog', { name: 'Leila' });
    act(() => carry([second]));
    expect(talk.conversationAbout(second)).toBeDefined();
    act(() => carry([]));
    expect([talk.opened, screen.queryByRole('dialog')]).toEqual([undefined, null]);
  });

  it('is not offered where the server names no customer', async () => {
    await stage([carriedOf(1, { customer: undefined })]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
