export { toPerson } from './person.shape.ts';
export { toUser } from './user.shape.ts';
