/** Partite da riguardare: passo per passo, e con gli occhi di un bot forte. */
export const replay = {
  menu: 'Rivedi',
  back: 'Torna alla partita',
  playOn: 'Continua da qui',
  runningSure: 'Questo è un replay. La partita continua al suo tavolo.',
  playOnSure:
    'Provare un’altra mossa? Comincia una partita su questo dispositivo, con te a questo posto e i bot agli altri. Il replay resta com’è.',
  bar: {
    title: 'Replay',
    where: 'Turno {{turn}} · mossa {{at}} di {{last}}',
    move: 'Mossa',
    first: 'All’inizio (Home)',
    turnBack: 'Indietro di un turno (Pag su)',
    back: 'Indietro di una mossa (←)',
    on: 'Avanti di una mossa (→)',
    turnOn: 'Avanti di un turno (Pag giù)',
    last: 'Alla fine (Fine)',
    play: 'Avvia',
    pause: 'Pausa',
    speed: 'Velocità',
    paces: { slow: 'Lenta', normal: 'Normale', fast: 'Rapida' },
  },
  list: { title: 'Tutte le mosse' },
  viewer: { label: 'Punto di vista', spectator: 'Spettatore', seat: 'Come {{name}}' },
  share: {
    button: 'Link a questa mossa',
    copied: 'Il link è copiato.',
    here: 'Il link è copiato. Questa partita si trova solo su questo dispositivo: per gli altri, salvala come file.',
  },
  review: {
    title: 'Analisi',
    offer:
      'Il bot più forte guarda ogni turno di questa partita, sapendo solo ciò che poteva sapere chi giocava.',
    start: 'Avvia l’analisi',
    cancel: 'Ferma',
    progress: 'Il bot sta pensando: {{percent}} %',
    failed: 'L’analisi non è finita. Riprova.',
    chart: 'Probabilità di vittoria',
    chartLabel: 'La probabilità di vittoria di ognuno nella partita. Alla fine: {{shares}}.',
    turn: 'Turno {{turn}}: {{name}}',
    made: 'Giocato: {{what}}.',
    nothing: 'nulla che si potesse scegliere',
    mark: { mistake: 'Errore', brilliant: 'Brillante' },
    loss: 'Rispetto al modo migliore trovato: {{lost}}.',
    points: '{{points}} punti',
    best: 'I modi migliori trovati, con il vantaggio finale atteso da ognuno:',
    chance: 'Che cosa ha fatto il caso in questo turno: {{percent}}.',
    turningPoints: 'Punti di svolta',
    reason: {
      mistake:
        'Turno {{turn}}: un errore di {{mover}}. La probabilità di {{name}} è passata da {{before}} a {{after}}.',
      chance:
        'Turno {{turn}}: il caso, nel turno di {{mover}}. {{name}} è passato da {{before}} a {{after}}.',
      play: 'Turno {{turn}}: ben giocato da {{mover}}. La probabilità di {{name}} è passata da {{before}} a {{after}}.',
    },
    player: 'Giocatore',
    accuracy: 'Precisione',
    mistakes: 'Errori',
    luck: 'Fortuna',
    honest_one: '{{count}} turno, {{seconds}} secondi di riflessione: una stima, non la verità.',
    honest_other: '{{count}} turni, {{seconds}} secondi di riflessione: una stima, non la verità.',
  },
  update: {
    ready: 'C’è una nuova versione di queste pagine. Si carica quando cambi pagina, oppure adesso.',
    tooOld:
      'Questa pagina è troppo vecchia per il server. Ricaricala per giocare in rete; le partite su questo dispositivo sono al sicuro.',
    load: 'Carica adesso',
    later: 'Più tardi',
  },
  unreadable: {
    title: 'Una partita salvata che non si può leggere',
    text: 'Questa partita è stata salvata da un’altra versione, che questa non sa leggere. Salvala come file per conservarla.',
    sure: 'Eliminare per sempre questa partita? Questa versione non la legge, ma un’altra forse sì.',
  },
  none: {
    title: 'Non c’è nessun replay',
    broken:
      'Le regole di questa versione non accettano tutte le mosse di questa partita. Salvala come file per conservarla.',
    unknown: 'Né questo browser né il server conoscono questa partita.',
    toMatch: 'Alla partita',
  },
  open: {
    title: 'Apri un file salvato',
    lead: 'Un file scritto con “Salva come file” torna a essere una partita, da riguardare o da continuare.',
    drop: 'Trascina il file qui, oppure sceglilo.',
    choose: 'Scegli un file',
    problem: {
      notJson: 'Questo file non è una partita salvata: non si può leggere. Non è cambiato nulla.',
      notMatch: 'Questo file non è una partita salvata. Non è cambiato nulla.',
      otherGame: 'Questa partita è di un gioco che qui non c’è. Non è cambiato nulla.',
      newer: 'Questa partita è stata salvata da una versione più nuova. Ricarica la pagina e riprova.',
      broken:
        'Questa partita non segue le regole del suo gioco, quindi non si può mostrare. Non è cambiato nulla.',
      unreachable: 'Su questo server non c’è nessun file così.',
    },
  },
};
