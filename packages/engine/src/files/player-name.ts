// The name of a player, as a game file can hold it.
export const MAX_NAME = 60;
export const NAME_FORM = `A name has 1 to ${MAX_NAME} characters, all of them visible.`;

export const isPlayerName = (name: string): boolean =>
  name.length > 0 && name.length <= MAX_NAME && !/\p{Cc}/u.test(name) && name.isWellFormed();
