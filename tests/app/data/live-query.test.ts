import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { err, ok } from '@domain/kernel/result.ts';
import { createDataCache, LiveQuery } from '@app/data/index.ts';
import { settled } from '../search/stage.ts';

const query = { key: ['dish'], load: () => Promise.resolve(ok('soup')) };

it('ROUTE-3 following what is on screen already renders nothing again, and a new value once', async () => {
  const cache = createDataCache();
  const live = new LiveQuery(cache, query);
  await live.load();
  const shown: (string | undefined)[] = [];
  const stop = autorun(() => void shown.push(live.state.value));
  const unfollow = live.follow();
  await live.load();
  expect(shown).toEqual(['soup']);
  cache.write(query, 'stew');
  await settled();
  expect(shown).toEqual(['soup', 'stew']);
  unfollow();
  stop();
});

it('ERROR-6 shows a failure that follows a failure of another kind', async () => {
  const failures = [{ kind: 'unreachable' }, { kind: 'timeout' }] as const;
  let attempt = 0;
  const failing = new LiveQuery(createDataCache(), {
    key: ['failing'],
    load: () => Promise.resolve(err(failures[attempt++] ?? failures[0])),
  });
  await failing.load();
  expect(failing.failure).toEqual({ kind: 'unreachable' });
  await failing.load();
  expect(failing.failure).toEqual({ kind: 'timeout' });
});

it('ERROR-6 “Try again” asks once for everything on screen that failed, and for nothing else', async () => {
  const cache = createDataCache();
  const asked: string[] = [];
  let isDown = true;
  const live = (name: string, isSound = false) =>
    new LiveQuery(cache, {
      key: [name],
      load: () => {
        asked.push(name);
        return Promise.resolve(isDown && !isSound ? err({ kind: 'unreachable' as const }) : ok(name));
      },
    });
  const [shops, stories, sound, gone] = [live('shops'), live('stories'), live('sound', true), live('gone')];
  const stops = [shops, stories, sound].map((each) => each.follow());
  await gone.load();
  await settled();
  asked.length = 0;
  isDown = false;
  shops.reload();
  await settled();
  expect(asked.sort()).toEqual(['shops', 'stories']);
  expect([shops.value, stories.value]).toEqual(['shops', 'stories']);
  for (const stop of stops) stop();
});
