import { gunzipSync } from 'node:zlib';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOperations } from '@infra/server/http/contract/index.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace();
});
afterAll(() => test.marketplace.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  test.marketplace.fetch(new Request(`http://tiffin.test${path}`, { headers }));

type Node = DefaultTreeAdapterMap['node'];
type Found = { readonly tag: string; readonly attributes: Readonly<Record<string, string>> };

const elementsOf = (node: Node): readonly Found[] => [
  ...('tagName' in node
    ? [{ tag: node.tagName, attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) }]
    : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsOf) : []),
];

describe('API-1 /api/docs', () => {
  let response: Response;
  let html: string;
  let elements: readonly Found[];
  beforeAll(async () => {
    response = await get('/api/docs');
    html = await response.text();
    elements = elementsOf(parse(html));
  });

  it('lists every operation once, and every link has a target', () => {
    const ids = elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
    const missing = readOperations().filter(({ id }) => !ids.includes(id));
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = elements.flatMap(({ tag, attributes: { href = '' } }) =>
      tag === 'a' && href.startsWith('#') ? [href.slice(1)] : [],
    );
    expect(targets.length).toBeGreaterThan(300);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('renders the code spans of descriptions', () => {
    expect(html).toContain('<code>ids[0]=1</code>');
    expect(html).not.toContain('`');
  });

  it('is compressed when accepted', async () => {
    const packed = await get('/api/docs', { 'accept-encoding': 'gzip' });
    expect([response.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(html);
  });

  it('runs no script and loads nothing from other origins', () => {
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(elements.filter(({ tag, attributes }) => tag === 'script' || 'style' in attributes)).toEqual([]);
    const addresses = elements.flatMap(({ attributes: { href, src } }) =>
      [href, src].filter((one) => one !== undefined),
    );
    expect(addresses.filter((address) => !/^[/#]/.test(address))).toEqual([]);
  });

  it('states which operations need a token and which role', () => {
    const count = (sentence: string): number => html.split(sentence).length - 1;
    const operations = readOperations();
    expect([count('Public.'), count('Needs a token.'), count('Needs a token of the role admin.')]).toEqual([
      operations.filter(({ isSecured }) => !isSecured).length,
      operations.filter(({ isSecured, role }) => isSecured && role === undefined).length,
      operations.filter(({ role }) => role === 'admin').length,
    ]);
  });
});
