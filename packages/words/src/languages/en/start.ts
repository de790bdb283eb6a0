// The start page, the settings and the notice of a new version.
export const start = {
  'start.title': 'RVBICON',
  'start.inscription': 'Bellvm civile · DCCV–DCCIX',
  'start.tagline': 'Caesar against Pompey for the Roman world, 49–\u206045\u00A0BC',
  'start.what':
    'A block wargame for two: move and levy wooden blocks whose faces only their owner sees. Each turn a card sets how much you can do, or brings in a god. Control the cities that score VP when winter comes.',
  'start.one-screen':
    'On this screen two players pass the device between them, and no data leaves it. Online, you play other people.',
  'start.play': 'Play on this screen',
  'start.learn': 'Learn to play',
  'start.machine': 'Play the computer',
  'start.online': 'Play online',
  'start.machine-name': '{level} (computer)',
  'start.quick': 'Play {level} as {side}',
  'start.quick-first': 'A computer opponent to start with',
  'start.quick-again': 'The computer, as last time',
  'start.continue-last': 'Continue {caesar} vs {pompey}',
  'start.when': '{year}, turn {turn}',
  'start.rules': 'Choose the rules…',
  'start.load': 'Load a game file',
  'start.load-drop': 'Drop the game file here.',
  'start.load-failed': 'The game file could not be loaded. {why}',
  'start.begin-failed': 'The game could not be started. {why}',
  'start.games-failed': 'The games on this device could not be read. {why}',
  'start.save-failed': 'The game could not be saved to a file. {why}',
  'start.remove-failed': 'The game could not be removed. {why}',
  'start.settings': 'Settings',

  'start.games': 'Games on this device',
  'start.games-none': 'None yet. Games are saved here from the first order on; you can leave at any time.',
  'start.look-back': 'Replay',
  'start.stats': 'Statistics',
  'start.study': 'Replay & study',

  'start.version': 'Rubicon {version}',
  'start.licence':
    'The code and artwork are free under the MIT licence. Julius Caesar, its rulebook and its name belong to Columbia Games, Inc., who did not make this edition.',

  // Settings
  'settings.language': 'Language',

  // A new version
  'offline.ready': 'A new version is ready.',
  'offline.reload': 'Reload now',
  'offline.later': 'Later',
} as const;
