import { createParser } from 'eventsource-parser';
import type { ServerEvent } from './server-event.ts';

/** Returns the events that the next chunk of the response completes, wherever the chunks were cut. */
export type EventReader = (chunk: Uint8Array) => readonly ServerEvent[];

/** Reads one response in the event stream format; `onRetry` receives the reconnection time that the server asks for. */
export const createEventReader = (onRetry: (milliseconds: number) => void): EventReader => {
  const decoder = new TextDecoder();
  let completed: ServerEvent[] = [];
  const parser = createParser({
    onEvent: ({ id, event = 'message', data }) => void completed.push({ id, event, data: parseJson(data) }),
    onRetry,
  });
  return (chunk) => {
    completed = [];
    parser.feed(decoder.decode(chunk, { stream: true }));
    return completed;
  };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
