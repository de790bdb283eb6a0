// What people who read no other language look for.
export const ownName = 'English';
