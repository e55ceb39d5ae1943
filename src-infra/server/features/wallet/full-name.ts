/** Joins first and last name, if present. */
export const fullName = ({
  firstname,
  lastname,
}: {
  readonly firstname: string;
  readonly lastname: string | null;
}): string => [firstname, lastname].filter((part) => part !== null && part !== '').join(' ');
