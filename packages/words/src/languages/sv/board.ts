// Spelplanen: vad platser och pjäser heter för den som lyssnar, och dess få knappar.
import type { board as first } from '../en/board.ts';
import type { board as later } from '../en/later/board.ts';

export const board: Readonly<Record<keyof typeof first | keyof typeof later, string>> = {
  'board.label': 'Spelplanen',
  'board.fought': '{battle}: {side} vann. Rapport',
  'board.keys':
    'Piltangenterna går från plats till plats, hakparenteserna mellan pjäserna på en plats, plus och minus zoomar, 0 visar hela spelplanen.',
  'board.zoom': 'Zooma',
  'board.zoom.in': 'Zooma in',
  'board.zoom.out': 'Zooma ut',
  'board.zoom.fit': 'Visa hela spelplanen',
  'board.thumbnail':
    'Kartan: Caesar finns på {caesar|one=en plats|other=# platser}, Pompejus på {pompey|one=en plats|other=# platser}.',
  'board.minimap': 'Översikt: dra för att flytta spelplanen',
  'board.port': 'hamn',
  'board.port.major': 'stor hamn',
  'board.points': '{count} poäng',
  'board.place': '{place}.',
  'board.stack': '{side}: {blocks}.',
  'board.unknown': '{count|one=# okänd pjäs|other=# okända pjäser}',
  'board.block': '{name} {strength}',
  'board.contested': 'Omstridd.',
  'board.held': '{side} måste ha kvar en Navis här.',
  'board.pinned': '{count|one=# pjäs är låst|other=# pjäser är låsta}.',
  'board.light.go': 'Går att nå.',
  'board.light.attack': 'Går att anfalla.',
  'board.light.way': 'På vägen.',
  'board.light.choose': 'Går att välja.',
  'board.piece': '{name}, styrka {strength}, {place}',
  'board.piece.spent': '{piece}, har flyttats',
  'board.piece.main': '{piece}, huvudstyrka',
  'board.piece.reserve': '{piece}, reserv',
};
