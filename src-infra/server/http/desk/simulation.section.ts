import { html, type Html } from '../pages/index.ts';
import type { Answered, Sent } from './desk-api.ts';
import { personName, refusalHtml, userText, timeText } from './parts.html.ts';
import type { ActionOutcome, Section, Typed, Visit } from './section.ts';
import { clockForms, courierForm, faultForm } from './simulation-forms.ts';

/** The clock, the couriers and the faults of a demo (contract 8.12). */
export const simulationSection: Section = {
  key: 'simulation',
  title: 'Simulation',
  audience: 'operators',

  show: async (visit) => {
    const answer = await visit.api.call('showSimulation');
    if (!answer.ok) return undefined;
    const { now, running, speed, faults } = answer.body.data;
    return {
      title: 'Simulation',
      body: html`<h1>Simulation</h1>
<section class="panel" aria-labelledby="clock">
<h2 id="clock">Clock</h2>
<p class="big">${timeText(now)}</p>
<p>${running ? `Running, ${speed === 1 ? '' : `${speed} times `}as fast as in life.` : 'Stopped.'}</p>
${refusalHtml(visit.trouble, 'simulation/clock')}
${clockForms(visit, { now, isRunning: running, speed })}
</section>
<section class="panel" aria-labelledby="couriers">
<h2 id="couriers">Couriers</h2>
${await underWay(visit)}
${refusalHtml(visit.trouble, 'simulation/courier')}
${courierForm(visit)}
</section>
<section class="panel" aria-labelledby="faults">
<h2 id="faults">Faults</h2>
<p>${faults ? 'Calls go wrong on purpose. The desk itself is spared.' : 'Nothing goes wrong on purpose.'}</p>
${refusalHtml(visit.trouble, 'simulation/faults')}
${faultForm(visit, faults)}
</section>`,
    };
  },

  act: async (visit, typed) => {
    switch (visit.rest[0] ?? '') {
      case 'clock':
        return acted(visit, typed, 'clock', 'turnClock', clockSent(typed), 'The clock is set.');
      case 'courier':
        return acted(
          visit,
          typed,
          'courier',
          'steerCourier',
          courierSent(typed),
          typed.text('mode') === 'auto' ? 'The courier goes on by itself.' : 'The courier is held there.',
        );
      case 'faults':
        return typed.text('action') === 'clear'
          ? acted(visit, typed, 'faults', 'clearFaults', {}, 'Nothing goes wrong on purpose any more.')
          : acted(visit, typed, 'faults', 'setFaults', faultsSent(typed), 'From now on calls go wrong.');
      default:
        return { kind: 'unknown' };
    }
  },
};

const acted = async (
  visit: Visit,
  typed: Typed,
  part: string,
  id: 'turnClock' | 'steerCourier' | 'setFaults' | 'clearFaults',
  sent: Sent,
  notice: string,
): Promise<ActionOutcome> => {
  const answer: Answered<unknown> = await visit.api.call(id, sent);
  return answer.ok
    ? { kind: 'done', to: `/desk/simulation#${part === 'courier' ? 'couriers' : part}`, notice }
    : { kind: 'refused', trouble: { form: `simulation/${part}`, typed, refusal: answer.refusal } };
};

/** Browsers send the time of a datetime-local field without a zone; the form says UTC. */
const clockSent = (typed: Typed): Sent => {
  const at = typed.text('at');
  return {
    action: typed.text('action'),
    seconds: typed.text('seconds'),
    speed: typed.text('speed'),
    at: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(at) ? `${at}Z` : at,
  };
};

const courierSent = (typed: Typed): Sent => {
  const subject = { [typed.text('kind') === 'parcel' ? 'parcel_id' : 'order_id']: typed.text('number').trim() };
  const speed = { speed_kmh: typed.text('speed_kmh') };
  return typed.text('mode') === 'auto'
    ? { ...subject, ...speed, auto: true }
    : { ...subject, ...speed, latitude: typed.text('latitude').trim(), longitude: typed.text('longitude').trim() };
};

const faultsSent = (typed: Typed): Sent => {
  const percent = (name: string): unknown =>
    Number.isNaN(Number(typed.text(name))) ? typed.text(name) : Number(typed.text(name)) / 100;
  return {
    latency_ms: [typed.text('least') || '0', typed.text('most') || '0'],
    error_rate: percent('error_rate'),
    error_status: typed.text('error_status'),
    drop_rate: percent('drop_rate'),
    paths: typed
      .text('paths')
      .split(/[\s,]+/)
      .filter((path) => path !== ''),
    seed: typed.text('seed'),
  };
};

/** Lists the orders and parcels on their way. */
const underWay = async ({ api }: Visit): Promise<Html> => {
  const [orders, parcels] = await Promise.all([
    api.call('listAllOrders', { status: 'on_a_way', perPage: 20 }),
    api.call('listAllParcels', { status: 'on_a_way', perPage: 20 }),
  ]);
  const lines = [
    ...(orders.ok
      ? orders.body.data.map(
          ({ id, user, eta, address }) => html`<li>
Order ${id} for ${personName(user)}${address?.address && html`, ${userText(address.address)}`},
expected ${timeText(eta)}
</li>`,
        )
      : []),
    ...(parcels.ok
      ? parcels.body.data.map(
          ({ id, user, eta }) => html`<li>Parcel ${id} of ${personName(user)}, expected ${timeText(eta)}</li>`,
        )
      : []),
  ];
  return lines.length > 0 ? html`<ul>${lines}</ul>` : html`<p>Nothing is on its way just now.</p>`;
};
