import { MENU_STYLE } from './menu-style.ts';
import { FONT, pageHeaders, PALETTE } from '../pages/index.ts';

/** Style sheet of the desk: one column on a phone, the menu beside it on a wide screen. */
export const DESK_STYLE = `
${PALETTE}
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0;background:var(--ground);color:var(--ink);font:${FONT};overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 16px}
h2{font-size:1.125rem;line-height:1.5rem;margin:0}
p{margin:0 0 12px}
small{color:var(--quiet);font-weight:400;font-size:.875rem}
a{color:var(--accent);text-underline-offset:.15em}
ul,ol{padding:0;margin:0;list-style:none}
code{font-size:1.25rem;letter-spacing:.1em}
:focus-visible{outline:2px solid var(--ring);outline-offset:2px;border-radius:4px}
.skip{position:absolute;inset-inline-start:8px;top:-60px;background:var(--card);padding:12px;z-index:1}
.skip:focus{top:8px}
/* head and menu */
.top{
  display:flex; gap:12px; align-items:center; justify-content:space-between; padding:12px 16px;
  background:var(--card); border-block-end:1px solid var(--line)
}
.mark{
  display:flex; gap:8px; align-items:center; font-weight:700; font-size:1.125rem; color:var(--accent);
  text-decoration:none; min-height:44px
}
.mark svg{width:28px;height:28px;flex:none}
.top form{margin:0}
.top .link{min-height:44px;display:inline-flex;align-items:center}
.menu{background:var(--card);border-block-end:1px solid var(--line);overflow-x:auto;padding-inline:8px}
.menu ul{display:flex;gap:4px;width:max-content}
.menu a{
  display:flex; align-items:center; min-height:44px; padding:8px 12px; color:var(--ink); text-decoration:none;
  border-radius:8px; white-space:nowrap; border-block-end:3px solid transparent
}
.menu .count{
  min-width:1.5rem; margin-inline-start:auto; padding-inline:6px; border-radius:999px; background:var(--accent);
  color:var(--card); font-size:.875rem; font-weight:600; line-height:1.5rem; text-align:center
}
.menu .count:empty{display:none}
.menu a{gap:8px}
.menu a:hover{background:var(--press)}
.menu a[aria-current]{
  color:var(--accent); font-weight:600; border-color:var(--accent); border-end-start-radius:0;
  border-end-end-radius:0
}
main{padding:24px 16px 64px;max-width:1040px;width:100%;min-width:0}
@media(max-width:899px){
  .menu li:has([aria-current]){order:-1}
}
@media(min-width:900px){
  .frame{display:grid;grid-template-columns:216px minmax(0,1fr);align-items:start}
  .menu{border:0;background:none;padding:24px 8px;position:sticky;top:0}
  .menu ul{display:grid;width:auto}
  .menu a{border:0}
  .menu a[aria-current]{background:var(--card);border-radius:8px}
  main{padding:32px 24px 64px}
}
/* buttons and fields */
button,.button{
  font:inherit; color:inherit; display:inline-flex; align-items:center; justify-content:center; min-height:44px;
  border-radius:8px; border:1px solid var(--edge); background:var(--card); padding:8px 16px; cursor:pointer;
  text-decoration:none; text-align:center
}
button:hover,.button:hover{background:var(--press)}
.go{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}
.go:hover{background:var(--accent);text-decoration:underline}
.danger{color:var(--bad);border-color:var(--bad)}
.quiet{border-color:transparent;text-decoration:underline;background:none}
label,legend{font-weight:500;display:block}
label{margin-block-end:4px}
input,select,textarea{
  font:inherit; color:inherit; width:100%; min-height:44px; border-radius:8px; border:1px solid var(--edge);
  background:var(--card); padding:8px 12px
}
textarea{resize:vertical}
::placeholder{color:var(--quiet);opacity:1}
.check{display:flex;gap:12px;align-items:center;min-height:44px;margin:0}
.check input{width:24px;min-height:24px;flex:none}
input[type=file]{padding:10px}
fieldset{
  border:1px solid var(--line); border-radius:12px; padding:16px; margin:0; display:grid; gap:12px; min-width:0;
  background:var(--card)
}
fieldset>label{margin-block-end:-8px}
fieldset .check{margin:0}
legend{padding:0 4px}
.row{display:flex;flex-wrap:wrap;gap:8px}
.stack{display:grid;gap:16px}
form.stack>label{margin-block-end:-12px}
.wide{flex:1 1 240px;grid-column:1/-1}
.filter{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start;margin-block-end:24px}
.filter>div{flex:1 1 160px}
.filter .wide{flex:3 1 240px}
.filter>button{margin-block-start:28px}
.filter small{display:block;margin-block-start:4px}
/* things of a list */
.cards{display:grid;gap:16px}
.card,.panel{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px}
.card:target{border-color:var(--accent)}
.panel{margin-block-end:16px}
.panel h2{margin-block-end:12px}
.panel dl{display:grid;gap:8px;margin:0}
.typed{white-space:pre-wrap}
.head{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;justify-content:space-between}
.card dl{
  display:grid; grid-template-columns:repeat(auto-fill,minmax(min(128px,100%),1fr)); gap:8px 16px; margin:12px 0 0
}
.card dl div{min-width:0}
.card dl div:has(.long){grid-column:1/-1}
dt{color:var(--quiet);font-size:.875rem}
dd{margin:0}
dd img{border-radius:8px;object-fit:cover}
@media(min-width:600px){
  .card dl{grid-template-columns:repeat(auto-fill,minmax(200px,1fr))}
}
.actions{
  margin-block-start:16px; padding-block-start:16px; border-block-start:1px solid var(--line); display:grid;
  gap:8px; justify-items:start
}
.actions form{display:grid;gap:8px;width:100%;max-width:560px}
.actions label{margin:0}
.badge{
  border:1px solid currentcolor; border-radius:999px; padding:0 10px; font-size:.875rem; font-weight:600;
  line-height:1.625rem
}
.waiting{color:var(--accent)}
.running{color:var(--ink)}
.good{color:var(--good)}
dd .badge{font-size:.8125rem}
.speed h3{font-size:1rem;line-height:1.5rem;font-weight:500;margin:16px 0 0}
.speed p{margin:4px 0 0;color:var(--quiet)}
.card.speed dl{grid-template-columns:1fr;margin-block-start:8px}
.speed dd{display:flex;flex-wrap:wrap;gap:0 8px;align-items:center}
.speed strong{font-size:1.25rem;line-height:2rem;font-variant-numeric:tabular-nums}
.speed small{flex-basis:100%}
@media(min-width:600px){
  .card.speed dl{grid-template-columns:repeat(3,minmax(0,1fr))}
}
summary{min-height:44px;padding:10px 0;cursor:pointer;color:var(--quiet)}
details p{color:var(--quiet)}
details{width:100%}
.pager{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;margin-block-start:24px;color:var(--quiet)}
.pager a{min-height:44px;display:inline-flex;align-items:center}
.empty{color:var(--quiet);padding:32px 0}
.told{
  border:1px solid var(--good); color:var(--good); border-radius:8px; padding:12px; margin-block-end:16px;
  font-weight:500
}
.bad{color:var(--bad)}
.reason{display:block;color:var(--bad);font-weight:500}
div.bad,p.bad{border:1px solid currentcolor;border-radius:8px;padding:12px;margin:0 0 16px}
div.bad p{margin:0}
.bad ul{list-style:disc;padding-inline-start:20px}
p.bad a{color:inherit}
/* tiles, forms, threads */
.tiles{
  display:grid; grid-template-columns:repeat(auto-fill,minmax(min(148px,100%),1fr)); gap:12px;
  margin-block:16px 24px
}
.tile{
  display:grid; align-content:start; gap:4px; height:100%; background:var(--card); border:1px solid var(--line);
  border-radius:12px; padding:16px; color:var(--quiet); text-decoration:none
}
.tile:hover{text-decoration:underline}
.tile strong{font-size:2rem;line-height:2.5rem;font-variant-numeric:tabular-nums}
.tile.some{color:var(--ink);border-color:var(--accent)}
.tile.some strong{color:var(--accent)}
.big{font-size:1.5rem;line-height:2rem;font-weight:600;font-variant-numeric:tabular-nums;margin:0}
.forms{display:grid;gap:16px}
.inline{display:flex;flex-wrap:wrap;gap:8px;align-items:flex-end;margin:0}
.inline>div{flex:0 1 280px;min-width:0}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(180px,100%),1fr));gap:12px}
.panel ul{margin-block-end:16px;list-style:disc;padding-inline-start:20px}
.thread{display:grid;gap:12px;margin-block-end:24px}
.thread li{
  max-width:min(560px,88%); background:var(--card); border:1px solid var(--line); border-radius:12px;
  padding:8px 16px
}
.thread p{margin:4px 0;white-space:pre-wrap}
.thread img{max-width:100%;max-height:320px;border-radius:8px}
.ours{justify-self:end}
.thread:has(>li)+.empty,.cards[data-live]:has(>li)+.empty{display:none}
.about h2{margin:0;font-size:1rem;line-height:1.5rem}
.about p{margin-block:8px;display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center}
.about ul{margin:0}
form.aside{margin-block-start:16px}
.typing{min-height:1.5rem;margin-block:0 8px;color:var(--quiet)}
.thread .ours{border-color:var(--accent)}
/* the kitchen */
.tickets:has(>li)+.empty{display:none}
.tickets{grid-template-columns:repeat(auto-fill,minmax(min(320px,100%),1fr));align-items:start}
.ticket .head h2{font-size:1.25rem}
.ticket.isnew{border-color:var(--accent);border-width:2px;padding:15px}
.ticket .meta{margin:4px 0 0;color:var(--quiet)}
.ticket .allergies{
  margin:12px -16px 0; padding:12px 16px; background:var(--bad); color:var(--card); font-size:1rem; font-weight:700
}
.ticket.isnew .allergies{margin-inline:-15px}
.ticket .note{margin:12px 0 0}
.ticket .dishes{display:grid;gap:8px;margin-block:12px 0}
.ticket .dishes strong{font-size:1.125rem;line-height:1.5rem}
.ticket .dishes small,.ticket .dishes em{display:block}
.ticket .dishes em{font-style:normal;font-weight:600}
.ticket .extras{padding-inline-start:16px;list-style:disc}
.ticket .actions form{max-width:none}
.ticket .actions .go{width:100%;min-height:56px;font-size:1.125rem}
.ticket .actions input{font-size:1.25rem;letter-spacing:.2em;max-width:200px}
.opening{display:flex;flex-wrap:wrap;gap:12px;align-items:center;justify-content:space-between}
.opening p,.opening form{margin:0}
.opening strong{display:block}
.opening ul{margin:0;padding-inline-start:20px}
.opening.paused{border-color:var(--bad)}
.bar{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;margin-block-end:12px}
.bar h1{margin:0}
.news{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
${MENU_STYLE}/* pages before the desk */
.door{min-height:100vh;display:grid;place-items:center;padding:16px}
.door main{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:24px;max-width:440px}
.door h1{font-size:1.5rem}
.door form{display:grid;gap:12px;margin-block-start:16px}
.door form label{margin-block-end:-8px}
.door .mark{margin-block-end:8px}
.door .button,.door button{width:100%}
.door p{color:var(--quiet)}
.door .bad{color:var(--bad)}
.door .button{margin-block-start:8px}
`;

/** With no-referrer, browsers would send `Origin: null` with the forms of the desk. */
export const DESK_HEADERS = { ...pageHeaders(DESK_STYLE), 'referrer-policy': 'same-origin' } as const;
/** Of pages with a script of the desk. */
export const LIVE_HEADERS = { ...pageHeaders(DESK_STYLE, true), 'referrer-policy': 'same-origin' } as const;
/** Of the scripts themselves. */
export const SCRIPT_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
} as const;
