import { describe, expect, it } from 'vitest';
import { createHeadWriter } from '@app/routes/head-writer.ts';

const stage = () => {
  const shown: string[] = [];
  const loads: { readonly arrive: () => void; readonly fail: () => void }[] = [];
  const write = createHeadWriter(
    () =>
      new Promise((resolve, reject) =>
        loads.push({
          arrive: () => resolve({ showHead: ({ title }) => shown.push(title) }),
          fail: () => reject(new Error('lost')),
        }),
      ),
    'https://tiffin.test',
  );
  const settled = () => new Promise((resolve) => void setTimeout(resolve, 0));
  return { write, loads, shown, settled };
};

describe('ROUTE-11 the head of the document', () => {
  it('is that of the latest page, in whichever order the code arrives', async () => {
    const { write, loads, shown, settled } = stage();
    write({ title: 'Levant Kitchen' });
    write({ title: 'Falafel plate' });
    loads[1]?.arrive();
    await settled();
    loads[0]?.arrive();
    await settled();
    expect(shown).toEqual(['Falafel plate']);
  });

  it('stays while its code is missing, and is right again with the next page', async () => {
    const { write, loads, shown, settled } = stage();
    write({ title: 'Levant Kitchen' });
    loads[0]?.fail();
    await settled();
    expect(shown).toEqual([]);
    write({ title: 'Falafel plate' });
    loads[1]?.arrive();
    await settled();
    expect(shown).toEqual(['Falafel plate']);
  });
});
