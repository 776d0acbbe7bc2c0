import type { Translation } from '../../../../i18n/translation';
import type { lessons as english } from '../en/learn-lessons';

export const lessons: Translation<typeof english> = {
  'first-turn': {
    title: 'Il fiume e le tue barche',
    about: 'Fai navigare una barca e guarda che cosa tocca.',
    steps: {
      river: {
        title: 'Questo è il fiume',
        text: 'Scorre dalla casella 1 alla casella 14, nella baia. Su entrambe le rive ci sono 30 caselle per gli edifici, in sei regioni.',
      },
      ships: {
        title: 'Le tue due barche',
        text: 'Queste sono tue. Navigano solo seguendo la corrente. Dopo la casella 14 una barca riparte dalla casella 1.',
      },
      touches: {
        title: 'Una barca tocca quattro caselle',
        text: 'Ovunque si fermi, una barca tocca esattamente quattro caselle riva. Qui sono evidenziate per una delle tue barche.',
      },
      die: {
        title: 'Il tuo dado mostra {{face}}',
        text: 'Conosci il tuo dado prima del turno. Quando navighi, indica di quante caselle: in questo turno esattamente {{face}}.',
      },
      sail: {
        title: 'Ora naviga',
        text: 'Scegli la barca evidenziata: vedi dove arriva e che cosa ti danno le quattro caselle. Poi naviga.',
      },
      gained: {
        title: 'Le ricompense di visita',
        text: 'Ogni casella vuota ti ha dato 1 koku, ogni edificio ciò che mostra la punta verso l’acqua. Poi i proprietari di quegli edifici hanno avuto la loro parte.',
      },
      end: {
        title: 'Termina il turno',
        text: 'Un turno è un’azione sola: costruzione, navigazione o consegna. Terminalo, e il dado viene tirato per il prossimo.',
      },
    },
    check: {
      question:
        'La tua barca si ferma. Tre delle caselle che tocca sono vuote, su una c’è un mercato. Che cosa ottieni?',
      a: 'Solo ciò che dà il mercato.',
      b: '3 koku e ciò che il mercato dà a chi visita.',
      c: 'Niente, perché il mercato non è tuo.',
      why: 'Chi visita ottiene da tutte e quattro le caselle, chiunque ne sia il proprietario. Una vuota dà 1 koku.',
    },
  },
  build: {
    title: 'Costruzione',
    about: 'Metti un edificio sulla riva e fatti pagare dagli altri.',
    steps: {
      where: {
        title: 'Dove puoi costruire',
        text: 'Il tuo dado mostra {{face}}: puoi costruire su ogni casella vuota della regione {{face}}. Il numero sulla casella è il prezzo in koku. Le tue barche non devono essere vicine.',
      },
      row: {
        title: 'La fila degli edifici',
        text: 'Scegli una di queste quattro tessere. Quella alla fine della fila (+1) ti dà anche 1 favore.',
      },
      build: {
        title: 'Costruisci qui',
        text: 'Scegli la casella e la tessera evidenziate, in qualsiasi ordine. Vedi quanto costa e che cosa porta; poi costruisci.',
        phone:
          'Tocca la casella evidenziata, poi la tessera con +1. Vedi quanto costa e che cosa porta; poi costruisci.',
      },
      influence: {
        title: 'Influenza',
        text: 'Il numero al centro della tessera ha mosso il tuo gettone sul tracciato della regione. Le ricompense che supera sono tue.',
      },
      owner: {
        title: 'Sei il proprietario',
        text: 'Ogni volta che una barca si ferma qui, tua o di un avversario, ottieni ciò che mostra il lato piatto della tessera. Costruisci dunque dove si fermano molte barche.',
      },
    },
    check: {
      question: 'Il tuo dado mostra 4. Dove puoi costruire?',
      a: 'Solo dove si trova una delle tue barche.',
      b: 'Su ogni casella vuota della regione 4 che puoi pagare.',
      c: 'Ovunque, per 4 koku.',
      why: 'Il dado indica la regione; il prezzo è stampato sulla casella.',
    },
  },
  favor: {
    title: 'Il dado e il favore',
    about: 'Gira il dado quando non ti va bene.',
    steps: {
      favor: {
        title: 'Favore divino',
        text: 'Il sole è il favore che hai, la luna il massimo che puoi avere: all’inizio 3.',
      },
      prices: {
        title: 'Un favore, una faccia',
        text: 'Prima dell’azione ogni favore gira il dado di una faccia, in su o in giù. Così raggiungi un’altra regione per costruire o consegnare, o un’altra casella con la barca.',
      },
      turn: {
        title: 'Gira il dado sul 6',
        text: 'Il tuo dado mostra 5. Scegli la faccia 6 evidenziata: costa 1 favore.',
      },
      turned: {
        title: 'Il tuo dado mostra {{face}}',
        text: 'Non devi farlo prima: le caselle che richiedono favore mostrano il prezzo, e il tavolo lo paga per te quando ne scegli una.',
      },
    },
    check: {
      task: 'Il tuo dado mostra 6. Portalo a 1 con un solo favore.',
      why: 'Il 6 e l’1 sono vicini: basta un favore.',
    },
  },
  trade: {
    title: 'Scambio',
    about: 'Scambia le merci che hai con quelle che ti servono.',
    steps: {
      goods: {
        title: 'Seta, riso e porcellana',
        text: 'Gli avventori ordinano queste tre merci. Puoi averne 6 di ognuna; ciò che eccede va perso.',
      },
      when: {
        title: 'Due scambi',
        text: '2 merci uguali con 1 merce diversa; 5 koku con 1 favore. Nel tuo turno, quante volte vuoi, prima o dopo l’azione. Puoi avere 25 koku.',
      },
      trade: {
        title: 'Scambia due merci',
        text: 'Apri “Scambia” e dai 2 merci uguali in cambio di 1 diversa.',
      },
      traded: {
        title: 'Una in meno, ma quella giusta',
        text: 'Uno scambio costa una merce. Conviene quando completa un ordine.',
      },
    },
    check: {
      task: 'Ottieni 1 favore con 5 koku.',
      why: 'Il favore ottenuto in questo turno può girare subito il dado.',
    },
  },
  deliver: {
    title: 'Consegna',
    about: 'Porta le merci a un avventore, per influenza e punti.',
    steps: {
      hand: {
        title: 'I tuoi avventori',
        text: 'Solo tu li vedi. Una carta mostra la regione dell’avventore, le merci ordinate e che cosa ottieni.',
      },
      match: {
        title: 'Regione e merci',
        text: 'Consegni a un avventore della regione del tuo dado, ora {{face}}, se hai le merci.',
      },
      deliver: {
        title: 'Consegna',
        text: 'Scegli l’avventore evidenziato. Vedi che cosa paghi e ottieni; poi consegna.',
      },
      discard: {
        title: 'Due nuovi, uno via',
        text: 'Hai pescato 2 avventori. Ne tieni due in mano: scegli quale scartare.',
      },
      points: {
        title: 'Consegna spesso',
        text: 'Alla fine una consegna vale {{one}} punti, due ne valgono {{two}} e sei {{six}}: ognuna più della precedente.',
      },
    },
    check: {
      question:
        'Un avventore della regione 5 ordina merci che hai. Il tuo dado mostra 3. Che cosa puoi fare?',
      a: 'Consegnare pagando 2 koku in più.',
      b: 'Niente: devi aspettare un 5.',
      c: 'Spendere 2 favori per girare il dado sul 5 e consegnare.',
      why: 'Il dado deve mostrare la regione dell’avventore, e il favore gira il dado.',
    },
  },
  roles: {
    title: 'Cinque tipi di avventori',
    about: 'Che cosa fanno per te mercanti, artigiani, anziani, monaci e nobili.',
    steps: {
      merchant: {
        title: 'Mercanti',
        text: '3 influenza. Aspettano nella baia: ogni volta che una tua barca supera la casella 14 ottieni 3 koku o una merce, e ciò che danno tutti i tuoi mercanti. Alla fine: 1 punto ogni 5 koku.',
      },
      artisan: {
        title: 'Artigiani',
        text: '2 influenza. Da allora costruire nella regione dell’artigiano ti costa 2 koku in meno. Alla fine: 1 punto ogni 3 merci.',
      },
      elder: {
        title: 'Anziani',
        text: 'Niente subito. Alla fine un anziano raddoppia i punti della tua regione: qui {{points}} punti diventano {{doubled}}.',
      },
      monk: {
        title: 'Monaci',
        text: 'Il tuo limite di favore sale di 1, poi ottieni 2 favori. E metti un secondo gettone su un edificio: la ricompensa di proprietà è anche tua, o tua due volte.',
      },
      noble: {
        title: 'Nobili',
        text: '2 influenza e una barca reale con una capacità. Alla fine: punti per gli edifici. Consegna al nobile evidenziato.',
      },
      royal: {
        title: 'La tua barca reale',
        text: 'Scegli una delle tue barche. Avrà le capacità di tutti i tuoi nobili per il resto della partita.',
      },
      discard: { title: 'Scarta', text: 'Tieni due avventori: scegli quale scartare.' },
    },
    check: {
      question:
        'Sei primo in una regione che vale molto. Quale avventore di quella regione è il migliore per la fine?',
      a: 'L’anziano.',
      b: 'L’artigiano.',
      c: 'Il monaco.',
      why: 'Un anziano raddoppia i tuoi punti della tessera di quella regione.',
    },
  },
  influence: {
    title: 'Influenza e maestrie',
    about: 'Sei tracciati, tre gare: da qui viene la maggior parte dei punti.',
    steps: {
      track: {
        title: 'Un tracciato di 18 caselle',
        text: 'Ogni regione ne ha uno. Costruire e consegnare ti fanno avanzare, e anche alcuni edifici.',
      },
      rewards: {
        title: 'Ricompense lungo la via',
        text: 'Ottieni ogni ricompensa che raggiungi o superi: una merce sulla casella 2, 2 koku sulla 5, 1 favore sulla 9, 3 punti sulla 13, 3 punti e una merce sulla 18.',
      },
      gain: {
        title: 'Ottieni influenza',
        text: 'Costruisci sulla casella evidenziata con la tessera evidenziata e guarda il tuo gettone.',
        phone: 'Costruisci sulla casella evidenziata con la tessera con +1 e guarda il tuo gettone.',
      },
      scoring: {
        title: 'Primo e secondo',
        text: 'Alla fine la tessera di questa regione dà {{first}} punti al primo e {{second}} al secondo. In due giocatori il secondo conta solo entro 5 caselle.',
      },
      masteries: {
        title: 'Maestrie',
        text: 'Tre gare per tutti. Soddisfane una alla fine del tuo turno, e diventa tua da sé: 5 punti in due giocatori, 7, 5 e 3 in di più.',
      },
    },
    check: {
      question: 'Il tuo gettone va dalla casella 1 alla 6. Che cosa ottieni?',
      a: 'Solo ciò che c’è sulla casella 6.',
      b: 'Le ricompense delle caselle 2 e 5.',
      c: 'Niente, perché non ti sei fermato su una ricompensa.',
      why: 'Si ottiene ogni ricompensa raggiunta o superata, anche se lì c’è qualcun altro.',
    },
  },
  end: {
    title: 'L’Imperatore, la fine, il punteggio',
    about: 'Come finisce una partita, contata su un esempio vero.',
    steps: {
      eras: {
        title: 'Due pile di tessere',
        text: 'Una tessera che lascia la fila viene sostituita: prima dalla pila dell’Era 1, poi da quella dell’Era 2. Costruire e superare la baia fanno avanzare la partita.',
      },
      emperor: {
        title: 'La visita dell’Imperatore',
        text: 'Quando è entrata l’ultima tessera dell’Era 1 è venuto l’Imperatore: ognuno ha ottenuto la ricompensa di proprietà di tutti i suoi edifici. Chi costruisce presto è pagato due volte.',
      },
      last: {
        title: 'Il turno finale',
        text: '{{name}} ha fatto entrare l’ultima tessera dell’Era 2 e ha ottenuto 5 punti. Tutti gli altri hanno ancora un turno: questo è il tuo.',
      },
      regions: {
        title: 'Esempio: regione {{region}}',
        text: 'Tu hai {{mine}} influenza, {{name}} {{theirs}}. La tessera dà {{first}} e {{second}}. Quindi otterresti {{myShare}}, {{name}} {{theirShare}}. Chi è in parità divide, per difetto.',
      },
      customers: {
        title: 'Esempio: avventori',
        text: 'Consegne fatte: {{customers}}. Alla fine sono {{points}} punti, oltre ai {{now}} che hai ora.',
      },
      abilities: {
        title: 'E ciò che danno gli avventori',
        text: 'Ogni mercante 1 punto per 5 koku, ogni artigiano 1 per 3 merci, ogni nobile per gli edifici. In parità alla fine vince chi ha più favore.',
      },
      play: { title: 'Il tuo ultimo turno', text: 'Fai ciò che porta più punti. Va bene qualsiasi azione.' },
      finish: { title: 'Chiudi la partita', text: 'Termina il turno: si contano i punti.' },
      score: {
        title: 'Il punteggio',
        text: 'Tu hai {{total}} punti, {{name}} {{other}}. La tabella mostra ogni parte.',
      },
    },
    check: {
      question:
        'Una regione dà 9 e 5. Due giocatori sono primi in parità: uno sei tu, con un anziano lì. Quanti punti ottieni?',
      a: '9 punti.',
      b: '7 punti.',
      c: '14 punti.',
      why: '9 e 5 fanno 14, divisi 7 a testa, e il tuo anziano raddoppia i tuoi 7.',
    },
  },
};
