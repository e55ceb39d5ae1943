import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { messageId, shopId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { ANNOUNCER } from '@app/features/announcer/index.ts';
import { ChatView } from '@app/features/chat/chat.view.tsx';
import { ChatViewModel } from '@app/features/chat/chat.view-model.ts';
import { PartnerFaces } from '@app/features/chat/partner-faces.ts';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { createChatServer } from '../../infra/contract/fakes/fake-chats.ts';
import { refusal } from '../../infra/contract/fakes/refusals.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { NOON, openWindow, OPERATOR, settle } from './stage.ts';

const SHOP = { kind: 'shop', id: shopId(2) } as const;
const texts: Readonly<Record<string, string>> = {
  'chat.market': 'Tiffin help',
  'chat.shop': 'Shop',
  'chat.head': 'head',
  'chat.title': 'Messages',
};
const settings = settingsOf([
  { key: 'title', value: 'Tiffin' },
  { key: 'api_extensions', value: 'chat,chat_overview' },
]);

beforeAll(() => {
  // jsdom has no media queries: a phone.
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), configurable: true });
});

const stage = async (query: Readonly<Record<string, string>>, offered = settings) => {
  const server = createChatServer(() => true);
  const desk = await server.port.open(OPERATOR);
  const shop = await server.port.open(SHOP);
  if (!desk.ok || !shop.ok) throw new Error('No chats');
  const window = openWindow(server);
  const spoken: string[] = [];
  const faces = new PartnerFaces({
    cache: createDataCache(),
    shops: { load: () => Promise.resolve(ok({ title: 'Levant Kitchen', logo: undefined } as never)) },
    scope: () => ['en'],
    chatWith: window.box.chatWith,
    title: () => 'Tiffin',
    translate: ((key: string) => texts[key] ?? key) as never,
  });
  const vm = new ChatViewModel({
    box: window.box,
    faces,
    reference: { settings: offered },
    loadSubject: () => Promise.resolve(err({ kind: 'unreachable' })),
    time: { now: NOON },
    zones: { offsetAt: () => 0 },
    zone: () => 'UTC',
  });
  const show = async (): Promise<() => void> => {
    vm.show({ path: '/chat', params: {}, query });
    await vm.prepare();
    const stop = vm.activate();
    render(<ChatView vm={vm} />, {
      services: [
        ...viewServices,
        bound(REFERENCE_VIEW_MODEL as never, { settings: offered }),
        bound(ANNOUNCER as never, { say: (text: string) => void spoken.push(text) }),
      ],
    });
    await act(settle);
    return stop;
  };
  return { server, spoken, window, vm, show, desk: desk.value, shop: shop.value };
};

const write = async (text: string): Promise<void> => {
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await act(settle);
};

describe('CHAT-1 the list', () => {
  it('names everybody, the latest first, with what was said last and how much is unread', async () => {
    const { server, show, desk, shop } = await stage({});
    server.answer(desk.id, 'The $6.40 is in your wallet');
    server.answer(shop.id, 'We are out of halloumi');
    server.answer(shop.id, 'Is feta all right?');
    const stop = await show();
    const items = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Levant KitchenIs feta all right\?.*2 unread messages$/),
      expect.stringMatching(/^Tiffin helpThe \$6\.40 is in your wallet.*1 unread message$/),
    ]);
    expect(within(items[0]!).getByRole('link').getAttribute('href')).toBe('/chat?shop=2');
    stop();
  });

  it('moves the focus with the arrow keys', async () => {
    const { show } = await stage({});
    const stop = await show();
    const [first, second] = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('link');
    first?.focus();
    fireEvent.keyDown(first!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(first);
    stop();
  });

  it('leads to phone and e-mail where the server has no chat', async () => {
    const { show } = await stage({}, settingsOf([]));
    await show();
    expect(screen.getByRole('link', { name: 'How to reach us' }).getAttribute('href')).toBe('/help');
  });
});

describe('CHAT-2 a conversation', () => {
  it('sends with Enter, not while a character is composed, and begins a line with Shift', async () => {
    const { server, show } = await stage({ shop: '2' });
    const stop = await show();
    expect(screen.getByRole('log', { name: 'Conversation with Levant Kitchen' })).toBeDefined();
    const field = screen.getByRole('textbox', { name: 'Message to Levant Kitchen' });
    fireEvent.change(field, { target: { value: 'にほん' } });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    await act(settle);
    expect(server.all()).toEqual([]);
    await write('Do you have forks?');
    expect([server.all().map(({ text }) => text), (field as HTMLTextAreaElement).value]).toEqual([
      ['Do you have forks?'],
      '',
    ]);
    expect(screen.getByRole('log').textContent).toContain('You: Do you have forks?Sent');
    stop();
  });

  it('says "chat error" beside a message that failed, and what can be done', async () => {
    const { server, window, show } = await stage({ with: 'help' });
    const stop = await show();
    window.state.refuses = refusal(403, 'ERROR_403').error;
    await write('Two would be enough');
    expect(screen.getByRole('alert').textContent).toBe('chat error');
    window.state.refuses = undefined;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send again: Two would be enough' })));
    await act(settle);
    expect([screen.queryByRole('alert'), server.all().length]).toEqual([null, 1]);

    window.state.refuses = refusal(403, 'ERROR_403').error;
    await write('Never mind');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Discard: Never mind' })));
    expect(screen.getByRole('log').textContent).not.toContain('Never mind');
    stop();
  });

  it('shows text as text, with the day once and the time of the last of several', async () => {
    const { server, show, shop } = await stage({ shop: '2' });
    server.answer(shop.id, '<img src=x onerror=alert(1)>');
    server.answer(shop.id, 'Second line');
    const stop = await show();
    const log = screen.getByRole('log');
    expect(log.querySelector('img')).toBeNull();
    expect(log.textContent).toBe('TodayLevant Kitchen: <img src=x onerror=alert(1)>Levant Kitchen: Second line 09:46');
    stop();
  });
});

describe('CHAT-1l the writing of the other side', () => {
  it('stands below the last message, and in the list, and is said once', async () => {
    const { server, window, show, spoken, shop } = await stage({ shop: '2' });
    server.answer(shop.id, 'Good morning');
    await show();
    const announce = (second: number) =>
      act(async () => {
        window.tell({ kind: 'typing', chatId: shop.id, at: instant(NOON + second * 1000) });
        await settle();
      });
    const log = screen.getByRole('log', { name: 'Conversation with Levant Kitchen' });
    expect(within(log).queryByText('Levant Kitchen is typing')).toBeNull();
    await announce(10);
    await announce(14);
    expect(within(log).queryByText('Levant Kitchen is typing')).not.toBeNull();
    expect(within(screen.getByRole('list')).queryByText('typing…')).not.toBeNull();
    expect(spoken).toEqual(['Levant Kitchen is typing']);
    await act(window.pass);
    expect(within(log).queryByText('Levant Kitchen is typing')).toBeNull();
    await announce(30);
    expect(spoken).toEqual(['Levant Kitchen is typing', 'Levant Kitchen is typing']);
    await act(async () => {
      window.tell({
        kind: 'arrived',
        message: {
          id: messageId('m-99'),
          chatId: shop.id,
          text: 'At seven',
          image: undefined,
          sender: 'other',
          isUnread: true,
          createdAt: instant(NOON + 31_000),
        },
      });
      await settle();
    });
    expect(within(log).queryByText('At seven')).not.toBeNull();
    expect(within(log).queryByText('Levant Kitchen is typing')).toBeNull();
    expect(within(screen.getByRole('list')).queryByText('At seven')).not.toBeNull();
  });
});
