import { html, type Html } from '../pages/index.ts';
import type { Success } from './desk-api.ts';
import { typedValue } from './parts.html.ts';
import type { Visit } from './section.ts';

type Clock = { readonly now: string; readonly isRunning: boolean; readonly speed: number };
type Faults = Success<'setFaults'>['data'];

type Field = {
  readonly name: string;
  readonly label: string | Html;
  readonly value: string | number;
  readonly attributes?: Html;
};

const field = ({ name, label, value, attributes = html`inputmode="decimal"` }: Field): Html => html`<div>
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" ${attributes}>
</div>`;

const NUMERIC = html`inputmode="numeric"`;
const STEPS = [
  ['600', '10 minutes on'],
  ['3600', 'An hour on'],
  ['86400', 'A day on'],
] as const;

export const clockForms = ({ trouble }: Visit, { now, isRunning, speed }: Clock): Html => {
  const form = 'simulation/clock';
  const typed = (name: string, first = ''): string => typedValue(trouble, form, name, first);
  const isoText = (length: number): string => now.slice(0, length).replace(' ', 'T');
  const part = (action: string, content: Html, attributes?: Html): Html =>
    html`<form class="inline" method="post" action="/desk/simulation/clock"${attributes}>
<input type="hidden" name="action" value="${action}">
${content}
</form>`;
  const steps = STEPS.map(([value, label]) => html`<button name="seconds" value="${value}">${label}</button>`);
  const seconds = field({ name: 'seconds', label: 'Seconds on', value: typed('seconds'), attributes: NUMERIC });
  const at = field({
    name: 'at',
    label: 'Set to (UTC)',
    value: typed('at', isoText(19)),
    attributes: html`type="datetime-local" step="1" min="${isoText(16)}"`,
  });
  const factor = field({ name: 'speed', label: 'Times as fast (1 to 3600)', value: typed('speed', String(speed)) });
  return html`<div class="forms">
${part(isRunning ? 'pause' : 'resume', html`<button class="go">${isRunning ? 'Stop' : 'Start'} the clock</button>`)}
${part('advance', html`${steps}`, html` aria-label="Advance"`)}
${part('advance', html`${seconds}<button>Advance</button>`)}
${part('set', html`${at}<button>Set</button>`)}
${part('speed', html`${factor}<button>Change speed</button>`)}
</div>`;
};

export const courierForm = ({ trouble }: Visit): Html => {
  const form = 'simulation/courier';
  const typed = (name: string, first = ''): string => typedValue(trouble, form, name, first);
  const kind = typed('kind', 'order');
  return html`<form class="stack" method="post" action="/desk/simulation/courier">
<div class="grid">
<div>
<label for="kind">What is carried</label>
<select id="kind" name="kind">
<option value="order"${kind === 'order' && html` selected`}>An order</option>
<option value="parcel"${kind === 'parcel' && html` selected`}>A parcel</option>
</select>
</div>
${field({ name: 'number', label: 'Its number', value: typed('number'), attributes: html`${NUMERIC} required` })}
${field({ name: 'latitude', label: 'Latitude', value: typed('latitude') })}
${field({ name: 'longitude', label: 'Longitude', value: typed('longitude') })}
${field({ name: 'speed_kmh', label: 'Speed, km/h', value: typed('speed_kmh', '18') })}
</div>
<div class="row">
<button class="go" name="mode" value="hold">Hold the courier at this place</button>
<button name="mode" value="auto">Let the courier go on</button>
</div>
</form>`;
};

const ERROR_STATUSES = ['500', '502', '503', '504', '429'];

export const faultForm = ({ trouble }: Visit, faults: Faults): Html => {
  const form = 'simulation/faults';
  const typed = (name: string, first: string | number): string => typedValue(trouble, form, name, String(first));
  const integer = (name: string, label: string, first: number): Html =>
    field({ name, label, value: typed(name, first), attributes: NUMERIC });
  const percent = (name: string, label: string, rate = 0): Html =>
    field({ name, label, value: typed(name, Math.round(rate * 1000) / 10) });
  const chosen = typed('error_status', faults?.error_status ?? 500);
  return html`<form class="stack" method="post" action="/desk/simulation/faults">
<div class="grid">
${integer('least', 'Delay from, ms', faults?.latency_ms[0] ?? 0)}
${integer('most', 'Delay to, ms', faults?.latency_ms[1] ?? 0)}
${percent('error_rate', 'Errors, %', faults?.error_rate)}
<div>
<label for="error_status">Error</label>
<select id="error_status" name="error_status">
${ERROR_STATUSES.map((status) => html`<option${status === chosen && html` selected`}>${status}</option>`)}
</select>
</div>
${percent('drop_rate', 'Lost connections, %', faults?.drop_rate)}
${integer('seed', 'Seed', faults?.seed ?? 1)}
<div class="wide">
<label for="paths">Only paths that begin with <small>(empty: all)</small></label>
<input id="paths" name="paths" dir="ltr" placeholder="rest/shops dashboard/user/orders"
  value="${typed('paths', (faults?.paths ?? []).join(' '))}">
</div>
</div>
<div class="row">
<button class="go" name="action" value="set">Let it go wrong</button>
${faults && html`<button name="action" value="clear">Stop all faults</button>`}
</div>
</form>`;
};
