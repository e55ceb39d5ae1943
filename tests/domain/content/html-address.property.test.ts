import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkAddress, pictureAddress } from '@domain/content/index.ts';
import { htmlAddressArb, webAddressArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('API-11c addresses in HTML', () => {
  it('are web or mailbox addresses as browsers read them, without user names and passwords', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          htmlAddressArb,
          webAddressArb,
          fc
            .tuple(fc.constantFrom('https://', 'http://', 'mailto:', 'https:'), fc.string({ maxLength: 12 }))
            .map((parts) => parts.join('')),
        ),
        (attribute) => {
          const [link, picture] = [linkAddress(attribute), pictureAddress(attribute)];
          if (picture !== undefined) expect(link).toBe(picture);
          if (link === undefined || !URL.canParse(link)) return;
          const { protocol, username, password } = new URL(link);
          expect(picture === undefined ? ['mailto:'] : ['http:', 'https:']).toContain(protocol);
          expect([username, password]).toEqual(['', '']);
        },
      ),
      runs(500, 200_000),
    );
  });

  it('accept those that people use', () => {
    fc.assert(
      fc.property(
        webAddressArb.filter((address) => !address.includes("'")),
        (address) => {
          expect(pictureAddress(address.replaceAll('&', '&amp;'))).toBe(address);
        },
      ),
      runs(100, 30_000),
    );
    for (const address of [
      'https://tiffin.example:8443/a',
      'http://[::1]:8080/',
      'https://مطبخ.example/كباب',
      'mailto:help@tiffin.example?subject=Hi',
    ])
      expect(linkAddress(address)).toBe(address);
  });

  const web = [
    'https://x',
    'http://x.y',
    'HTTPS://X.Y',
    'https://x.y:1',
    'https://x.y:65535/',
    'https://a-b_c~1.e',
    'https://मुंबई.example',
    'https://٣.example',
    'https://[::1]',
    'http://[2001:DB8::192.0.2.1]:80/a',
    'https://x.y/',
    'https://x.y?a',
    'https://x.y#a',
    'https://x.y/%20/é/()!*,;:@&=+$~[]?b#c',
  ];
  const mailboxes = [
    'mailto:a@b',
    'MAILTO:A@B.C',
    'mailto:a.1_b!#$%&*+/=?~-c@d-e.f_1',
    'mailto:a@b?',
    'mailto:a@b?subject=x&body=%20a.b+c-d_1',
  ];

  it('accept web addresses for links and pictures', () => {
    for (const address of web) expect([linkAddress(address), pictureAddress(address)]).toEqual([address, address]);
  });

  it('accept mailbox addresses for links only', () => {
    for (const address of mailboxes)
      expect([linkAddress(address), pictureAddress(address)]).toEqual([address, undefined]);
  });

  it('are trimmed and their references decoded', () => {
    for (const attribute of [' https://x.y/&amp; \n', '&#32;https&colon;&sol;&#x2f;x&period;y/&#38;&Tab;']) {
      expect([linkAddress(attribute), pictureAddress(attribute)]).toEqual(['https://x.y/&', 'https://x.y/&']);
    }
  });

  it.each([
    ['none', ['', 'x', 'x.y', '/a', '//x.y', '#a']],
    [
      'cut-off ones',
      [
        'https',
        'https:',
        'https:/',
        'https://',
        'https:/x.y',
        'https//x.y',
        'https:x.y',
        'https:///a',
        'https://?a',
        'https://:1',
      ],
    ],
    [
      'other schemes',
      ['ftp://x.y', 'httpss://x.y', 'htp://x.y', 'javascript:https://x.y', 'data:,https://x.y', 'xmailto:a@b'],
    ],
    [
      'what is more than an address',
      [
        'a https://x.y',
        'https://x.y b',
        'https://x.y\nb',
        'a\nhttps://x.y',
        'https://x.y!',
        'https://x.y\\z',
        'mailto:a@b c',
        'c mailto:a@b',
        'mailto:a@b#c',
      ],
    ],
    ['names and passwords', ['https://u@x.y', 'https://u:p@x.y', 'https://u:@x.y', 'https://:p@x.y']],
    [
      'ports that are none',
      ['https://x.y:', 'https://x.y:/a', 'https://x.y:123456', 'https://x.y:a', 'https://x.y:-1'],
    ],
    [
      'hosts that are none',
      [
        'https://x y',
        'https://x,y',
        'https://x%2ey',
        'https://[]',
        'https://[::1',
        'https://::1]',
        'https://[g]',
        'https://[::1]a',
        'https://x[::1]',
        'https://a\u200bb',
      ],
    ],
    [
      'mailboxes that are none',
      [
        'mailto:',
        'mailto:a',
        'mailto:@b',
        'mailto:a@',
        'mailto:a@b@c',
        'mailto:a@b,c@d',
        'mailto:a@b?x y',
        'mailto:a@b?x"y',
        'mailto:a@b?x#y',
        'mailto:"a"@b',
        "mailto:a'@b",
        'mailto:a<b@c',
        'mailto:é@b',
        'mailto:a@é',
      ],
    ],
  ])('reject %s', (_kind, attributes) => {
    for (const attribute of attributes)
      expect([attribute, linkAddress(attribute), pictureAddress(attribute)]).toEqual([attribute, undefined, undefined]);
  });

  it('reject spaces, quotes, brackets, backslashes and invisible characters', () => {
    for (const sign of [...'"\'<>`\\^{|} \t\n\r\u00a0\u2028\u0001\u007f\u200b\u202e\ufeff\ue000']) {
      for (const attribute of [`https://x.y/a${sign}b`, `https://x.y?${sign}b`, `https://x${sign}y`])
        expect([attribute, linkAddress(attribute), pictureAddress(attribute)]).toEqual([
          attribute,
          undefined,
          undefined,
        ]);
    }
  });
});
