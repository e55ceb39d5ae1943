import { FONT, html, PALETTE, pageFrame, type Html } from '../pages/index.ts';
import type { Field, Reference, ReferenceOperation, Schema } from './read-reference.ts';

export const REFERENCE_STYLE = [
  PALETTE,
  `*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:${FONT}}`,
  'main{max-inline-size:60rem;margin-inline:auto;padding:1.5rem 1rem}',
  'a{color:var(--accent)}code{font-size:.9em;overflow-wrap:anywhere}',
  'h2{margin-block:2rem .5rem}p{max-inline-size:44rem}',
  'details{background:var(--card);border:1px solid var(--line);border-radius:.5rem;' +
    'margin-block:.5rem;padding:.5rem .75rem}',
  'summary{cursor:pointer}summary span{color:var(--quiet)}b{font-family:ui-monospace,monospace}',
  '.wide{overflow-x:auto}table{border-collapse:collapse;inline-size:100%;margin-block:.75rem}',
  'th,td{border-block-end:1px solid var(--line);padding:.25rem .5rem;text-align:start;vertical-align:top}',
  ':focus-visible{outline:3px solid var(--ring);outline-offset:2px}',
].join('');

/** Writes the reference as one page without scripts: operations by area, then the schemas they use. */
export const referencePage = ({ title, version, description, operations, schemas }: Reference): string => {
  const areas = [...new Set(operations.map(areaOf))].sort();
  const inArea = (area: string): readonly ReferenceOperation[] => operations.filter((one) => areaOf(one) === area);
  return pageFrame({
    language: 'en',
    direction: 'ltr',
    title,
    style: REFERENCE_STYLE,
    body: html`<main>
<h1>${title} ${version}</h1>
<p>${prose(description)}</p>
<p>Base: <code>/api/v1</code>. Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Areas"><ul>${areas.map((area) => html`<li><a href="#${area}">${area}</a></li>`)}</ul></nav>
${areas.map((area) => html`<h2 id="${area}">${area}</h2>${inArea(area).map(operationPart)}`)}
<h2 id="schemas">Schemas</h2>
${Object.entries(schemas).map(([name, schema]) => schemaPart(name, schema))}
</main>`,
  });
};

/** The first two words of a path that are no parameters: `dashboard/user`, `rest/shops`. */
const areaOf = ({ path }: ReferenceOperation): string =>
  path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('{'))
    .slice(0, path.startsWith('/dashboard') ? 3 : 2)
    .join('/');

const operationPart = ({ id, method, path, summary, isSecured, role, fields, answer }: ReferenceOperation): Html =>
  html`<details id="${id}"><summary><b>${method}</b> <code>${path}</code> <span>${prose(summary)}</span></summary>
<p>${role === undefined ? (isSecured ? 'Needs a token.' : 'Public.') : `Needs a token of the role ${role}.`}</p>
${fields.length > 0 ? fieldTable(fields) : ''}
${answer ? html`<p>Answer: ${typePart(answer)}</p>` : ''}
</details>`;

const fieldTable = (fields: readonly Field[]): Html =>
  html`<div class="wide"><table>
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th>
<th scope="col">Notes</th></tr></thead>
<tbody>${fields.map(
    ({ name, place, isRequired, schema, description }) =>
      html`<tr><td><code>${name}</code></td><td>${place}</td><td>${typePart(schema)}</td>
<td>${notesOf(isRequired, description)}</td></tr>`,
  )}</tbody></table></div>`;

const notesOf = (isRequired: boolean, description: string): Html =>
  prose([isRequired ? 'required' : '', description].filter(Boolean).join('; '));

/** Renders the code spans of Markdown; descriptions use no other markup. */
const prose = (markdown: string): Html =>
  html`${markdown.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;

const schemaPart = (name: string, schema: Schema): Html =>
  html`<details id="${anchorOf(name)}"><summary><code>${name}</code>
<span>${prose(schema.description ?? '')}</span></summary>
${schema.properties ? memberTable(schema) : html`<p>${typePart(schema)}</p>`}</details>`;

const memberTable = ({ properties = {}, required = [] }: Schema): Html =>
  html`<div class="wide"><table>
<thead><tr><th scope="col">Member</th><th scope="col">Type</th><th scope="col">Notes</th></tr></thead>
<tbody>${Object.entries(properties).map(
    ([name, schema]) =>
      html`<tr><td><code>${name}</code></td><td>${typePart(schema)}</td>
<td>${notesOf(required.includes(name), schema.description ?? '')}</td></tr>`,
  )}</tbody></table></div>`;

const anchorOf = (schema: string): string => `schema-${schema}`;

/** A type in words, with links to the schemas it names. */
const typePart = (schema: Schema): Html => {
  // `#/components/schemas/Shop`, or a member within: `#/components/schemas/List/properties/meta`.
  const [name, , member] = schema.$ref?.split('/').slice(3) ?? [];
  if (name !== undefined)
    return html`<a href="#${anchorOf(name)}">${member === undefined ? name : `${name}.${member}`}</a>`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) return html`<code>${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}</code>`;
  if (schema.allOf) return joined(schema.allOf, ' with ');
  if (schema.oneOf ?? schema.anyOf) return joined(schema.oneOf ?? schema.anyOf ?? [], ' or ');
  if (schema.items) return html`list of ${typePart(schema.items)}`;
  const members = Object.entries(schema.properties ?? {});
  if (members.length > 0)
    return html`{ ${members.map(
      ([member, type], index) => html`${index > 0 ? ', ' : ''}${member}: ${typePart(type)}`,
    )} }`;
  return html`${[schema.type ?? 'any'].flat().join(' or ')}`;
};

const joined = (schemas: readonly Schema[], word: string): Html =>
  html`${schemas.map((schema, index) => html`${index > 0 ? word : ''}${typePart(schema)}`)}`;
