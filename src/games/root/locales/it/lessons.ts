import type { Translation } from '../../../../i18n/translation';
import type { lessons as english } from '../en/lessons';

/** Che cosa dicono le lezioni. */
export const lessons: Translation<typeof english> = {
  common: {
    title: 'I Boschi',
    about: 'Radure, chi le controlla, movimento, battaglia e punti: ciò che vale per tutte le fazioni.',
    steps: {
      map: {
        title: 'Dodici radure',
        text: 'Ogni radura è volpe, coniglio o topo, e i sentieri la uniscono ad altre. Gli spazi quadrati ospitano edifici. Qui sei la Marchesa, ma ciò che impari ora vale per tutti.',
      },
      rule: {
        title: 'Chi controlla',
        text: 'Controlli dove hai più guerrieri ed edifici, contati insieme, di ogni altro giocatore: qui. In parità nessuno controlla, tranne le Aquile. I segnalini non contano (2.5). L’anello mostra chi controlla, e il suo numero di quanto.',
      },
      turn: {
        title: 'Il turno e le carte',
        text: 'Un turno è Alba, Giorno e Crepuscolo. Una carta vale per il suo simbolo, o per ciò che dice se la produci. Gli uccelli valgono ogni simbolo. Nel Crepuscolo peschi e tieni al massimo 5 carte.',
      },
      battle: {
        title: 'Combatti',
        text: 'Qui l’Alleanza ha un segnalino e nessun guerriero. Attaccala. Si tirano due dadi: l’attaccante infligge il numero più alto, il difensore il più basso, e nessuno più dei guerrieri che ha lì. Un difensore senza guerrieri subisce 1 danno in più. Per il segnalino ottieni 1 punto, e paghi l’Oltraggio con una carta (4.3, 8.2.6).',
      },
      move: {
        title: 'Muovi',
        text: 'Ora muovi qualche guerriero. Devi controllare la radura che lasciano o quella in cui entrano (4.2.1). Per la Marchesa una Marcia dà due movimenti.',
      },
      points: {
        title: 'Si vince con 30 punti',
        text: 'Ottieni punti per ogni edificio o segnalino nemico che rimuovi, per gli oggetti che costruisci e nei modi della tua fazione. Con 30 punti hai subito vinto (3.1).',
      },
      end: { title: 'Finisci il turno', text: 'Usa le azioni rimaste, se vuoi, poi finisci il turno.' },
    },
    alone: {
      task: 'Ora un turno tutto tuo. Quando è finito devi avere almeno {{points}} punti: costruisci, produci o rimuovi edifici e segnalini nemici.',
      why: 'I movimenti fanno spazio, le battaglie lo difendono e ciò che vi costruisci dà punti.',
    },
  },
  marquise: {
    title: 'Marchesa de Gattis',
    about: 'Legna, edifici, reclute: la fazione che all’inizio tiene i Boschi.',
    steps: {
      wood: {
        title: 'Legna dalle segherie',
        text: 'Nella tua Alba ogni segheria dà 1 legna. La legna paga gli edifici e deve arrivare sul posto attraverso radure che controlli (6.5.4).',
      },
      keep: {
        title: 'La fortezza',
        text: 'Nessun altro può posizionare pezzi qui. Finché resta, gli Ospedali da Campo possono salvare guerrieri: una carta del simbolo della radura dove sono caduti li porta tutti qui (6.2.3).',
      },
      build: {
        title: 'Costruisci',
        text: 'Hai 3 azioni. Costruisci qualcosa in una di queste radure. Un’officina dà ora più punti, una segheria più legna, un centro di reclutamento più guerrieri e poi più carte.',
      },
      recruit: {
        title: 'Recluta',
        text: 'Una volta per turno recluti: un guerriero in ogni centro di reclutamento (6.5.3).',
      },
      birds: {
        title: 'Un’azione in più',
        text: 'Ogni carta uccello che spendi è un’azione in più. Una carta del simbolo di una segheria serve per gli Straordinari: 1 legna lì.',
      },
      end: {
        title: 'Finisci il turno',
        text: 'Usa ciò che resta: marcia, attacca o lascia stare. Poi finisci il turno.',
      },
    },
    alone: {
      task: 'Gioca da solo il prossimo turno. Quando è finito devi avere almeno {{points}} punti.',
      why: 'Più si svuota un tracciato, più punti dà ogni edificio. Così vince la Marchesa.',
    },
  },
  eyrie: {
    title: 'Dinastia delle Aquile',
    about: 'Il Decreto cresce ogni turno e va rispettato, o scoppia l’insurrezione.',
    steps: {
      decree: {
        title: 'Il Decreto',
        text: 'Quattro colonne: reclutamento, movimento, attacco, costruzione. Ogni turno ogni carta chiede la sua azione in una radura del suo simbolo, da sinistra a destra. Gli uccelli valgono ovunque (7.5.2).',
      },
      leader: {
        title: 'Il tuo leader',
        text: 'Il Despota ha messo i due Visir su movimento e costruzione. Sono uccelli. Se una carta non si può risolvere scoppia l’insurrezione: perdi un punto per ogni uccello, il Decreto e il leader.',
      },
      add: {
        title: 'Aggiungi al Decreto',
        text: 'Devi aggiungere 1 o 2 carte. Pensa a tutti i turni futuri: reclutare dove c’è un posatoio, o muovere da dove hai molti guerrieri, è sicuro.',
      },
      resolve: {
        title: 'Rispettalo',
        text: 'Ora fai ciò che le colonne chiedono. Muovi abbastanza guerrieri da controllare una nuova radura con uno spazio libero, poi costruisci lì un posatoio. In parità controlli tu.',
      },
      roosts: {
        title: 'I posatoi sono punti',
        text: 'Ogni Crepuscolo i posatoi danno punti: 2 posatoi 1 punto, 3 posatoi 2, fino a 5 punti con tutti e sette. Portano anche carte (7.6).',
      },
    },
    alone: {
      task: 'Gioca da solo il prossimo turno: rispetta tutto il Decreto senza insurrezione e abbi almeno {{points}} punti quando il turno è finito.',
      why: 'Un Decreto che puoi sempre rispettare e un posatoio in più ogni turno: così fanno le Aquile.',
    },
  },
  alliance: {
    title: 'Alleanza dei Boschi',
    about: 'Il supporto si diffonde, i sostenitori si radunano, poi una radura insorge.',
    steps: {
      sympathy: {
        title: 'Supporto',
        text: 'I tuoi segnalini rendono solidali queste radure. Ogni altro costa sostenitori del simbolo della radura e dà sempre più punti. Con i segnalini produci anche.',
      },
      outrage: {
        title: 'Oltraggio',
        text: 'I sostenitori sono carte che solo tu puoi guardare. Chi muove guerrieri in una radura solidale, o rimuove un segnalino, deve darti una carta del suo simbolo (8.2.6).',
      },
      revolt: {
        title: 'Rivolta!',
        text: 'Hai due sostenitori del simbolo di una di queste radure. Ribellati: tutti i pezzi nemici lì vengono rimossi, e ottieni una base, guerrieri e un ufficiale (8.4.1).',
      },
      spread: {
        title: 'Altro supporto',
        text: 'Dopo le rivolte puoi ottenere supporto nelle radure adiacenti a quelle solidali, finché bastano i sostenitori. Dove un altro ha 3 guerrieri ne costa uno in più.',
      },
      day: {
        title: 'Giorno',
        text: 'Produci, trasforma carte della mano in sostenitori (mobilitazione) o spendi una carta del simbolo di una base per addestrare un ufficiale. Poi passa al Crepuscolo.',
      },
      end: {
        title: 'Crepuscolo',
        text: 'Ogni ufficiale è un’operazione: movimento, attacco, reclutamento in una base o organizzazione, che trasforma un guerriero in un segnalino supporto. Poi finisci il turno.',
      },
    },
    alone: {
      task: 'Gioca da solo il prossimo turno. Quando è finito devi avere almeno {{points}} punti.',
      why: 'Ogni segnalino sulla mappa fa valere di più il prossimo: comincia presto e non farti ignorare.',
    },
  },
  vagabond: {
    title: 'Vagabondo',
    about: 'Una pedina, uno zaino di oggetti, e amici o nemici in ogni fazione.',
    steps: {
      items: {
        title: 'I tuoi oggetti',
        text: 'Tutto ciò che fai esaurisce un oggetto: stivali per muoverti, una torcia per esplorare, una spada per attaccare, un martello per produrre o riparare. Nell’Alba ne riattivi 3, di più con il tè.',
      },
      slip: {
        title: 'Scorciatoia',
        text: 'Sei in una foresta. Una volta per turno puoi passare in una radura o foresta adiacente senza stivali. Vai in una radura con una rovina (9.4.2).',
      },
      explore: {
        title: 'Esplora la rovina',
        text: 'Esaurisci la torcia: ciò che c’è sotto la rovina è tuo, e ottieni 1 punto (9.5.3).',
      },
      friends: {
        title: 'Amici e nemici',
        text: 'Aiuto: esaurisci un oggetto qualsiasi e dai una carta del simbolo della tua radura a un giocatore lì. Migliora la relazione, che dà punti, e puoi prendere un oggetto che ha costruito. Rimuovi un guerriero, e quella fazione è Ostile (9.2.9).',
      },
      quests: {
        title: 'Missioni',
        text: 'In una radura del suo simbolo esaurisci i due oggetti di una missione: 2 carte, o un punto per ogni missione di quel simbolo completata (9.5.5).',
      },
      end: {
        title: 'Finisci il turno',
        text: 'Fai ciò che vuoi con gli oggetti rimasti, poi finisci il turno.',
      },
    },
    alone: {
      task: 'Gioca da solo il prossimo turno. Quando è finito devi avere almeno {{points}} punti: un’altra rovina, un amico, una missione.',
      why: 'Più oggetti, più azioni; e ogni fazione è un modo per fare punti.',
    },
  },
};
