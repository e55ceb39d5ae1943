/**
 * How much of an ingredient a recipe takes and what it calls it, the steps with their minutes and ingredients, and what
 * the shop does not sell with it. Recipes without them keep their texts.
 */
export const recipeAmounts = `
alter table recipe_stocks add column amount text;
alter table recipe_stocks add column measure text;
alter table recipe_stocks add column texts jsonb;
alter table recipes add column steps jsonb not null default '[]';
alter table recipes add column pantry jsonb not null default '[]'`;
