// Vad som sparas om människor, som servern räknar upp det.
import type { messages as english } from '../../en/topics/privacy.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  'stored.name.what': 'Ditt namn, språket du läser, när du kom, och av ett lösenord bara en argon2id-hash.',
  'stored.name.why': 'Så att andra vet vem de spelar med, och ingen annan kan ta ditt namn.',
  'stored.name.how-long':
    'Tills du raderar kontot. Gäster som är borta i {count|one=en dag|other=# dagar} och inte har något pågående parti raderas.',
  'stored.sessions.what':
    'Var du är inloggad: vilket slags webbläsare, när du loggade in och när den senast användes. Inga IP-adresser sparas.',
  'stored.sessions.why': 'Så att du förblir inloggad, och kan avsluta en inloggning som inte är din.',
  'stored.sessions.how-long': 'Tills du loggar ut, eller i 90 dagar utan användning.',
  'stored.games.what':
    'Dina partier: varje order, dess tid, tärningarna, hur partierna slutade; och turneringarna du var med i.',
  'stored.games.why': 'Loggen är partiet: det kan spelas vidare, ses igen och kontrolleras.',
  'stored.games.how-long': 'För gott. När kontot raderas är de kvar, utan ditt namn.',
  'stored.chat.what': 'Vad du skriver i chattar.',
  'stored.chat.why': 'Så att det kan läsas igen.',
  'stored.chat.how-long': 'Så länge partiet finns. När kontot raderas är raderna kvar, utan ditt namn.',
  'stored.notes.what':
    'Dina anteckningar, dina stående order och planer, och hur långt du har sett i varje parti. Ingen annan ser dem.',
  'stored.notes.why': 'Så att du hittar dem igen på alla enheter.',
  'stored.notes.how-long': 'Tills du raderar kontot.',
  'stored.ratings.what':
    'Din rating och dess historia, resultat, och hur snabbt du svarade i avslutade partier. Alla kan se dem.',
  'stored.ratings.why': 'Så att man hittar jämbördiga motståndare och vet vad man kan vänta sig.',
  'stored.ratings.how-long': 'Tills du raderar kontot. Om gäster sparas inget av detta.',
  'stored.puzzles.what':
    'Vilka uppgifter du har prövat, om ditt första svar var rätt, och din rating på uppgifter. Bara du ser det.',
  'stored.puzzles.why': 'För att uppgifterna ska passa dig på varje enhet, och själva få en rating.',
  'stored.puzzles.how-long': 'Tills du raderar kontot.',
  'stored.bonds.what':
    'Dina vänner, och vilka du blockerar eller tystar. Den som är blockerad eller tystad får inte veta det.',
  'stored.bonds.why': 'Så att du kan spela med vänner, och slippa möta andra.',
  'stored.bonds.how-long': 'Tills du ändrar det, eller en av de två raderar sitt konto.',
  'stored.contacts.what':
    'Om du vill ha meddelanden: din e-postadress, adresser som dina webbläsare gav för aviseringar, din webhook och de kanaler du anger för partier och turneringar.',
  'stored.contacts.why':
    'För att ge dig besked om dina partier. De lämnas inte ut till någon, och används inte till något annat.',
  'stored.contacts.how-long': 'Tills du tar bort dem. Skickade meddelanden raderas efter 30 dagar.',
  'stored.reports.what':
    'Vad du anmäler om andra, och vad andra anmäler om dig, med rader ur chatten omkring.',
  'stored.reports.why': 'Så att administratören kan bedöma det.',
  'stored.reports.how-long': 'Tills en av de två raderar sitt konto.',
  'stored.logs.what':
    'Serverns tekniska loggar. De innehåller inga namn, adresser, order eller texter från spelare.',
  'stored.logs.why': 'Så att administratören kan rätta till det som går sönder.',
  'stored.logs.how-long': 'Som administratören bestämmer.',
};
