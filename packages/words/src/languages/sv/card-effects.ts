// Vad korten gör, i korthet.
import type { rules as english } from '../en/card-effects.ts';

export const rules: Readonly<Record<keyof typeof english, string>> = {
  'card.text.command':
    'Upp till {moves|=1=en marsch|=2=två marscher|=3=tre marscher|=4=fyra marscher|other=# marscher}, sedan upp till {levies|=1=en rekrytering|=2=två rekryteringar|=3=tre rekryteringar|other=# rekryteringar}.',
  'card.text.Apollo':
    'Blir det kort som fienden spelade i förra draget, som också avgör vem som är spelare 1. Spelat mot ett annat händelsekort avslutar det draget. Kan inte spelas i årets första drag.',
  'card.text.Jupiter':
    'Välj en fientlig stad intill en egen. En pjäs där, som lotten avgör, går över till dig; en ledare eller Navis förlorar i stället ett steg.{jupiter|city=|colour= Du anger också pjäsens färg.|colour-or-sea= Du anger också pjäsens färg, och även Navis till havs kan drabbas.}',
  'card.text.Mars':
    'En grupp landpjäser marscherar. I en strid där du anfaller slår hela din huvudstyrka före alla försvarare i rond I.',
  'card.text.Mercury': 'En grupp landpjäser marscherar upp till tre etapper, eller anfaller på upp till två.',
  'card.text.Neptune':
    'En grupp Navis seglar. I en strid där du anfaller slår hela din huvudstyrka före alla försvarare i rond I.',
  'card.text.Pluto':
    'En grupp landpjäser marscherar, och fler av dem än vanligt får anfalla via samma väg: sex längs en större väg, tre längs en mindre, två över ett sund.',
  'card.text.Vulcan':
    'Välj en fientlig stad: varje pjäs i den förlorar ett steg. De med styrka I elimineras, ledare också. {cleopatra|spared=Cleopatra med styrka I skonas.|joins=Cleopatra med styrka I går över till dig.}',
};
