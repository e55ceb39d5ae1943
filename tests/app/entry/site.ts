import { createLocalTexts } from '@app/entry/node/local-texts.ts';
import { createPageServer } from '@app/entry/node/page-server.ts';
import { sampleOf } from '../../infra/contract/samples.ts';

export const ORIGIN = 'http://market.test';

type Given = {
  /** Calls wait until `answer` is called; pages do not wait for them. */
  readonly isSlow?: boolean;
  readonly publicUrl?: string;
  /** Paths below `rest/` that fail; `data` are all but the settings. */
  readonly down?: readonly string[] | 'data';
  /** Answers in the place of the samples. */
  readonly instead?: Readonly<Record<string, unknown>>;
};

const ANSWERED = [
  'settings',
  'languages/active',
  'currencies/active',
  'translations/paginate',
  'shops/501/products',
  'shops/501',
  'products/f3d0b6de-2f0b-4f8e-a7bc-5a2f1f7d1111',
  'shops/paginate',
  'categories/paginate',
];

/** The page server in front of an API that answers with the contract's samples, and with 404 to all else. */
export const createSite = ({ isSlow = false, publicUrl, down = [], instead = {} }: Given) => {
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let calls = 0;
  const fetch = async (input: string | URL | Request): Promise<Response> => {
    calls += 1;
    if (isSlow) await held;
    const path = new URL(input instanceof Request ? input.url : input, ORIGIN).pathname.replace('/api/v1/rest/', '');
    if (down === 'data' ? path !== 'settings' : down.includes(path)) return Response.json({}, { status: 500 });
    if (path in instead) return Response.json(instead[path]);
    const known = ANSWERED.find((name) => name === path);
    return known
      ? Response.json(sampleOf(`GET rest/${known}`))
      : Response.json({ status: false, statusCode: 'ERROR_404', message: 'gone' }, { status: 404 });
  };
  const server = createPageServer({
    fetchFor: () => fetch,
    apiHost: '',
    mapsUrl: '',
    adminUrl: '',
    push: undefined,
    hostedChat: undefined,
    hostedIdentity: undefined,
    publicUrl,
    boot: '',
    now: () => Date.UTC(2025, 2, 10, 12),
    loadTexts: createLocalTexts('src/public/locales'),
    report: (problem, cause) => {
      throw new Error(problem, { cause });
    },
    assetsOf: () => ({ entry: '/entry.js', scripts: [], styles: [], parts: {} }),
    comfortStyles: { styles: [{ href: '/assets/comfort.css', css: ':root{--comfort:1}' }] },
    fontsOf: () => [],
    wait: () => (isSlow ? Promise.resolve(undefined) : new Promise(() => {})),
  });
  const page = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    server(new Request(ORIGIN + path, { headers }), { remoteAddress: '127.0.0.1' });
  return { page, answer: () => answer(), calls: () => calls };
};
