// Vad figurerna visar. Varje figur ritas av spelplanen efter en ställning; orden måste stämma med den.
import type { figures as english } from '../../en/rulebook/figures.ts';

export const figures: Readonly<Record<keyof typeof english, string>> = {
  'figure.strength':
    'Samma legion med styrka III, II och I. Siffran överst är vad den har kvar; de små märkena längs de andra kanterna är stegen den kan falla till.',
  'figure.sea-control':
    'Caesar kontrollerar Mare Hadriaticum. Mare Internum är omstritt. Mare Tyrrhenum är tomt: Pompejus Navis i Neapolis ligger i hamn och kontrollerar staden, inte havet.',
  'figure.strait':
    'En pjäs har korsat sundet från Rhegium för att anfalla Messana, där en fientlig pjäs finns. Ingen andra får följa efter i det här draget. Hade Messana varit tomt kunde två ha gått över.',
  'figure.reach':
    'En marsch för de två pjäserna i Lugdunum. Var och en får gå en etapp eller två, till vilken plats som helst med guldring. Pompejus håller Rom, två etapper bort: ingen kan anfalla det härifrån.',
  'figure.limits':
    'Sex pjäser har marscherat till Aenos: fyra från Thessalonika längs den större vägen och två från Serdica längs den mindre. Båda vägarna är fulla. Den femte pjäsen i Thessalonika måste stanna eller marschera längs en annan väg.',
  'figure.main-attack':
    'Caesar anfaller Thessalonika: först med två pjäser från Dyrrachium, sedan med två från Serdica. De från Dyrrachium är huvudstyrkan (H), de från Serdica är i reserv (R).',
  'figure.pinning':
    'Pompejus har fyra pjäser i Thessalonika. Huvudstyrkans två anfallande pjäser låser två av dem. De andra två får gå till Athena eller Aenos, men inte längs de vägar där Caesar kom in.',
  'figure.response':
    'Pompejus svarar med en pjäs från Athena. Den är i reserv (R), och fortfarande är två av de fyra som stod där låsta.',
  'figure.navis-move':
    'En av Caesars Navis i Ravenna, och dit en marsch kan ta den: till Mare Hadriaticum, vidare till valfri tom hamn vid samma hav, eller vidare till Mare Internum. Pompejus håller Brundisium, två etapper bort: det kan inte anfallas.',
  'figure.amphibious':
    'Caesar har en Navis på Mare Internum och en på Mare Aegaeum. En legion har skeppats från Brundisium över båda haven till Ephesus, som var tomt, för en marsch. Fanorna visar hav som måste ha kvar en Navis tills befälsdelen är slut.',
  'figure.battle-line':
    'En rond i slagordning. Caesars pjäser anfaller, Pompejus försvarar. På varje bokstav kommer försvararen först.',
  'figure.reserves':
    'Rond I i Thessalonika. De som strider ligger med framsidan upp. Caesars pjäser från Serdica och Pompejus från Athena väntar i reserv (R), osedda, till rond II.',
  'figure.attacker-retreat':
    'Caesar anfaller Thessalonika och får retirera till egna Dyrrachium och till tomma Serdica, eftersom hans pjäser kom därifrån. Han får inte gå till tomma Aenos, varifrån ingen kom.',
  'figure.defender-retreat':
    'Samma strid. Pompejus försvarar och får retirera till egna Athena och till tomma Aenos. Serdica är också tomt, men därifrån kom anfallaren.',
  'figure.sea-retreat':
    'Pompejus försvarar Messana och kontrollerar Mare Tyrrhenum. I varje rond får en av hans landpjäser retirera över havet till egna Neapolis.',
  'figure.regroup':
    'Caesar har vunnit i Thessalonika. Hans pjäser får stanna, eller gå en etapp till egna Dyrrachium eller till tomma Serdica eller Aenos. Athena tillhör Pompejus.',
  'figure.navis-retreat':
    'Caesars Navis kom från Ravenna och anfaller på Mare Hadriaticum. Pompejus Navis får retirera till Brundisium, en egen hamn vid samma hav, och till tomma Mare Internum, men inte till tomma hamnar.',
  'figure.cleopatra':
    'Det är vinter, och Cleopatra, som stred för Pompejus i Jerusalem, har rest hem till Alexandria. Caesar håller staden, så nu är hon på hans sida.',
  'figure.supply':
    'Sex av Caesars pjäser står i Rom, som har värdet två och försörjer fem. Fyra står i Neapolis, som försörjer tre. En pjäs måste upplösas i vardera.',
};
