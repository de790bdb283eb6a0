// The map's colours, by day and by night. The drawing uses their names; the page selects the set.

interface Shade {
  readonly light: string;
  readonly dark: string;
}

const shade = (light: string, dark: string): Shade => ({ light, dark });

export const COLOURS = {
  paper: shade('#F4ECDC', '#171A1E'),
  land: shade('#F0E6D0', '#34302B'),
  sea: shade('#BCD2D3', '#15242D'),
  'sea-ink': shade('#2C5A68', '#7FA9B3'),
  'sea-name': shade('#214C59', '#A9CDD3'),
  ink: shade('#2B241E', '#E9DCC0'),
  'ink-soft': shade('#6B5B49', '#A89A80'),
  halo: shade('#F4ECDC', '#25221F'),
  peak: shade('#EFE3CA', '#3A352F'),
  river: shade('#4E7F8C', '#6E9FAB'),
  'province-name': shade('#5C4A37', '#C9B892'),
  major: shade('#7A2F22', '#E0A074'),
  minor: shade('#5A4636', '#CDBA98'),
  wall: shade('#6E1F24', '#D97B74'),
  numeral: shade('#FBF4E4', '#22100F'),
  sign: shade('#F4ECDC', '#101C24'),
  levy: shade('#C9962F', '#C9962F'),
  'levy-ink': shade('#2B241E', '#2B241E'),
  'wash-a': shade('#C98F76', '#9A5B46'),
  'wash-b': shade('#A3AE74', '#6F7B45'),
  'wash-c': shade('#D6AE58', '#9A7730'),
  'wash-d': shade('#A58CA6', '#75607B'),
  'wash-e': shade('#8FA9A4', '#4F7470'),
  'wash-f': shade('#CDBE97', '#5D5443'),
  /** How strong the washes are. */
  wash: shade('.5', '.34'),
} as const;

export type Colour = keyof typeof COLOURS;

/** A colour as an attribute of the drawing; without a style sheet it is the day colour. */
export const colour = (name: Colour): string => `var(--map-${name},${COLOURS[name].light})`;

const listed = (set: keyof Shade, indent: string): string =>
  Object.entries(COLOURS)
    .map(([name, value]) => `${indent}--map-${name}: ${value[set].toLowerCase()};\n`)
    .join('');

/** The style sheet that goes with the drawing. */
export const colourSheet = (): string =>
  `/* Written by atlas/bake.ts: the map's colours. */
:root {
${listed('light', '  ')}}

@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) {
${listed('dark', '    ')}  }
}

@media screen {
  :root[data-theme='dark'] {
${listed('dark', '    ')}  }
}
`;
