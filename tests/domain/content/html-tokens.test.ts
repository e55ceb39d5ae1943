import { describe, expect, it } from 'vitest';
import { misread } from './misread.ts';

const LINK = '<a href="https://x.y">t</a>';

describe('API-11a tags', () => {
  it('keep allowed elements, in any case', () => {
    for (const name of ['p', 'b', 'strong', 'i', 'em', 'u', 'h2', 'h3', 'h4', 'blockquote']) {
      expect(
        misread([
          [`x<${name}>y</${name}>z`, `x<${name}>y</${name}>z`],
          [`<${name.toUpperCase()}>y</${name.toUpperCase()}>z`, `<${name}>y</${name}>z`],
        ]),
      ).toEqual([]);
    }
    for (const name of ['ul', 'ol'])
      expect(misread([[`x<${name}><li>y</li></${name}>z`, `x<${name}><li>y</li></${name}>z`]])).toEqual([]);
    expect(
      misread([
        ['x<BR>y', 'x<br>y'],
        ['x<IMG SRC="https://x.y">y', 'x<img src="https://x.y">y'],
        ['<A HREF="https://x.y">t</A>', LINK],
      ]),
    ).toEqual([]);
  });

  it('drop other elements and keep their content', () => {
    for (const name of ['span', 'font', 'marquee', 'html', 'x-y', 'constructor', 'bx', 'pp', 'h7', 'b"', 'b<i'])
      expect(misread([[`x<${name}>y</${name}>z`, 'xyz']])).toEqual([]);
    expect(
      misread([
        ['x</br>y', 'x<br>y'],
        ['x</img>y', 'xy'],
      ]),
    ).toEqual([]);
  });

  it('turn headings of other levels into the nearest allowed one', () => {
    expect(
      misread([
        ['<h1>x</h1>y', '<h2>x</h2>y'],
        ['<h5>x</h5>y', '<h4>x</h4>y'],
        ['<H6>x</H6>y', '<h4>x</h4>y'],
      ]),
    ).toEqual([]);
  });

  it('turn other blocks into paragraphs', () => {
    for (const name of [
      'address',
      'article',
      'aside',
      'body',
      'center',
      'dd',
      'details',
      'dir',
      'div',
      'dl',
      'dt',
      'fieldset',
      'figcaption',
      'figure',
      'footer',
      'form',
      'header',
      'hr',
      'legend',
      'main',
      'menu',
      'nav',
      'pre',
      'section',
      'summary',
      'table',
      'td',
      'th',
      'tr',
    ])
      expect(misread([[`x<${name} a="b">y</${name}>z`, 'x<p>y</p><p>z</p>']])).toEqual([]);
  });

  it('drop elements whose content is not text, with all they contain', () => {
    for (const name of [
      'script',
      'style',
      'template',
      'svg',
      'math',
      'iframe',
      'object',
      'applet',
      'noscript',
      'noembed',
      'noframes',
      'frameset',
      'textarea',
      'title',
      'select',
      'option',
      'xmp',
      'plaintext',
      'listing',
      'audio',
      'video',
      'canvas',
      'head',
    ])
      expect(
        misread([
          [`x<${name} a="b">y <b>z</b></${name}>t`, 'xt'],
          [`x<${name}>y<p>z`, 'x'],
          [`x</${name}>y`, 'xy'],
        ]),
      ).toEqual([]);
  });

  it('end such an element only with its own name, in any case', () => {
    expect(
      misread([
        ['x<SCRIPT>y</script>z', 'xz'],
        ['x<script>y</SCRIPT >z', 'xz'],
        ['x<script>y</script/>z', 'xz'],
        ['x<script>y</script\na="b">z', 'xz'],
        ['x<script>y</scripts>z</script>t', 'xt'],
        ['x<script>y</ script>z</script>t', 'xt'],
        ['x<script>y</style>z</script>t', 'xt'],
        ['x<script/>y', 'x'],
        ['x<script a="</script>">y</script>z', 'xz'],
        ['x<svg>y</svg>z<svg>y</svg>t', 'xzt'],
        ['x<script>y</script', 'x'],
        ['x<script>y</script>', 'x'],
      ]),
    ).toEqual([]);
  });

  it('have names that end at a space, a slash or the bracket', () => {
    expect(
      misread([
        ['<b>x</b>y', '<b>x</b>y'],
        ['<b >x</b >y', '<b>x</b>y'],
        ['<b\n>x</b\t>y', '<b>x</b>y'],
        ['<b/>x</b/>y', '<b>x</b>y'],
        ['<b / />x</b y="z">y', '<b>x</b>y'],
        ['x<br/>y', 'x<br>y'],
        ['<p/b>x', '<p>x</p>'],
      ]),
    ).toEqual([]);
  });

  it('start with a letter right after the bracket; any other bracket is text', () => {
    expect(
      misread([
        ['x < y', 'x &lt; y'],
        ['x<', 'x&lt;'],
        ['<<b>x</b>', '&lt;<b>x</b>'],
        ['< b>x', '&lt; b&gt;x'],
        ['<1>', '&lt;1&gt;'],
        ['<é>', '&lt;é&gt;'],
        ['x > y', 'x &gt; y'],
        ['>', '&gt;'],
      ]),
    ).toEqual([]);
  });

  it('that never end take the rest with them', () => {
    expect(
      misread([
        ['x<b', 'x'],
        ['<p>x<b y', '<p>x</p>'],
        ['x</b', 'x'],
        ['x<b y="z', 'x'],
        ["x<b y='z", 'x'],
        ['x<b y=z', 'x'],
        ['x<b y=', 'x'],
        ['x<br/', 'x'],
      ]),
    ).toEqual([]);
  });
});

describe('API-11a declarations and comments', () => {
  it('are dropped up to the first closing bracket', () => {
    expect(
      misread([
        ['x<!doctype html>y>z', 'xy&gt;z'],
        ['x<?php a ?>y', 'xy'],
        ['x</>y', 'xy'],
        ['x</ b>y', 'xy'],
        ['x</1>y', 'xy'],
        ['x<!>y', 'xy'],
        ['x<![CDATA[y]]>z', 'xz'],
        ['x<!-y>z', 'xz'],
        ['x<!y', 'x'],
        ['x<?', 'x'],
        ['x</', 'x'],
      ]),
    ).toEqual([]);
  });

  it('are dropped up to the end of the comment', () => {
    expect(
      misread([
        ['x<!--y-->z', 'xz'],
        ['x<!--y--!>z', 'xz'],
        ['x<!---->z', 'xz'],
        ['x<!-->z', 'xz'],
        ['x<!--->z', 'xz'],
        ['x<!--y--->z', 'xz'],
        ['x<!--y-->z<!--y-->t', 'xzt'],
        ['x<!-- <b>y</b> -->z', 'xz'],
        ['x<!--y>z-->t', 'xt'],
        ['x<!--y->z-->t', 'xt'],
        ['x<!--y--z-->t', 'xt'],
        ['x<!--y-- >z-->t', 'xt'],
        ['x<!--y-!>z-->t', 'xt'],
        ['x<!--y--!!>z-->t', 'xt'],
        ['--><!--y-->z', '--&gt;z'],
        ['x<!--y', 'x'],
        ['x<!--y--', 'x'],
      ]),
    ).toEqual([]);
  });
});

describe('API-11a attributes', () => {
  it('may be quoted either way or not at all, with spaces around the equals sign', () => {
    expect(
      misread([
        ['<a href="https://x.y">t</a>', LINK],
        ["<a href='https://x.y'>t</a>", LINK],
        ['<a href=https://x.y>t</a>', LINK],
        ['<a href=https://x.y >t</a>', LINK],
        ['<a href = "https://x.y">t</a>', LINK],
        ["<a href\n=\n 'https://x.y' >t</a>", LINK],
        ['<a href=  https://x.y\n>t</a>', LINK],
        ['<a HREF="https://x.y">t</a>', LINK],
      ]),
    ).toEqual([]);
  });

  it('may be separated by spaces, slashes or nothing', () => {
    expect(
      misread([
        ['<a x href="https://x.y">t</a>', LINK],
        ['<a x="" href="https://x.y">t</a>', LINK],
        ["<a x='y z' href='https://x.y'>t</a>", LINK],
        ['<a x=y href="https://x.y" z>t</a>', LINK],
        ['<a/href="https://x.y"/>t</a>', LINK],
        ['<a / x / href="https://x.y" / >t</a>', LINK],
        ['<a x="y"href="https://x.y"z="t">t</a>', LINK],
        ['<a x="y"/href="https://x.y">t</a>', LINK],
        ['<a x/href="https://x.y">t</a>', LINK],
        ['<a =x href="https://x.y">t</a>', LINK],
      ]),
    ).toEqual([]);
  });

  it('may contain brackets and the other quote', () => {
    expect(
      misread([
        [`<a x=">" href="https://x.y">t</a>`, LINK],
        [`<a x='>' href="https://x.y">t</a>`, LINK],
        [`<a x='"' href="https://x.y">t</a>`, LINK],
        [`<a x="'" href='https://x.y'>t</a>`, LINK],
      ]),
    ).toEqual([]);
  });

  it('count once per name, the first', () => {
    expect(
      misread([
        ['<a href="https://x.y" href="https://z.z">t</a>', LINK],
        ['<a href href="https://x.y">t</a>', 't'],
        ['<a href="" HREF="https://x.y">t</a>', 't'],
      ]),
    ).toEqual([]);
  });

  it('ignore other names, values, other elements and closing tags', () => {
    expect(
      misread([
        ['<a xhref="https://x.y">t</a>', 't'],
        ['<a hrefx="https://x.y">t</a>', 't'],
        ['<a "href="https://x.y">t</a>', 't'],
        ['<a =href="https://x.y">t</a>', 't'],
        ['<a x= href=https://x.y>t</a>', 't'],
        ['<a src="https://x.y">t</a>', 't'],
        ['<a>t</a>', 't'],
        ['<a href>t</a>', 't'],
        ['<a href=>t</a>', 't'],
        ['<img href="https://x.y">t', 't'],
        ['<img>t', 't'],
        ['t</a href="https://x.y">t', 'tt'],
        ['<a href="https://x.y>t</a>', 't'],
        ["<a href='https://x.y>t</a>", 't'],
      ]),
    ).toEqual([]);
  });

  it('keep their references, with minimal escaping', () => {
    expect(
      misread([
        [
          '<a href="https://x.y?a=1&b=2&amp;c=3&#38;d=4">t</a>',
          '<a href="https://x.y?a=1&amp;b=2&amp;c=3&amp;d=4">t</a>',
        ],
        ['<img src="https://x.y?a=1&b=2&amp;c=3">', '<img src="https://x.y?a=1&amp;b=2&amp;c=3">'],
        ['<a href=" mailto:a&commat;b ">t</a>', '<a href="mailto:a@b">t</a>'],
        ['<img src="mailto:a@b">', ''],
        ['<img src=" https://x.y ">', '<img src="https://x.y">'],
      ]),
    ).toEqual([]);
  });
});

describe('API-11a texts', () => {
  it('keep their references; any other ampersand is text', () => {
    for (const text of [
      '&amp;',
      '&AMP;',
      '&nonsense;',
      '&frac12;',
      '&#1;',
      '&#0000000000233;',
      '&#xaF09;',
      '&#XaF09;',
      '&amp;amp;',
    ])
      expect(
        misread([
          [text, text],
          [`x${text}y`, `x${text}y`],
        ]),
      ).toEqual([]);
    for (const text of ['', 'amp', ' amp;', ';', '#;', '#x;', '#xg;', '#a;', '#12a;', 'a_b;', 'é;', '#-1;'])
      expect(misread([[`&${text}`, `&amp;${text}`]])).toEqual([]);
    expect(
      misread([
        ['&&amp;&', '&amp;&amp;&amp;'],
        ['&#&#60;', '&amp;#&#60;'],
      ]),
    ).toEqual([]);
  });

  it('drop control characters except spaces, and the others form no tags', () => {
    expect(
      misread([
        ['a\0b\x01\x08c\x0b\x0e\x1f\x7f\x80\x9fd', 'abcd'],
        ['a\tb\nc\rd\fe', 'a\tb\nc\rd\fe'],
        ['\u00a0é\u2028\u200b', '\u00a0é\u2028\u200b'],
        ['<scr\0ipt>x</script>y', 'y'],
        ['<\0b>x</b>', '<b>x</b>'],
      ]),
    ).toEqual([]);
  });
});
