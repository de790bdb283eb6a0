// The battle panel.
export const battle = {
  'battle.title': 'Battle of {area}',
  'battle.title.sea': 'Battle on {area}',
} as const;
