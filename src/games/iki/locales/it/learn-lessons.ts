import type { Translation } from '../../../../i18n/translation';
import type { lessons as english } from '../en/learn-lessons';

export const lessons: Translation<typeof english> = {
  street: {
    title: 'La strada e i suoi negozi',
    about: 'Scegli i passi, cammina, commercia. Un turno intero in due minuti.',
    steps: {
      street: {
        title: 'Questa è la Strada Principale',
        text: 'Otto spazi ad anello, un negozio ciascuno. Il tuo Oyakata la percorre in senso antiorario, mese dopo mese.',
      },
      stalls: {
        title: 'Negozi e stalle',
        text: 'Dove si ferma il tuo Oyakata puoi usare il negozio e una delle professioni nelle stalle dietro di esso, di chiunque sia.',
      },
      path: {
        title: 'Scegli un numero',
        text: 'Il Cammino della Vita: il tuo numero è l’ordine in cui agisci e i passi che fai. Metti il cilindro su uno spazio cerchiato.',
      },
      income: {
        title: 'Prendi il reddito',
        text: 'Quando è il tuo turno viene prima lo step A: assumi una carta o prendi 4 Mon. Questa volta prendi il reddito.',
      },
      walk: {
        title: 'Ora cammina',
        text: 'Il tuo numero porta allo spazio cerchiato. Con il tuo sandalo potresti andare uno più avanti. Scegli dove fermarti.',
      },
      shop: {
        title: 'Usa il negozio',
        text: 'Sei sullo spazio cerchiato. Usa il suo negozio; mentre lo indichi vedi che cosa porta.',
      },
      end: {
        title: 'Termina il turno',
        text: 'Finché non termini il turno puoi annullare tutto. Terminalo ora.',
      },
    },
    check: {
      question: 'Sei sul 3 del Cammino della Vita. Che cosa significa?',
      a: 'Puoi fare fino a 3 passi.',
      b: 'Agisci per terzo e fai esattamente 3 passi, di più solo con i sandali.',
      c: 'Prendi 3 Mon.',
      why: 'Il numero è insieme ordine e passi (5.2, 7.1). I sandali portano più lontano, mai più vicino.',
    },
  },
  hire: {
    title: 'Assumere e piazzare',
    about: 'Porta qualcuno a lavorare dietro un negozio e scegli dove.',
    steps: {
      offer: {
        title: 'L’offerta',
        text: 'Ogni mese arrivano quattro nuove professioni. Quelle che nessuno ha assunto ricevono una moneta, per chi le assumerà.',
      },
      kobun: {
        title: 'I tuoi Kobun',
        text: 'Ne hai quattro. Ogni carta sul tabellone ne occupa uno: puoi avere al massimo quattro carte al lavoro.',
      },
      hire: {
        title: 'Assumi {{card}}',
        text: 'Scegli la carta cerchiata e mettila nella stalla cerchiata, {{stall}}. Un angolo interno costerebbe 2 Mon in più, ma conta per due gruppi.',
      },
      placed: {
        title: 'Le tue carte al lavoro',
        text: 'Il tuo Kobun sta sul primo quadrato della carta. Quando altri la usano guadagna esperienza, e il suo salario cambia.',
      },
      walk: {
        title: 'Vai avanti',
        text: 'Ora cammina come dice il tuo numero. Una carta assunta in questo turno si può usare in questo turno.',
      },
    },
    check: {
      question: 'Una carta costa 3 Mon e sopra c’è 1 Mon. Quanto paghi di tuo per un angolo interno?',
      a: '2 Mon.',
      b: '3 Mon.',
      c: '4 Mon.',
      why: '3 per la carta e 2 per l’angolo, meno la moneta che c’è sopra (6.3).',
    },
  },
  experience: {
    title: 'Esperienza e ritiro',
    about: 'Passa dalla partenza e guarda una professione ritirarsi con il suo salario.',
    steps: {
      squares: {
        title: 'Sull’ultimo quadrato',
        text: 'La carta cerchiata sta sul quadrato 3. Ancora un’esperienza e si ritira.',
      },
      stepA: { title: 'Prima lo step A', text: 'Assumi qualcuno o prendi il reddito, come preferisci.' },
      pass: {
        title: 'Passa dalla partenza',
        text: 'Il tuo movimento porta dallo spazio 8 oltre la partenza, allo spazio 1 o più in là: tutte le tue carte sul tabellone guadagnano 1 esperienza. Cammina!',
      },
      retired: {
        title: 'Ritirata',
        text: 'Ora la carta sta davanti a te e il suo Kobun è di nuovo libero. Non mangia riso, non può bruciare e riceve il suo ultimo salario in ogni Giorno di Paga.',
      },
      others: {
        title: 'Anche gli altri aiutano',
        text: 'Quando un altro giocatore usa una tua carta, anche questa guadagna 1 esperienza. Mettila dove amano fermarsi.',
      },
    },
    check: {
      question: 'Usi una tua carta. Quanta esperienza guadagna?',
      a: 'Nessuna.',
      b: '1.',
      c: '1, ma solo in un angolo interno.',
      why: 'Danno esperienza solo l’uso da parte di altri, il passaggio dalla partenza e un’abilità speciale (11.1).',
    },
  },
  fire: {
    title: 'Incendio',
    about: 'È maggio. Fatti trovare pronto quando suonano le campane.',
    steps: {
      calendar: {
        title: 'Incendio alla fine di maggio',
        text: 'Il calendario mostra tre incendi: maggio con forza 5, agosto con 8, novembre con 10. Nessuno sa quale Nagaya brucerà.',
      },
      track: {
        title: 'Antincendio',
        text: 'Il tuo numero su questo tracciato protegge le tue carte. Chi è più avanti sceglie anche per primo sul Cammino della Vita.',
      },
      stepA: {
        title: 'Prima lo step A',
        text: 'Assumi qualcuno o prendi il reddito. Alcune carte portano anche antincendio.',
      },
      tower: {
        title: 'Alla Torre del Fuoco',
        text: 'Il tuo numero porta alla Torre del Fuoco. Vai lì e usala: 1 antincendio gratis.',
      },
      end: {
        title: 'Termina il turno',
        text: 'Sei l’ultimo di questo mese. Quando il tuo turno finisce scoppia l’incendio.',
      },
      burnt: {
        title: 'L’incendio',
        text: 'È cominciato dalla stalla cerchiata più esterna e ha perso 1 di forza a ogni stalla successiva. Lo ferma una carta il cui proprietario ha almeno la forza in quel punto; le altre carte sulla sua via bruciano.',
      },
    },
    check: {
      question:
        'Un incendio di forza 5 arriva in una Nagaya. Quale antincendio protegge la tua carta nella stalla 3?',
      a: '2.',
      b: '3.',
      c: '5.',
      why: 'Il fuoco perde 1 a ogni stalla: 5, 4, 3. Basta un valore pari alla forza (14.3, 14.4).',
    },
  },
  payDay: {
    title: 'Giorno di Paga e armonia',
    about: 'Marzo finisce: salari, armonia, e tutti hanno fame.',
    steps: {
      salary: {
        title: 'Salari',
        text: 'Alla fine di ogni stagione ogni tua carta paga il salario del suo quadrato, e pagano anche quelle ritirate.',
      },
      harmony: {
        title: 'Armonia',
        text: 'Le carte di uno stesso colore in una Nagaya danno IKI: ognuna tanti quante sono. Le altre possono essere di chiunque. Anche i quattro angoli interni sono un gruppo.',
      },
      hire: {
        title: 'Assumi {{card}}',
        text: 'Il suo colore è già in quella Nagaya. Mettila nella stalla cerchiata {{stall}}, e darà punti nel Giorno di Paga.',
      },
      rice: {
        title: 'Compra riso',
        text: 'Ogni tua carta sul tabellone mangia 1 riso; per ognuno che manca una carta esce dal gioco. Il tuo numero porta al Negozio del Riso: vai lì e compra 2 riso.',
      },
      end: { title: 'Termina il turno', text: 'Quando tutti hanno giocato è il Giorno di Paga.' },
      paid: {
        title: 'Pagato, contato, nutrito',
        text: 'I tuoi salari, {{iki}} IKI di armonia e il riso mangiato: il diario racconta tutto.',
      },
    },
    check: {
      question: 'Tre carte gialle sono in una Nagaya; due sono tue. Quanto ti dà l’armonia?',
      a: '2 IKI.',
      b: '3 IKI.',
      c: '6 IKI.',
      why: 'Ognuna delle tue due carte dà 3, perché nel gruppo ce ne sono tre di quel colore (15.2).',
    },
  },
  end: {
    title: 'La fine',
    about: 'Anno Nuovo: un ultimo passo in uno spazio a scelta, e il punteggio.',
    steps: {
      newYear: {
        title: 'Anno Nuovo',
        text: 'Nessuno assume più. Ogni giocatore mette l’Oyakata su uno spazio qualsiasi e fa affari un’ultima volta.',
      },
      colours: {
        title: 'I colori contano',
        text: 'Colori diversi tra le tue professioni, sul tabellone e ritirate, danno 1, 4, 9, 16 o 25 IKI. Perciò tienine di ogni tipo.',
      },
      go: {
        title: 'Vai dove vuoi',
        text: 'Scegli uno qualsiasi degli otto spazi. Un pesce di una nuova stagione? Un Koban per 6 Mon? Un borsello?',
      },
      business: {
        title: 'Ultimi affari',
        text: 'Commercia meglio che puoi, poi termina il turno. Sei l’ultimo: allora l’anno è finito.',
      },
      score: {
        title: 'Il punteggio dell’anno',
        text: 'Tracciato, colori, pesci, borselli, edifici, Koban, legno e denaro: hai {{total}} IKI.',
      },
    },
    check: {
      question: 'Hai borselli da 3 e 4 e due pipe. Quanto valgono?',
      a: '14 IKI.',
      b: '7 IKI.',
      c: '28 IKI.',
      why: 'Una pipa raddoppia i borselli; una seconda pipa non fa di più (17.4).',
    },
  },
};
