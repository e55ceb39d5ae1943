import { HOME, STREET, type apiOf } from './api.ts';
import { CASH } from './meal.ts';

type Server = ReturnType<typeof apiOf>;

/** Sends a parcel from HOME to Ferry Lane, to be paid in cash. Returns its id. */
export const sendParcel = async (api: Server, token: string): Promise<number> => {
  const [type] = (await api.ok('listParcelTypes', {})).data;
  const draft = {
    currency_id: 1,
    type_id: type?.id ?? 0,
    username_from: 'Nadia Bergsma',
    phone_from: '14155550111',
    address_from: { ...HOME, address: STREET },
    username_to: 'Mira Haddad',
    phone_to: '14155550164',
    address_to: { latitude: HOME.latitude + 0.02, longitude: HOME.longitude + 0.01, address: '27 Ferry Lane' },
    delivery_date: '2026-12-24',
    delivery_time: '13:00',
  };
  const { id } = (await api.ok('placeParcel', draft, { token })).data;
  await api.ok('payParcel', { id, payment_sys_id: CASH }, { token });
  return id;
};
