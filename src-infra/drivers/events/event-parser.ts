import type { ServerEvent } from './server-event.ts';

export interface EventParser {
  /** Takes the next piece of the stream, however it was cut, and answers with the events it completes. */
  push(chunk: string): readonly ServerEvent[];
  /** What the server asked to wait before reconnecting. */
  readonly retryMs: number | undefined;
}

/** Lines end with CRLF, LF or CR; a CR at the end of a chunk may be half of a CRLF. */
const LINE_END = /\r\n|\n|\r(?!$)/g;

/** Reads the event stream format of the HTML standard: id, event, data and retry; comments keep the line alive and say nothing. */
export const createEventParser = (): EventParser => {
  let rest = '';
  let isFirst = true;
  let id: string | undefined;
  let event = '';
  let data: string[] = [];
  let retryMs: number | undefined;

  const dispatch = (): ServerEvent[] => {
    const complete = data.length === 0 ? [] : [{ id, event: event === '' ? 'message' : event, data: parse(data.join('\n')) }];
    event = '';
    data = [];
    return complete;
  };

  const readLine = (line: string): ServerEvent[] => {
    if (line === '') return dispatch();
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) retryMs = Number(value);
    return [];
  };

  return {
    push: (chunk) => {
      const text = rest + (isFirst ? chunk.replace(/^\uFEFF/, '') : chunk);
      if (chunk !== '') isFirst = false;
      const lines = text.split(LINE_END);
      rest = lines.pop() ?? '';
      return lines.flatMap(readLine);
    },
    get retryMs() {
      return retryMs;
    },
  };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
