import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '@domain/content/index.ts';

/** What comes of each of these. */
const expectAll = (pairs: readonly (readonly [dirty: string, clean: string])[]): void => {
  for (const [dirty, clean] of pairs) expect([dirty, sanitiseHtml(dirty)]).toEqual([dirty, clean]);
};
const LINK = '<a href="https://x.y">t</a>';

describe('API-11a tags', () => {
  it('of what is allowed stay, in any case', () => {
    for (const name of ['p', 'b', 'strong', 'i', 'em', 'u', 'h2', 'h3', 'h4', 'blockquote']) {
      expectAll([[`x<${name}>y</${name}>z`, `x<${name}>y</${name}>z`], [`<${name.toUpperCase()}>y</${name.toUpperCase()}>z`, `<${name}>y</${name}>z`]]);
    }
    for (const name of ['ul', 'ol']) expectAll([[`x<${name}><li>y</li></${name}>z`, `x<${name}><li>y</li></${name}>z`]]);
    expectAll([['x<BR>y', 'x<br>y'], ['x<IMG SRC="https://x.y">y', 'x<img src="https://x.y">y'], ['<A HREF="https://x.y">t</A>', LINK]]);
  });

  it('of anything else vanish, and what they hold stays', () => {
    for (const name of ['span', 'font', 'marquee', 'html', 'x-y', 'constructor', 'bx', 'pp', 'h7', 'b"', 'b<i']) expectAll([[`x<${name}>y</${name}>z`, 'xyz']]);
    expectAll([['x</br>y', 'xy'], ['x</img>y', 'xy']]);
  });

  it('of headings that are not offered are those of the nearest', () => {
    expectAll([['<h1>x</h1>y', '<h2>x</h2>y'], ['<h5>x</h5>y', '<h4>x</h4>y'], ['<H6>x</H6>y', '<h4>x</h4>y']]);
  });

  it('of other blocks begin paragraphs', () => {
    for (const name of [
      'address', 'article', 'aside', 'body', 'center', 'dd', 'details', 'dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form',
      'header', 'hr', 'legend', 'main', 'menu', 'nav', 'pre', 'section', 'summary', 'table', 'td', 'th', 'tr',
    ]) expectAll([[`x<${name} a="b">y</${name}>z`, 'x<p>y</p><p>z</p>']]);
  });

  it('of what is no text for readers vanish with all they hold', () => {
    for (const name of [
      'script', 'style', 'template', 'svg', 'math', 'iframe', 'object', 'applet', 'noscript', 'noembed', 'noframes', 'frameset', 'textarea', 'title',
      'select', 'option', 'xmp', 'plaintext', 'listing', 'audio', 'video', 'canvas', 'head',
    ]) expectAll([[`x<${name} a="b">y <b>z</b></${name}>t`, 'xt'], [`x<${name}>y<p>z`, 'x'], [`x</${name}>y`, 'xy']]);
  });

  it('of what is no text end with their own name alone, in any case', () => {
    expectAll([
      ['x<SCRIPT>y</script>z', 'xz'], ['x<script>y</SCRIPT >z', 'xz'], ['x<script>y</script/>z', 'xz'], ['x<script>y</script\na="b">z', 'xz'],
      ['x<script>y</scripts>z</script>t', 'xt'], ['x<script>y</ script>z</script>t', 'xt'], ['x<script>y</style>z</script>t', 'xt'], ['x<script/>y', 'x'],
      ['x<script a="</script>">y</script>z', 'xz'], ['x<svg>y</svg>z<svg>y</svg>t', 'xzt'], ['x<script>y</script', 'x'], ['x<script>y</script>', 'x'],
    ]);
  });

  it('have names up to a space, a slash or their end', () => {
    expectAll([
      ['<b>x</b>y', '<b>x</b>y'], ['<b >x</b >y', '<b>x</b>y'], ['<b\n>x</b\t>y', '<b>x</b>y'], ['<b/>x</b/>y', '<b>x</b>y'], ['<b / />x</b y="z">y', '<b>x</b>y'],
      ['x<br/>y', 'x<br>y'], ['<p/b>x', '<p>x</p>'],
    ]);
  });

  it('begin with a letter right after the bracket; any other bracket is a sign', () => {
    expectAll([
      ['x < y', 'x &lt; y'], ['x<', 'x&lt;'], ['<<b>x</b>', '&lt;<b>x</b>'], ['< b>x', '&lt; b&gt;x'], ['<1>', '&lt;1&gt;'], ['<é>', '&lt;é&gt;'], ['x > y', 'x &gt; y'], ['>', '&gt;'],
    ]);
  });

  it('that never end take the rest with them', () => {
    expectAll([['x<b', 'x'], ['<p>x<b y', '<p>x</p>'], ['x</b', 'x'], ['x<b y="z', 'x'], ["x<b y='z", 'x'], ['x<b y=z', 'x'], ['x<b y=', 'x'], ['x<br/', 'x']]);
  });
});

describe('API-11a declarations and comments', () => {
  it('vanish up to the first closing bracket', () => {
    expectAll([
      ['x<!doctype html>y>z', 'xy&gt;z'], ['x<?php a ?>y', 'xy'], ['x</>y', 'xy'], ['x</ b>y', 'xy'], ['x</1>y', 'xy'], ['x<!>y', 'xy'], ['x<![CDATA[y]]>z', 'xz'], ['x<!-y>z', 'xz'],
      ['x<!y', 'x'], ['x<?', 'x'], ['x</', 'x'],
    ]);
  });

  it('vanish up to the end of the comment', () => {
    expectAll([
      ['x<!--y-->z', 'xz'], ['x<!--y--!>z', 'xz'], ['x<!---->z', 'xz'], ['x<!-->z', 'xz'], ['x<!--->z', 'xz'], ['x<!--y--->z', 'xz'], ['x<!--y-->z<!--y-->t', 'xzt'],
      ['x<!-- <b>y</b> -->z', 'xz'], ['x<!--y>z-->t', 'xt'], ['x<!--y->z-->t', 'xt'], ['x<!--y--z-->t', 'xt'], ['x<!--y-- >z-->t', 'xt'], ['x<!--y-!>z-->t', 'xt'], ['x<!--y--!!>z-->t', 'xt'],
      ['--><!--y-->z', '--&gt;z'], ['x<!--y', 'x'], ['x<!--y--', 'x'],
    ]);
  });
});

describe('API-11a attributes', () => {
  it('are quoted in either way, or not at all, with spaces around the sign', () => {
    expectAll([
      ['<a href="https://x.y">t</a>', LINK], ["<a href='https://x.y'>t</a>", LINK], ['<a href=https://x.y>t</a>', LINK], ['<a href=https://x.y >t</a>', LINK],
      ['<a href = "https://x.y">t</a>', LINK], ["<a href\n=\n 'https://x.y' >t</a>", LINK], ['<a href=  https://x.y\n>t</a>', LINK], ['<a HREF="https://x.y">t</a>', LINK],
    ]);
  });

  it('stand among others, apart by spaces, slashes or nothing', () => {
    expectAll([
      ['<a x href="https://x.y">t</a>', LINK], ['<a x="" href="https://x.y">t</a>', LINK], ["<a x='y z' href='https://x.y'>t</a>", LINK], ['<a x=y href="https://x.y" z>t</a>', LINK],
      ['<a/href="https://x.y"/>t</a>', LINK], ['<a / x / href="https://x.y" / >t</a>', LINK], ['<a x="y"href="https://x.y"z="t">t</a>', LINK], ['<a x="y"/href="https://x.y">t</a>', LINK],
      ['<a x/href="https://x.y">t</a>', LINK], ['<a =x href="https://x.y">t</a>', LINK],
    ]);
  });

  it('may hold brackets and the other quote', () => {
    expectAll([[`<a x=">" href="https://x.y">t</a>`, LINK], [`<a x='>' href="https://x.y">t</a>`, LINK], [`<a x='"' href="https://x.y">t</a>`, LINK], [`<a x="'" href='https://x.y'>t</a>`, LINK]]);
  });

  it('of a name count once, the first', () => {
    expectAll([['<a href="https://x.y" href="https://z.z">t</a>', LINK], ['<a href href="https://x.y">t</a>', 't'], ['<a href="" HREF="https://x.y">t</a>', 't']]);
  });

  it('are not those of other names, of values, of other elements and of closing tags', () => {
    expectAll([
      ['<a xhref="https://x.y">t</a>', 't'], ['<a hrefx="https://x.y">t</a>', 't'], ['<a "href="https://x.y">t</a>', 't'], ['<a =href="https://x.y">t</a>', 't'], ['<a x= href=https://x.y>t</a>', 't'],
      ['<a src="https://x.y">t</a>', 't'], ['<a>t</a>', 't'], ['<a href>t</a>', 't'], ['<a href=>t</a>', 't'], ['<img href="https://x.y">t', 't'], ['<img>t', 't'], ['t</a href="https://x.y">t', 'tt'],
      ['<a href="https://x.y>t</a>', 't'], ["<a href='https://x.y>t</a>", 't'],
    ]);
  });

  it('keep their references, written as the least there is to escape', () => {
    expectAll([
      ['<a href="https://x.y?a=1&b=2&amp;c=3&#38;d=4">t</a>', '<a href="https://x.y?a=1&amp;b=2&amp;c=3&amp;d=4">t</a>'],
      ['<img src="https://x.y?a=1&b=2&amp;c=3">', '<img src="https://x.y?a=1&amp;b=2&amp;c=3">'],
      ['<a href=" mailto:a&commat;b ">t</a>', '<a href="mailto:a@b">t</a>'], ['<img src="mailto:a@b">', ''], ['<img src=" https://x.y ">', '<img src="https://x.y">'],
    ]);
  });
});

describe('API-11a texts', () => {
  it('keep their references; any other ampersand is a sign', () => {
    for (const text of ['&amp;', '&AMP;', '&nonsense;', '&frac12;', '&#1;', '&#0000000000233;', '&#xaF09;', '&#XaF09;', '&amp;amp;']) expectAll([[text, text], [`x${text}y`, `x${text}y`]]);
    for (const text of ['', 'amp', ' amp;', ';', '#;', '#x;', '#xg;', '#a;', '#12a;', 'a_b;', 'é;', '#-1;']) expectAll([[`&${text}`, `&amp;${text}`]]);
    expectAll([['&&amp;&', '&amp;&amp;&amp;'], ['&#&#60;', '&amp;#&#60;']]);
  });

  it('hold no control characters but tabs and line ends, and those make no tags', () => {
    expectAll([['a\0b\x01\x08c\x0b\x0c\x0e\x1f\x7f\x80\x9fd', 'abcd'], ['a\tb\nc\rd', 'a\tb\nc\rd'], ['\u00a0é\u2028\u200b', '\u00a0é\u2028\u200b'], ['<scr\0ipt>x</script>y', 'y'], ['<\0b>x</b>', '<b>x</b>']]);
  });
});
