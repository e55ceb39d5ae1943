import { html, type Html } from '../pages/index.ts';
import type { DeskApi, Success } from './desk-api.ts';
import { errorAttributes, typedValue } from './parts.html.ts';
import type { Visit } from './section.ts';

type Courier = Success<'listCouriers'>['data'][number];
/** The couriers to choose from, and whether the list was cut. */
export type Couriers = { readonly known: readonly Courier[]; readonly hasMore: boolean };

const PER_PAGE = 100;
/** Longer lists are unusable. */
const MAX_PAGES = 5;

/** Loads the couriers once for a page, on first use: many cards may offer the choice. */
export const createCouriers = (api: DeskApi): (() => Promise<Couriers>) => {
  let pending: Promise<Couriers> | undefined;
  return () => (pending ??= readAll(api));
};

const readAll = async (api: DeskApi): Promise<Couriers> => {
  const known: Courier[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await api.call('listCouriers', { page, perPage: PER_PAGE });
    if (!answer.ok) return { known, hasMore: false };
    known.push(...answer.body.data);
    if (page >= answer.body.meta.last_page) return { known, hasMore: false };
  }
  return { known, hasMore: true };
};

/** The field that assigns a courier, grouped by city. */
export const courierField = async (section: string, id: number, visit: Visit): Promise<Html> => {
  const form = `${section}/${id}`;
  const chosen = typedValue(visit.trouble, form, 'deliveryman_id');
  const { known, hasMore } = await visit.couriers();
  const option = ({ id: number, user, vehicle }: Courier): Html => {
    const label = [nameOf(user), vehicle?.replaceAll('_', ' ')].filter(Boolean).join(', ');
    return html`<option value="${number}"${String(number) === chosen && html` selected`}>${label}</option>`;
  };
  const cities = [...new Set(known.map(({ city }) => city))];
  const groups = cities.map((city) => {
    const options = known.filter((courier) => courier.city === city).map(option);
    return cities.length === 1 && city === null
      ? html`${options}`
      : html`<optgroup label="${city === null ? 'Of no city' : cityName(city)}">${options}</optgroup>`;
  });
  return html`<label for="courier-${id}">Courier</label>
<select id="courier-${id}" name="deliveryman_id"${errorAttributes(visit.trouble, form, 'deliveryman_id')}>
<option value="">Nobody yet</option>
${groups}
</select>
${hasMore && html`<small>The first ${known.length} of all couriers.</small>`}`;
};

const nameOf = ({ firstname, lastname }: Courier['user']): string => [firstname, lastname].filter(Boolean).join(' ');

/** Turns `port-alder` into `Port Alder`. */
const cityName = (city: string): string =>
  city.replaceAll(
    /(^|-)(\p{L})/gu,
    (_whole, dash: string, letter: string) => (dash === '' ? '' : ' ') + letter.toUpperCase(),
  );
