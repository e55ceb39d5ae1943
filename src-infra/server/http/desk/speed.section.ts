import { html, type Html } from '../pages/index.ts';
import type { Success } from './desk-api.ts';
import { badge } from './parts.html.ts';
import type { Section } from './section.ts';

type Report = Success<'showWebVitals'>['data'];
type Row = Report['rows'][number];

/** OPS-8: how fast the pages are for those who visit them. */
export const speedSection: Section = {
  key: 'speed',
  title: 'Speed',
  audience: 'operators',
  show: async ({ api }) => {
    const answer = await api.call('showWebVitals');
    if (!answer.ok)
      return {
        title: 'Speed',
        status: answer.refusal.status,
        body: html`<h1>Speed</h1>
<p class="bad" role="alert">${answer.refusal.message}</p>`,
      };
    const report = answer.body.data;
    const routes = [...new Set(report.rows.map(({ route }) => route))];
    return {
      title: 'Speed',
      body: html`<h1>Speed</h1>
${!report.measuring && OFF}
<p>What browsers measured of visits in the last ${report.days} days. Three of four visits were at least as good as the
value shown. Nothing about the visitors is stored.</p>
${THRESHOLDS_NOTE}
${
  routes.length === 0
    ? html`<p class="empty">No visit has been measured yet.</p>`
    : html`<ul class="cards">${routes.map((route) => pageCard(route, report))}</ul>`
}`,
    };
  },
};

const OFF = html`<p class="bad">Measuring is switched off (<bdi dir="ltr">WEB_VITALS=off</bdi>): nothing new is
counted.</p>`;

const THRESHOLDS_NOTE = html`<details>
<summary>What the values mean</summary>
<p>LCP: how long until the largest part of the first screen is there. Good up to 2.5 s, poor above 4 s.</p>
<p>INP: how long a tap or key waits for its effect. Good up to 200 ms, poor above 500 ms.</p>
<p>CLS: how much the page moves by itself. Good up to 0.1, poor above 0.25.</p>
<p>Visits that end within the first seconds, and browsers that ask not to be followed, are not measured.</p>
</details>`;

const pageCard = (route: string | null, { rows, minimum }: Report): Html => {
  const own = rows.filter((row) => row.route === route);
  return html`<li class="card speed">
<h2>${route === null ? 'All pages' : html`<bdi dir="ltr">${route}</bdi>`}</h2>
${DEVICES.flatMap(([device, title]) => {
  const measured = own.filter((row) => row.device === device);
  return measured.length > 0 ? [devicePart(title, measured, minimum)] : [];
})}
</li>`;
};

const DEVICES: readonly (readonly [device: Row['device'], title: string])[] = [
  ['phone', 'Phones'],
  ['desktop', 'Larger screens'],
];

const devicePart = (title: string, measured: readonly Row[], minimum: number): Html =>
  measured.every(({ p75 }) => p75 === null)
    ? html`<h3>${title}</h3>
<p>Too few to tell (${minimum} are needed): ${measured.map(countText).join(', ')}</p>`
    : html`<h3>${title}</h3>
<dl>${measured.map((row) => vitalFact(row, minimum))}</dl>`;

const countText = ({ metric, count }: Row): string => `${count} × ${metric}`;

const vitalFact = ({ metric, count, good, p75, rating }: Row, minimum: number): Html => html`<div>
<dt>${NAMES[metric]}</dt>
<dd>${
  p75 === null || rating === null
    ? html`Too few to tell
<small>${count} of the ${minimum} that are needed</small>`
    : html`<strong>${valueText(metric, p75)}</strong> ${badge(rating)}
<small>${count.toLocaleString('en')} measurements, ${Math.floor((good / count) * 100)}% good</small>`
}</dd>
</div>`;

const NAMES: Readonly<Record<Row['metric'], string>> = {
  LCP: 'Loading (LCP)',
  INP: 'Reacting (INP)',
  CLS: 'Moving (CLS)',
};

const valueText = (metric: Row['metric'], value: number): string => {
  switch (metric) {
    case 'LCP':
      return `${(value / 1000).toFixed(2)} s`;
    case 'INP':
      return `${Math.round(value)} ms`;
    case 'CLS':
      return value.toFixed(3);
  }
};
