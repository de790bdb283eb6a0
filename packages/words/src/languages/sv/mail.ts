// Notices in Swedish; terms as in docs/glossary.md.
import type { MailTexts } from '../mail-texts.ts';
import { names } from './names.ts';

const OVER = 'Partiet är slut';

export const mail: MailTexts = {
  tag: 'sv',
  machine: (level) => `datorn (${level.charAt(0).toUpperCase()}${level.slice(1)})`,
  nobody: 'ingen',
  rome: names['area.Rome'],
  turn: {
    title: 'Din tur',
    text: (name, bc, turn) => `Det är din tur mot ${name}: ${bc} f.Kr., drag ${turn}.`,
    planStopped: (whys) => `Din plan stoppades: ${whys.join('; ')}.`,
    planWhys: {
      place: (area) => `${area} var inte som den räknade med`,
      battle: (area) => `den räknade inte med striden om ${area}`,
      first: 'spelare 1 var inte den som den räknade med',
      card: 'fienden spelade inte det kort som den räknade med',
      block: 'en av dina pjäser var inte som den räknade med',
      points: 'segerpoängen var inte som den räknade med',
      order: 'en av dess order var inte tillåten',
      god: 'fienden spelade ett kort som den inte räknade med',
      turn: 'du tillfrågades om något som den inte gällde',
      rolled: 'dess senaste order avslöjade något nytt',
      draw: 'motståndaren erbjuder remi',
      'taken-back': 'order togs tillbaka',
      'by-hand': 'du gav en annan order',
    },
  },
  began: { title: 'Partiet har börjat', text: (name) => `Ditt parti mot ${name} har börjat.` },
  won: { title: OVER, text: (name) => `Du har vunnit partiet mot ${name}.` },
  lost: { title: OVER, text: (name) => `Du har förlorat partiet mot ${name}.` },
  drawn: { title: OVER, text: (name) => `Ditt parti mot ${name} slutade oavgjort.` },
  endOffered: {
    title: 'Förslag att avsluta partiet',
    text: (name) =>
      `${name} föreslår att ni avslutar partiet, eftersom du knappt har någon chans kvar. Du kan ge upp eller spela vidare.`,
  },
  ended: { title: OVER, text: (name) => `Ditt parti mot ${name} har slutat utan resultat.` },
  endedEarly: (name, tournament) =>
    `Ditt parti mot ${name} avslutades i förtid. Hur det räknas i ${tournament} står på turneringens sida.`,
  challenge: { title: 'En utmaning', text: (name) => `${name} vill spela mot dig.` },
  found: {
    title: 'Motståndare hittad',
    text: (name) => `Din motståndare är ${name}. Partiet börjar när ni båda är redo.`,
  },
  bid: {
    title: 'Lägg ditt bud',
    text: (name) => `${name} har lagt ett bud. Partiet börjar så snart du har lagt ditt.`,
  },
  round: {
    title: (tournament) => tournament,
    text: (name, round) => `Rond ${round}: ditt parti mot ${name} kan börja.`,
    bye: (round) => `Rond ${round}: du har fri rond.`,
    ends: (name, round, hours) =>
      `Rond ${round} slutar om ungefär ${hours === 1 ? 'en timme' : `${hours} timmar`}: ditt parti mot ${name} är inte slut än.`,
    over: (reached) =>
      reached === null
        ? 'Turneringen är slut.'
        : reached.division === null
          ? `Turneringen är slut. Din plats: ${reached.place}.`
          : `Turneringen är slut. Din plats: ${reached.place} i division nr ${reached.division}.`,
    off: 'Turneringen är inställd.',
  },
  chat: { title: (name) => `${name} säger`, text: (name, line) => `${name}: ${line}` },
  reminder: {
    title: 'Din tid rinner ut',
    text: (name, hours) => `Du har ungefär ${hours === 1 ? 'en timme' : `${hours} timmar`} kvar mot ${name}.`,
  },
  several: (games) => `Nytt i ${games} partier`,
  test: { title: 'Testmeddelande', text: 'Så här får du veta när ett parti väntar på dig.' },
  preview: {
    home: {
      title: 'Rubicon',
      text: 'Caesar mot Pompejus om den romerska världen: ett konfliktspel med block för två.',
    },
    pair: (caesar, pompey) => `${caesar} (Caesar) mot ${pompey} (Pompejus)`,
    waiting: 'Partiet har inte börjat än.',
    board: (bc, turn, score) => `${bc} f.Kr., drag ${turn}; segerpoäng ${score}.`,
    won: (name, score) => `${name} vann; segerpoäng ${score}.`,
    drawn: (score) => `Oavgjort; segerpoäng ${score}.`,
    aborted: 'Partiet slutade utan resultat.',
    endedEarly: (tournament) =>
      `Partiet avslutades i förtid. Hur det räknas står på sidan för ${tournament}.`,
    person: (name, rating) =>
      rating === null ? `${name} spelar Rubicon.` : `${name} spelar Rubicon, rating ${rating}.`,
    tournament: (people, winners) =>
      winners.length === 0 ? `En turnering för ${people}.` : `Vunnen av ${winners.join(' och ')}.`,
  },
  channel: {
    open: {
      title: 'Ett parti väntar på en motståndare',
      text: (name) => `${name} har öppnat ett parti och väntar på en motståndare.`,
    },
    round: (round) => `Rond ${round} har börjat:`,
    standings: (leaders) => `Ställning: ${leaders}`,
    decided: {
      deadline: (winner, score) =>
        winner === null
          ? `Oavgjort på segerpoäng när tiden var ute, ${score}.`
          : `${winner} vann på segerpoäng när tiden var ute, ${score}.`,
      forfeit: (winner) =>
        winner === null ? 'Båda spelarna förlorade på walkover.' : `${winner} vann på walkover.`,
      ruled: (winner, reason) =>
        `Avgjort av arrangören: ${winner === null ? 'oavgjort' : `${winner} vinner`}. ${reason}`,
    },
    toPlay: (people) => `Vid draget: ${people}`,
  },
  footer: (home, link) => [`Du får detta därför att du spelar på ${home}.`, `Inga fler brev: ${link}`],
  verify: {
    subject: 'Bekräfta din e-postadress',
    lines: ({ home, link }) => [
      `Någon som spelar på ${home} vill få meddelanden med e-post till den här adressen.`,
      '',
      `Är det du, bekräfta det inom ett dygn: ${link}`,
      '',
      'Om inte behöver du inte göra något: det kommer inga fler brev.',
    ],
  },
  reset: {
    subject: 'Ett nytt lösenord',
    lines: ({ name, home, link }) => [
      `Någon, kanske du, har bett om ett nytt lösenord för ${name} på ${home}.`,
      '',
      `Välj ett nytt lösenord med den här länken inom en timme; den fungerar en gång: ${link}`,
      '',
      'Om det inte var du behöver du inte göra något: ditt lösenord ändras inte.',
    ],
  },
};
