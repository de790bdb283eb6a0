// Prompts: what the side to play can do, and why. A prompt addresses that side.
export const prompts = {
  // Heard, not read: the announcements for screen readers
  'hear.label': 'Announcements',
} as const;
