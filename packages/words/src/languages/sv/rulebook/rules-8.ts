// Regel 8: vinter.
import type { rules8 as english } from '../../en/rulebook/rules-8.ts';

export const rules8: Readonly<Record<keyof typeof english, string>> = {
  'c.8': 'Efter varje års femte drag kommer ett vinterdrag. Spela det i exakt den här ordningen.',
  'c.8.a':
    'Cleopatra reser hem, vinnaren avgörs, Navis återgår till hamn, städerna försörjer sina pjäser, pjäser upplöses, ett nytt år börjar.',
  'c.8.b':
    'Cleopatra reser hem, Navis återgår till hamn, städerna försörjer sina pjäser, vinnaren avgörs, pjäser upplöses, ett nytt år börjar. Den regelboken numrerar därefter: 8.2 Navis till hamn, 8.3 vinterkvarter, 8.4 vinnare.',
  'r.8.1.title': 'Cleopatra reser hem',
  'r.8.1.a':
    'Cleopatra flyttas till Alexandria, var hon än är. Om fienden till hennes sida håller Alexandria går hon genast över till den fienden och behåller sin styrka.',
  'r.8.2.title': 'Vinnare',
  'r.8.2.a':
    'Båda spelarna räknar sina poäng. Den som har tio eller fler har vunnit {1.2}. Efter det femte året slutar spelet här i vilket fall som helst.',
  'r.8.2.b': 'Det sker direkt efter att Cleopatra har rest hem, innan Navis återgår till hamn.',
  'r.8.2.c': 'Det sker först sedan Navis har återgått till hamn och städerna har försörjt sina pjäser.',
  'r.8.3.title': 'Navis återgår till hamn',
  'r.8.3.a':
    'Varje Navis till havs flyttas till en egen hamn vid samma hav, efter ägarens val, Caesars först. En Navis som inte har någon sådan hamn upplöses; den kan rekryteras igen nästa år.',
  'r.8.4.title': 'Vinterkvarter',
  'r.8.4.a':
    'Varje stad försörjer tre pjäser, och så många till som dess poängvärde. Är fler pjäser där upplöses resten; ägaren väljer vilka.',
  'r.8.4.b': 'Upplösta pjäser går upprätt till rekryteringspoolen och kan rekryteras igen nästa år.',
  'r.8.4.example':
    'Neapolis har inget värde och försörjer 3 pjäser. Utica, med värdet 1, försörjer 4. Alexandria, med värdet 2, försörjer 5.',
  'r.8.5.title': 'Upplösande',
  'r.8.5.a':
    'Nu får varje spelare upplösa vilka av sina pjäser som helst utom Cleopatra, Caesar först. Deras steg går förlorade. De kan rekryteras igen nästa år, med lägsta styrka. Pjäser kan inte slås ihop.',
  'r.8.6.title': 'Start av nytt år',
  'r.8.6.a':
    'Pjäser som ligger med framsidan upp i rekryteringspoolerna reses och kan rekryteras igen. Alla 27 korten blandas, varje spelare får sex och lägger undan ett {2.1}.',
};
