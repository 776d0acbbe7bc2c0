import type { Translation } from '../../../../i18n/translation';
import type { learn as english } from '../en/learn';
import { lessons } from './learn-lessons';

export const learn: Translation<typeof english> = {
  contents: 'In questa pagina',
  idea: {
    title: 'Di che cosa si tratta',
    text: 'Guidi un clan di mercanti su un fiume che scorre dalle montagne alla baia. Costruisci edifici sulle rive, mandi le tue due barche lungo la corrente a raccogliere ciò che gli edifici offrono e porti le merci agli avventori che ti rendono influente. Alla fine vince chi ha più punti vittoria.',
    cycle:
      'Ogni cosa alimenta la successiva: gli edifici rendono ricchi i viaggi, i viaggi portano merci e koku, le merci conquistano gli avventori, gli avventori danno influenza e capacità durature.',
  },
  turn: {
    title: 'Il tuo turno',
    text: 'Alla fine di ogni turno tiri il dado: così, quando il turno seguente comincia, lo conosci già. Un turno ha quattro fasi:',
    favor:
      'Se vuoi, spendi favore divino: ogni favore gira il dado di una faccia, in su o in giù. Il 6 e l’1 sono vicini.',
    action: 'Effettua esattamente un’azione: costruzione, navigazione o consegna.',
    masteries: 'Rivendica ogni maestria di cui soddisfi i requisiti. Avviene da sé.',
    roll: 'Tira il dado per il tuo prossimo turno.',
    faces:
      'Il dado è anche una mappa: il suo numero indica la regione in cui puoi costruire o consegnare e di quante caselle naviga una barca.',
  },
  build: {
    title: 'Costruzione',
    space:
      'Scegli una casella riva vuota nella regione del tuo dado e paga i koku stampati. Le tue barche non devono essere vicine.',
    tile: 'Scegli una delle quattro tessere della fila degli edifici e collocala lì. La tessera alla fine della fila ti dà anche 1 favore.',
    marker: 'Ci metti sopra un tuo gettone clan e ottieni in quella regione l’influenza indicata.',
    anatomy: 'Come si legge una tessera',
    visitor: 'La punta, verso l’acqua: che cosa ottiene la barca in visita.',
    band: 'La fascia: il tipo di edificio e l’influenza per chi lo costruisce. Qui stanno gli emblemi dei proprietari.',
    owner: 'Il lato piatto: che cosa ottiene il proprietario ogni volta che una barca lo visita.',
  },
  sail: {
    title: 'Navigazione',
    move: 'Scegli una delle tue due barche e muovila lungo il fiume del numero indicato dal dado.',
    visit:
      'Dove si ferma tocca quattro caselle riva. Ottieni la ricompensa di visita di ogni edificio e 1 koku da ogni casella vuota. La pesca di un avventore viene sempre per prima.',
    owners:
      'Poi i proprietari di quegli edifici ottengono le ricompense di proprietà, tu compreso per i tuoi. Costruisci dunque dove si fermano molte barche.',
    journey:
      'Una barca che supera l’ultima casella riparte dall’inizio: il viaggio è completato. Ottieni 3 koku o 1 merce a scelta, poi le capacità dei tuoi mercanti, nell’ordine che vuoi quando conta; infine la tessera alla fine della fila viene scartata.',
  },
  deliver: {
    title: 'Consegna',
    choose:
      'Scegli dalla mano un avventore della regione indicata dal dado e paga le merci della sua richiesta d’ordine.',
    gain: 'L’avventore resta scoperto davanti a te per il resto della partita e ottieni ciò che offre.',
    draw: 'Poi pesca 2 nuovi avventori e scartane 1 dalla mano.',
    roles: 'Cinque tipi di avventori',
    role: 'Avventore',
    region: 'Regione',
    ability: 'Capacità',
    atOnce: 'Subito',
    lasting: 'Da allora in poi',
    atEnd: 'A fine partita',
    merchantLasting: 'Una capacità ogni volta che una tua barca completa il viaggio',
    nobleLasting: 'Una capacità per la tua barca reale',
    monkLasting:
      'Un secondo gettone su un edificio, tuo o di un avversario come dice la carta: ne ottieni la ricompensa di proprietà. Un edificio porta al massimo due gettoni',
    nobleEnd:
      '1 punto per ogni edificio del tipo indicato; regione 5: per ogni tipo di edificio che possiedi; regione 6: per ogni regione in cui possiedi un edificio',
    nothing: 'Niente',
  },
  influence: {
    title: 'Influenza',
    text: 'Ogni regione ha un tracciato di 18 caselle. Ottieni ogni ricompensa che il tuo gettone raggiunge o supera, anche se lì c’è qualcun altro.',
    step: 'Casella {{step}}',
    trackGood: '1 merce della regione',
    flower: 'il fiore imperiale: da solo non dà niente, ma lo richiede la Maestria delle Corti',
    scoring:
      'Alla fine la tessera punteggio di ogni regione premia il primo e il secondo, in alcune regioni anche il terzo.',
  },
  masteries: {
    title: 'Maestrie',
    text: 'In gioco ce ne sono tre di queste sei. In 3 o 4 giocatori il primo che ne soddisfa una ottiene 7 punti, il secondo 5, il terzo 3. In 2 giocatori solo il primo ottiene qualcosa: 5 punti.',
  },
  limits: {
    title: 'Scambi e limiti',
    trade:
      'Nel tuo turno, fino al tiro del dado, puoi scambiare quante volte vuoi: 2 merci uguali con 1 merce diversa, o 5 koku con 1 favore.',
    limit: 'Puoi avere 25 koku e 6 merci di ogni tipo. Ciò che eccede va perso.',
    waits:
      'Una merce a scelta ottenuta nel turno di un altro aspetta: la scegli all’inizio del tuo prossimo turno o, se non ne hai più, prima del punteggio finale.',
    moon: 'Il favore non supera mai il tuo limite, la luna. All’inizio è 3; ogni monaco lo alza di 1, fino a 6.',
  },
  eras: {
    title: 'Due ere e la fine',
    row: 'Quando una tessera lascia la fila, le altre scorrono e ne entra una nuova: prima dalla pila dell’Era 1, poi da quella dell’Era 2. La tessera in cima a ogni pila è visibile a tutti.',
    visit:
      'Quando è entrata l’ultima tessera dell’Era 1, alla fine di quel turno arriva l’Imperatore: ognuno ottiene la ricompensa di proprietà di tutti i suoi edifici.',
    end: 'Chi fa entrare l’ultima tessera dell’Era 2 ottiene 5 punti. Tutti gli altri hanno ancora un turno, poi si contano i punti.',
  },
  scoring: {
    title: 'Punteggio finale',
    regions:
      'Regioni: i punti di ogni tessera punteggio. Chi è in parità divide i punti delle posizioni, arrotondati per difetto. Chi non ha influenza in una regione non vi ottiene punti. Un anziano raddoppia la tua parte.',
    two: 'In 2 giocatori il secondo posto conta solo entro 5 caselle dal primo.',
    customers: 'Avventori: 2, 5, 9, 14, 20 o 27 punti per 1 fino a 6 o più consegne.',
    abilities:
      'Le capacità di fine partita di mercanti, artigiani e nobili, ogni carta per sé, arrotondate per difetto.',
    tie: 'Vince chi ha più punti. In caso di parità, chi ha più favore; se la parità resta, la vittoria è condivisa.',
  },
  patrons: {
    title: 'Mecenati dei clan',
    text: 'Un’opzione per chi conosce il gioco: ogni giocatore ha un mecenate con una capacità speciale.',
  },
  glossary: {
    title: 'Glossario',
    koku: 'Denaro. Paga le costruzioni, e con 5 si ottiene 1 favore.',
    silk: 'Una merce. Gli avventori ordinano merci.',
    rice: 'Una merce. Gli avventori ordinano merci.',
    porcelain: 'Una merce. Gli avventori ordinano merci.',
    anyGood: 'Seta, riso o porcellana, come vuoi.',
    favor: 'Gira il tuo dado prima dell’azione.',
    favorLimit: 'Quanto favore puoi avere.',
    points: 'Ciò che fa vincere.',
    influence: 'Le caselle percorse sul tracciato di una regione.',
    journey: 'Una barca ha superato la fine del fiume e riparte dall’inizio.',
    draw: 'Pesca un avventore, poi scartane uno.',
    port: 'Edificio: chi visita ottiene koku.',
    market: 'Edificio: chi visita ottiene merci. Un mercato imperiale non è di nessuno.',
    manor: 'Edificio: chi visita ottiene influenza.',
    shrine: 'Edificio: chi visita ottiene punti.',
    royalShip: 'La barca che ha le capacità dei tuoi nobili.',
    flower: 'Il fiore imperiale sulla casella 11 di ogni tracciato.',
  },
  search: {
    label: 'Cerca nelle regole',
    placeholder: 'Per esempio: anziano, favore, viaggio',
    clear: 'Cancella la ricerca',
    found_one: '{{count}} punto trovato.',
    found_other: '{{count}} punti trovati.',
    nothing: 'Nessun risultato per «{{query}}». Prova un’altra parola.',
  },
  figures: {
    board: {
      title: 'Il tabellone e le sue parti',
      river: 'Una casella fiume con il suo numero. Le barche navigano da 1 a 14.',
      price: 'Una casella riva. Il numero è il costo della costruzione in koku.',
      region: 'Una regione. Il suo numero è una faccia del dado.',
      imperial: 'La casella di un mercato imperiale, che non appartiene a nessuno.',
      bay: 'La baia: qui finisce un viaggio, con 3 koku o una merce, e i tuoi mercanti.',
    },
    touched: {
      title: 'Che cosa tocca una barca',
      text: 'Una barca sulla casella fiume {{river}} tocca le quattro caselle riva evidenziate, e nessun’altra. È così per ogni casella fiume: sempre quattro.',
    },
    scored: {
      title: 'Il punteggio di una regione',
      text: 'La tessera dà 9 e 5. Granchio e Mantide sono primi in parità: dividono le due posizioni, 7 punti a testa. Il Granchio ha l’anziano della regione, che raddoppia i 7. Le posizioni sono esaurite: la Gru non ottiene niente.',
    },
  },
  example: {
    title: 'Un punteggio, sommato: il Granchio',
    part: 'Che cosa',
    points: 'Punti',
    region: 'La regione del disegno, con l’anziano',
    customers: '{{count}} avventori completati',
    merchants: '{{count}} mercanti, {{koku}} koku rimasti: 1 punto ogni {{per}} koku, per ognuno',
    artisans: '{{count}} artigiani, {{goods}} merci rimaste: 1 punto ogni {{per}} merci, per ognuno',
    total: 'Insieme, oltre ai punti ottenuti durante la partita',
  },
  guide: { you: 'Kenji', other: 'Akiko' },
  reasons: {
    gains: 'Subito: {{what}}.',
    influence: 'Influenza in {{region}}: da {{from}} a {{to}}.',
    regionPays_one: 'Se la partita finisse ora, {{region}} ti darebbe {{count}} punto in più.',
    regionPays_other: 'Se la partita finisse ora, {{region}} ti darebbe {{count}} punti in più.',
    owner: 'Ogni volta che una barca si ferma lì, ottieni: {{what}}.',
    delivery_one: 'Un avventore in più: {{count}} punto alla fine.',
    delivery_other: 'Un avventore in più: {{count}} punti alla fine.',
    merchant: 'Un mercante dà qualcosa alla fine di ogni viaggio.',
    artisan: 'Un artigiano rende le costruzioni in {{region}} meno care di 2 koku.',
    elder: 'Un anziano raddoppia ciò che {{region}} ti dà alla fine.',
    noble: 'Un nobile dà una capacità alla tua barca reale e punti alla fine.',
    monk: 'Un monaco alza il tuo limite di favore e mette un secondo gettone su un edificio.',
    journey: 'La barca completa il viaggio: 3 koku o una merce, e i tuoi mercanti.',
    others: 'Anche {{name}} ottiene: {{what}}.',
  },
  lessons,
};
