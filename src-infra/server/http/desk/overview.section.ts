import { html, type Html } from '../pages/index.ts';
import type { Answered, Success } from './desk-api.ts';
import { timeText } from './parts.html.ts';
import type { Section, Visit } from './section.ts';

type Counted = { readonly label: string; readonly href: string; readonly count: number };
type Total = Answered<{ readonly meta: { readonly total: number } }>;

/** The counts of open work. */
export const overviewSection: Section = {
  key: '',
  title: 'Overview',
  audience: 'operators',
  show: async (visit) => {
    const counts = await countsOf(visit);
    const simulation = visit.isDemo ? await visit.api.call('showSimulation') : undefined;
    const waiting = counts.reduce((sum, { count }) => sum + count, 0);
    return {
      title: 'Overview',
      body: html`<h1>Overview</h1>
<p>${waiting === 0 ? 'Nothing waits for you just now.' : 'This waits for somebody at the desk:'}</p>
<ul class="tiles">${counts.map(tile)}</ul>
${simulation?.ok && clockHtml(simulation.body.data)}`,
    };
  },
};

const clockHtml = ({ now, running }: Success<'showSimulation'>['data']): Html =>
  html`<p>In the simulation it is ${timeText(now)}${!running && ', and the clock stands still'}.
<a href="/desk/simulation">Change</a></p>`;

const countsOf = async ({ api }: Visit): Promise<readonly Counted[]> => {
  const one = { perPage: 1 };
  const wanted: readonly (readonly [label: string, href: string, answer: Promise<Total>])[] = [
    ['New orders', 'orders?status=new', api.call('listAllOrders', { ...one, status: 'new' })],
    ['Orders on the way', 'orders?status=on_a_way', api.call('listAllOrders', { ...one, status: 'on_a_way' })],
    ['New parcels', 'parcels?status=new', api.call('listAllParcels', { ...one, status: 'new' })],
    ['New bookings', 'bookings?status=new', api.call('listAllBookings', { ...one, status: 'new' })],
    ['Chats without an answer', 'chats?status=unread', api.call('listAllChats', { ...one, status: 'unread' })],
    ['Refunds to decide', 'refunds?status=pending', api.call('listAllRefunds', { ...one, status: 'pending' })],
    [
      'Withdrawals to pay',
      'withdrawals?status=processed',
      api.call('listWithdrawals', { ...one, status: 'processed' }),
    ],
    ['New shops', 'shops?status=new', api.call('listAllShops', { ...one, status: 'new' })],
    ['Applications', 'applications?status=pending', api.call('listApplications', { ...one, status: 'pending' })],
    ['News drafts', 'news?status=draft', api.call('listNews', { ...one, status: 'draft' })],
  ];
  return Promise.all(
    wanted.map(async ([label, href, request]) => {
      const answer = await request;
      return { label, href, count: answer.ok ? answer.body.meta.total : 0 };
    }),
  );
};

const tile = ({ label, href, count }: Counted): Html =>
  html`<li>
<a class="tile${count > 0 && ' some'}" href="/desk/${href}"><strong>${count}</strong><span>${label}</span></a>
</li>`;
