import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage } from '@domain/chat/index.ts';
import { chatId, messageId } from '@domain/kernel/ids.ts';
import { Composer } from '@app/features/chat/composer.view.tsx';
import { OutgoingView, SaidView } from '@app/features/chat/message.view.tsx';
import { render } from '../render.tsx';
import { NOON, viewServices } from '../view-services.ts';

beforeAll(() => {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), configurable: true });
});

describe('CHAT-2 the field for a message', () => {
  const show = (draft: object = {}, canAdd = true) => {
    const done: string[] = [];
    const photos = { photos: [], canAdd, add: (files: readonly File[]) => void done.push(`add ${files.length}`) };
    const conversation = {
      draft: {
        text: 'Hello',
        fault: undefined,
        isPreparing: false,
        photos,
        type: (t: string) => void done.push(t),
        ...draft,
      },
      send: () => Promise.resolve(void done.push('send')),
    };
    render(<Composer conversation={conversation as never} name="Levant Kitchen" />, { services: viewServices });
    return done;
  };
  const field = () => screen.getByRole('textbox', { name: 'Message to Levant Kitchen' });
  const picture = () => screen.getByLabelText<HTMLInputElement>('Add a picture');

  it('is sent by Enter and by the button; Shift and Enter begin a line, and a composed character ends', () => {
    const done = show();
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })).toBe(true);
    expect(fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })).toBe(true);
    expect(fireEvent.keyDown(field(), { key: 'a' })).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(done).toEqual(['send', 'send']);
    expect(document.activeElement).toBe(field());
  });

  it('says that a message is too long', () => {
    show({ fault: 'too-long' });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toMatch(/^A message has at most [\d,]+ characters/);
    expect([field().getAttribute('aria-invalid'), field().getAttribute('aria-describedby')]).toEqual([
      'true',
      alert.id,
    ]);
  });

  it('says that a picture was not sent', () => {
    show({ fault: 'picture' });
    expect(screen.getByRole('alert').textContent).not.toMatch(/characters/);
  });

  it('takes a picture, also the same one twice, and no more than there is room for', () => {
    const done = show();
    expect([field().getAttribute('aria-invalid'), field().getAttribute('aria-describedby')]).toEqual([null, null]);
    const emptied: string[] = [];
    Object.defineProperty(picture(), 'value', {
      set(value: string) {
        emptied.push(value);
      },
      get: () => '',
    });
    fireEvent.change(picture(), { target: { files: [new File(['x'], 'soup.webp')] } });
    expect([done, emptied]).toEqual([['add 1'], ['']]);
    expect(picture().disabled).toBe(false);
  });

  it('shows the pictures that go with the message, and whether they were sent', () => {
    const done = show({
      photos: {
        photos: [
          { key: 'a', address: 'https://market.test/soup.webp', failure: undefined },
          { key: 'b', address: undefined, failure: undefined },
          { key: 'c', address: undefined, failure: { kind: 'unreachable' } },
        ],
        canAdd: false,
        retry: (key: string) => void done.push(`retry ${key}`),
        remove: (key: string) => void done.push(`remove ${key}`),
      },
    });
    expect(screen.getByRole('list', { name: 'Photos' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Photo 1' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Photo 2 is being sent');
    fireEvent.click(screen.getByRole('button', { name: 'Photo 3 was not sent. Try again' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    expect(done).toEqual(['retry c', 'remove b']);
  });

  it('has no list of pictures without one', () => {
    show();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('takes no picture where there is no room', () => {
    show({}, false);
    expect(picture().disabled).toBe(true);
  });

  it('is busy while pictures are prepared', () => {
    show({ isPreparing: true });
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true');
  });
});

describe('CHAT-2 a message', () => {
  const reading = { now: NOON, zone: 'UTC', zones: { offsetAt: () => 0 }, language: 'en', translate: (k: string) => k };
  const message: ChatMessage = {
    id: messageId('1'),
    chatId: chatId('1'),
    sender: 'own',
    text: 'Hello',
    image: undefined,
    isUnread: false,
    createdAt: NOON,
  };
  const said = (more: Partial<ChatMessage>, flags: { isRead?: boolean; isLast?: boolean } = {}) =>
    render(
      <SaidView
        message={{ ...message, ...more }}
        name="Levant Kitchen"
        isRead={false}
        isLast={false}
        reading={reading}
        {...flags}
      />,
      { services: viewServices },
    ).container.textContent;

  it('says who wrote it, and of the last of one’s own whether it was read', () => {
    expect(said({})).toBe('You: Hello');
    expect(said({}, { isLast: true })).toMatch(/^You: HelloSent /);
    expect(said({}, { isLast: true, isRead: true })).toMatch(/^You: HelloRead /);
    expect(said({}, { isRead: true })).toMatch(/^You: HelloRead /);
    expect(said({ sender: 'other' })).toBe('Levant Kitchen: Hello');
    expect(said({ sender: 'other' }, { isLast: true })).toMatch(/^Levant Kitchen: Hello \d/);
  });

  it('opens its picture', () => {
    said({ text: '', image: 'https://market.test/soup.webp' });
    const link = screen.getByRole('link', { name: 'Picture' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://market.test/soup.webp',
      'noopener',
    ]);
  });

  const outgoing = (state: string, isWaiting = false) => {
    const done: string[] = [];
    const conversation = {
      isWaiting,
      sendAgain: (id: string) => Promise.resolve(void done.push(`again ${id}`)),
      discard: (id: string) => void done.push(`discard ${id}`),
    };
    const content = { text: 'Hello', image: undefined };
    render(<OutgoingView conversation={conversation as never} outgoing={{ localId: 'a', content, state } as never} />, {
      services: viewServices,
    });
    return done;
  };

  it.each([
    [false, 'Sending'],
    [true, 'Waits for a connection'],
  ])('on its way says so, waiting %s: %s', (isWaiting, words) => {
    outgoing('pending', isWaiting);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that failed can be sent again or given up', () => {
    const done = outgoing('failed');
    expect(screen.getByRole('alert')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send again: Hello' }));
    fireEvent.click(screen.getByRole('button', { name: 'Discard: Hello' }));
    expect(done).toEqual(['again a', 'discard a']);
  });
});
