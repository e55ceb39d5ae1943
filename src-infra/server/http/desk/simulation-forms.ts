import { html, type Html } from '../pages/index.ts';
import type { Success } from './desk-api.ts';
import { typedIn } from './parts.html.ts';
import type { Visit } from './section.ts';

type Clock = { readonly now: string; readonly isRunning: boolean; readonly speed: number };
type Faults = Success<'setFaults'>['data'];

export const clockForms = ({ trouble }: Visit, { now, isRunning, speed }: Clock): Html => {
  const form = 'simulation/clock';
  const part = (action: string, content: Html): Html => html`<form class="inline" method="post" action="/desk/simulation/clock"><input type="hidden" name="action" value="${action}">${content}</form>`;
  return html`<div class="forms">
${part(isRunning ? 'pause' : 'resume', html`<button class="go">${isRunning ? 'Stop the clock' : 'Start the clock'}</button>`)}
<form class="inline" method="post" action="/desk/simulation/clock" aria-label="Advance"><input type="hidden" name="action" value="advance">${[['600', '10 minutes on'], ['3600', 'An hour on'], ['86400', 'A day on']].map(([value = '', label = '']) => html`<button name="seconds" value="${value}">${label}</button>`)}</form>
${part('advance', html`<div><label for="seconds">Seconds on</label><input id="seconds" name="seconds" inputmode="numeric" value="${typedIn(trouble, form, 'seconds')}"></div><button>Advance</button>`)}
${part('set', html`<div><label for="at">Set to (UTC)</label><input id="at" name="at" type="datetime-local" step="1" min="${now.slice(0, 16).replace(' ', 'T')}" value="${typedIn(trouble, form, 'at', now.slice(0, 19).replace(' ', 'T'))}"></div><button>Set</button>`)}
${part('speed', html`<div><label for="speed">Times as fast (1 to 3600)</label><input id="speed" name="speed" inputmode="decimal" value="${typedIn(trouble, form, 'speed', String(speed))}"></div><button>Change speed</button>`)}
</div>`;
};

export const courierForm = ({ trouble }: Visit): Html => {
  const form = 'simulation/courier';
  const typed = (name: string, first = ''): string => typedIn(trouble, form, name, first);
  const option = (name: string, value: string, label: string, first: string): Html => html`<option value="${value}"${typed(name, first) === value ? html` selected` : ''}>${label}</option>`;
  return html`<form class="stack" method="post" action="/desk/simulation/courier"><div class="grid">
<div><label for="kind">What is carried</label><select id="kind" name="kind">${option('kind', 'order', 'An order', 'order')}${option('kind', 'parcel', 'A parcel', 'order')}</select></div>
<div><label for="number">Its number</label><input id="number" name="number" inputmode="numeric" required value="${typed('number')}"></div>
<div><label for="latitude">Latitude</label><input id="latitude" name="latitude" inputmode="decimal" value="${typed('latitude')}"></div>
<div><label for="longitude">Longitude</label><input id="longitude" name="longitude" inputmode="decimal" value="${typed('longitude')}"></div>
<div><label for="speed_kmh">Speed, km/h</label><input id="speed_kmh" name="speed_kmh" inputmode="decimal" value="${typed('speed_kmh', '18')}"></div></div>
<div class="row"><button class="go" name="mode" value="hold">Hold the courier at this place</button><button name="mode" value="auto">Let the courier go on</button></div></form>`;
};

export const faultForm = ({ trouble }: Visit, faults: Faults): Html => {
  const form = 'simulation/faults';
  const typed = (name: string, first: string | number): string => typedIn(trouble, form, name, String(first));
  const field = (name: string, label: string, first: string | number, mode: 'numeric' | 'decimal' = 'numeric'): Html =>
    html`<div><label for="${name}">${label}</label><input id="${name}" name="${name}" inputmode="${mode}" value="${typed(name, first)}"></div>`;
  const percent = (rate: number | undefined): number => Math.round((rate ?? 0) * 1000) / 10;
  const chosen = typed('error_status', faults?.error_status ?? 500);
  return html`<form class="stack" method="post" action="/desk/simulation/faults"><div class="grid">
${field('least', 'Delay from, ms', faults?.latency_ms[0] ?? 0)}${field('most', 'Delay to, ms', faults?.latency_ms[1] ?? 0)}
${field('error_rate', 'Errors, %', percent(faults?.error_rate), 'decimal')}
<div><label for="error_status">Error</label><select id="error_status" name="error_status">${['500', '502', '503', '504', '429'].map((status) => html`<option${status === chosen ? html` selected` : ''}>${status}</option>`)}</select></div>
${field('drop_rate', 'Lost connections, %', percent(faults?.drop_rate), 'decimal')}${field('seed', 'Seed', faults?.seed ?? 1)}
<div class="wide"><label for="paths">Only paths that begin with <small>(empty: all)</small></label><input id="paths" name="paths" dir="ltr" placeholder="rest/shops dashboard/user/orders" value="${typed('paths', (faults?.paths ?? []).join(' '))}"></div></div>
<div class="row"><button class="go" name="action" value="set">Let it go wrong</button>${faults ? html`<button name="action" value="clear">Stop all faults</button>` : ''}</div></form>`;
};
