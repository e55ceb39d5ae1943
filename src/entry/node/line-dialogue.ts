import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { InputEnded, type Dialogue } from '../terminal/dialogue.ts';

type Streams = {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
};

/** Speaks line by line over two streams, until `close` is called or the input ends. */
export const createLineDialogue = ({ input, output }: Streams): Dialogue & { readonly close: () => void } => {
  let isSecret = false;
  const shown = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isSecret) output.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input, output: shown, terminal: input.isTTY === true });
  const lines: string[] = [];
  let hasEnded = false;
  let notify = (): void => {};
  reader.on('line', (line) => {
    lines.push(line.trim());
    notify();
  });
  reader.on('close', () => {
    hasEnded = true;
    notify();
  });
  const nextLine = async (): Promise<string> => {
    while (lines.length === 0) {
      if (hasEnded) throw new InputEnded();
      await new Promise<void>((resolve) => (notify = resolve));
    }
    return lines.shift() ?? '';
  };
  return {
    say: (line) => void output.write(`${line}\n`),
    ask: (question) => {
      reader.setPrompt(`${question} `);
      if (!hasEnded) reader.prompt();
      return nextLine();
    },
    askSecretly: async (question) => {
      output.write(`${question} `);
      isSecret = true;
      try {
        return await nextLine();
      } finally {
        isSecret = false;
        output.write('\n');
      }
    },
    close: () => reader.close(),
  };
};
