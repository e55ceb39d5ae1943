import { houseIn, placeIn } from './shop.ts';
import type { CourierEntry, PersonEntry } from './people-types.ts';

export const people: readonly PersonEntry[] = [
  {
    email: 'demo@tiffin.test', firstname: 'Leila', lastname: 'Haddad', role: 'user', phone: '14015550101', birthday: '1991-04-12', gender: 'female', wallet: 12_000,
    addresses: [
      { title: 'Home', ...houseIn('port-alder', [0.4, 0.3]), floor: '3', entrance: 'B', comment: 'Ring twice', isActive: true },
      { title: 'Work', ...houseIn('port-alder', [-0.6, -0.4]), floor: '5', isActive: false },
      { title: 'By the lake', ...houseIn('lindenau', [0, 0.2]), isActive: false },
    ],
  },
  {
    email: 'second@tiffin.test', firstname: 'Jonas', lastname: 'Weber', role: 'user', phone: '14015550102', birthday: '1986-09-30', gender: 'male', wallet: 4_500,
    addresses: [
      { title: 'Home', ...houseIn('port-alder', [-0.8, 0.6]), isActive: true },
    ],
  },
  {
    email: 'desk@tiffin.test', firstname: 'Tiffin', lastname: 'Desk', role: 'admin', phone: '14015550100', wallet: 0, addresses: [],
  },
];

const courier = (
  slug: string, city: CourierEntry['city'], vehicle: CourierEntry['vehicle'], name: readonly [string, string], phone: string, at: readonly [number, number], stars: readonly [number, number],
): CourierEntry => ({
  slug, city, vehicle, firstname: name[0], lastname: name[1], phone, start: placeIn(city, at), rating: stars[0], ratingCount: stars[1],
});

export const couriers: readonly CourierEntry[] = [
  courier('mateo', 'port-alder', 'bicycle', ['Mateo', 'Rivas'], '14015550201', [0.2, 0.1], [4.9, 412]),
  courier('aisha', 'port-alder', 'scooter', ['Aisha', 'Bello'], '14015550202', [-0.8, 0.5], [4.8, 388]),
  courier('finn', 'port-alder', 'cargo_bike', ['Finn', 'O’Hara'], '14015550203', [0.9, -0.7], [4.7, 251]),
  courier('yuki', 'port-alder', 'bicycle', ['Yuki', 'Tan'], '14015550204', [-0.4, -0.9], [4.9, 530]),
  courier('samuel', 'port-alder', 'car', ['Samuel', 'Price'], '14015550205', [1.4, 0.8], [4.6, 190]),
  courier('noor', 'port-alder', 'scooter', ['Noor', 'Rahman'], '14015550206', [-1.2, -0.2], [4.8, 301]),
  courier('clara', 'lindenau', 'bicycle', ['Clara', 'Stein'], '4975312900201', [0.1, 0], [4.9, 164]),
  courier('emil', 'lindenau', 'cargo_bike', ['Emil', 'Kern'], '4975312900202', [-0.5, 0.3], [4.7, 98]),
  { ...courier('rider', 'port-alder', 'bicycle', ['Robin', 'Okafor'], '14015550207', [0.3, 0.2], [4.8, 140]), email: 'rider@tiffin.test' },
  courier('dilara', 'lindenau', 'car', ['Dilara', 'Acar'], '4975312900203', [0.7, -0.5], [4.8, 120]),
];
