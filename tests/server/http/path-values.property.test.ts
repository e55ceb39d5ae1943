import { assert, property, stringMatching } from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { pathValuesOf, routeOf } from '@infra/server/http/contract/route.ts';

const value = stringMatching(/^[a-z0-9]{1,8}$/);

describe('API-1 the values in a path', () => {
  it.each(['/orders/{id}/order-{tag}-process/{step}', '/{id}/x-{tag}/{step}', '/{id}/{tag}.json/{step}'])(
    'of %s are what stands in their places, without what is written around them',
    async (path) => {
      const app = new Hono();
      app.get(routeOf(path), (call) => call.json(pathValuesOf(path, call.req.param())));
      const answers: (readonly [sent: object, answer: Promise<object>])[] = [];
      assert(
        property(value, value, value, (id, tag, step) => {
          const address = path.replace('{id}', id).replace('{tag}', tag).replace('{step}', step);
          answers.push([{ id, tag, step }, Promise.resolve(app.request(address)).then((answer) => answer.json())]);
        }),
        { numRuns: 30 },
      );
      for (const [sent, answer] of answers) expect(await answer).toEqual(sent);
    },
  );

  it('are found in no other path', async () => {
    const app = new Hono();
    app.get(routeOf('/payments/order-{tag}-process'), (call) => call.text('found'));
    expect((await app.request('/payments/stripe')).status).toBe(404);
  });
});
