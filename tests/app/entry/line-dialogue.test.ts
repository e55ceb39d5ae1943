import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLineDialogue } from '@app/entry/node/line-dialogue.ts';
import { InputEnded } from '@app/entry/terminal/dialogue.ts';

const open = (isTTY: boolean) => {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY }), new PassThrough({ encoding: 'utf8' })];
  return { input, output, talk: createLineDialogue({ input, output }), shown: () => String(output.read()) };
};

describe('CORE-3 a conversation line by line', () => {
  it('takes lines that came before their question, and ends with the input', async () => {
    const { input, talk } = open(false);
    input.end('  green spoon \n\n2\n');
    expect([await talk.ask('Shop?'), await talk.ask('Note?'), await talk.ask('How many?')]).toEqual([
      'green spoon',
      '',
      '2',
    ]);
    await expect(talk.ask('More?')).rejects.toThrow(InputEnded);
    await expect(talk.askSecretly('Password?')).rejects.toThrow(InputEnded);
  });

  it('shows what is typed in a terminal, but no password', async () => {
    const { input, talk, shown } = open(true);
    const [name] = [talk.ask('Name?'), input.write('nadia\r')];
    expect(await name).toBe('nadia');
    expect(shown()).toContain('nadia');
    const [password] = [talk.askSecretly('Password?'), input.write('lunchbox\r')];
    expect(await password).toBe('lunchbox');
    expect(shown()).toMatch(/^Password\? \n$/);
    talk.close();
  });
});
