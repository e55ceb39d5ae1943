/** A demo person on the embedded provider page. */
export type Persona = { readonly key: string; readonly name: string; readonly email: string; readonly phone: string };

/** The demo people of the embedded provider; their accounts are created at first sign-in. */
export const personas: readonly Persona[] = [
  { key: 'maya', name: 'Maya Lindqvist', email: 'maya.lindqvist@mail.example', phone: '14015550171' },
  { key: 'karim', name: 'كريم منصور', email: 'karim.mansour@mail.example', phone: '14015550172' },
  { key: 'jonna', name: 'Jonna Brandt', email: 'jonna.brandt@mail.example', phone: '4915550000173' },
  { key: 'elise', name: 'Élise Garnier', email: 'elise.garnier@mail.example', phone: '33155500174' },
];
