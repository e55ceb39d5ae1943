import { describe, expect, it } from 'vitest';
import { misread } from './misread.ts';

const LINK = '<a href="https://x.y">t</a>';

describe('API-11a tags', () => {
  it('of what is allowed stay, in any case', () => {
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

  it('of anything else vanish, and what they hold stays', () => {
    for (const name of ['span', 'font', 'marquee', 'html', 'x-y', 'constructor', 'bx', 'pp', 'h7', 'b"', 'b<i'])
      expect(misread([[`x<${name}>y</${name}>z`, 'xyz']])).toEqual([]);
    expect(
      misread([
        ['x</br>y', 'x<br>y'],
        ['x</img>y', 'xy'],
      ]),
    ).toEqual([]);
  });

  it('of headings that are not offered are those of the nearest', () => {
    expect(
      misread([
        ['<h1>x</h1>y', '<h2>x</h2>y'],
        ['<h5>x</h5>y', '<h4>x</h4>y'],
        ['<H6>x</H6>y', '<h4>x</h4>y'],
      ]),
    ).toEqual([]);
  });

  it('of other blocks begin paragraphs', () => {
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

  it('of what is no text for readers vanish with all they hold', () => {
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

  it('of what is no text end with their own name alone, in any case', () => {
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

  it('have names up to a space, a slash or their end', () => {
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

  it('begin with a letter right after the bracket; any other bracket is a sign', () => {
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
  it('vanish up to the first closing bracket', () => {
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

  it('vanish up to the end of the comment', () => {
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
  it('are quoted in either way, or not at all, with spaces around the sign', () => {
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

  it('stand among others, apart by spaces, slashes or nothing', () => {
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

  it('may hold brackets and the other quote', () => {
    expect(
      misread([
        [`<a x=">" href="https://x.y">t</a>`, LINK],
        [`<a x='>' href="https://x.y">t</a>`, LINK],
        [`<a x='"' href="https://x.y">t</a>`, LINK],
        [`<a x="'" href='https://x.y'>t</a>`, LINK],
      ]),
    ).toEqual([]);
  });

  it('of a name count once, the first', () => {
    expect(
      misread([
        ['<a href="https://x.y" href="https://z.z">t</a>', LINK],
        ['<a href href="https://x.y">t</a>', 't'],
        ['<a href="" HREF="https://x.y">t</a>', 't'],
      ]),
    ).toEqual([]);
  });

  it('are not those of other names, of values, of other elements and of closing tags', () => {
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

  it('keep their references, written as the least there is to escape', () => {
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
  it('keep their references; any other ampersand is a sign', () => {
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

  it('hold no control characters but spaces, and the others make no tags', () => {
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
