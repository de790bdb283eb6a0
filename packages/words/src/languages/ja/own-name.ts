// What people who read no other language look for.
export const ownName = '日本語';
