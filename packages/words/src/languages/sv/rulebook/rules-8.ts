// Regel 8: vinter.
import type { rules8 as english } from '../../en/rulebook/rules-8.ts';

export const rules8: Readonly<Record<keyof typeof english, string>> = {
  'c.8': 'Efter varje års femte drag är det vinter. Vinterdraget går till i exakt den här ordningen.',
  'c.8.a':
    'Cleopatra reser hem, poängen räknas, skeppen går i hamn, städerna försörjer sina pjäser, pjäser upplöses, ett nytt år börjar.',
  'c.8.b':
    'Cleopatra reser hem, skeppen går i hamn, städerna försörjer sina pjäser, poängen räknas, pjäser upplöses, ett nytt år börjar. En stad som den sista pjäsen lämnar under vintern ger alltså inga poäng längre.',
  'r.8.1.title': 'Cleopatra reser hem',
  'r.8.1.a':
    'Cleopatra flyttas till Alexandria, var hon än står. Om fienden till den sida hon strider för håller Alexandria går hon genast över till den, med den styrka hon har.',
  'r.8.2.title': 'Vinnare',
  'r.8.2.a':
    'Båda sidor räknar sina poäng. Tio eller fler vinner {1.2}. Efter det femte året slutar partiet här i vilket fall som helst.',
  'r.8.2.b': 'Det sker direkt efter Cleopatras hemresa, innan skeppen går i hamn.',
  'r.8.2.c': 'Det sker först sedan skeppen har gått i hamn och städerna har försörjt sina pjäser.',
  'r.8.3.title': 'Navis återgår till hamn',
  'r.8.3.a':
    'Varje Navis till havs går till en egen hamn vid sitt hav, efter ägarens val, Caesars först. En Navis som inte har någon upplöses; den kan rekryteras igen nästa år.',
  'r.8.4.title': 'Vinterkvarter',
  'r.8.4.a':
    'Varje stad försörjer tre pjäser, och en till för varje poäng den är värd. Den som har fler pjäser där upplöser resten, efter eget val.',
  'r.8.4.b': 'Upplösta pjäser går upprätt till poolen och kan rekryteras igen nästa år.',
  'r.8.4.example':
    'Neapolis har inget värde och försörjer tre pjäser. Utica, värt en, försörjer fyra. Alexandria, värt två, försörjer fem.',
  'r.8.5.title': 'Upplösning',
  'r.8.5.a':
    'Nu får varje sida upplösa vilka pjäser den vill, Caesar först, men inte Cleopatra. Deras steg går förlorade; de kan rekryteras igen nästa år, med lägsta styrka. Pjäser kan inte slås ihop.',
  'r.8.6.title': 'Ett nytt år',
  'r.8.6.a':
    'Pjäser som låg med framsidan upp i poolerna reser sig och kan rekryteras igen. Alla 27 korten blandas, båda sidor får sex och lägger undan ett {2.1}.',
};
