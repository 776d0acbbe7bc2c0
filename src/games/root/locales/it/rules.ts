import type { Translation } from '../../../../i18n/translation';
import type { rules as english } from '../en/rules';

/** Le regole con parole nostre, con i numeri della Legge di Root. */
export const rules: Translation<typeof english> = {
  notice:
    'Root è un gioco di Cole Wehrle, pubblicato da Leder Games. Questo è un progetto amatoriale senza legami con loro; non contiene né illustrazioni né testi loro. I numeri sono quelli della Legge di Root; R, K e T sono nostri.',
  search: {
    label: 'Cerca nelle regole',
    placeholder: 'Per esempio: imboscata, 4.3.1, insurrezione',
    clear: 'Cancella la ricerca',
    found_one: '{{count}} punto trovato.',
    found_other: '{{count}} punti trovati.',
    nothing: 'Nessun risultato per «{{query}}». Prova con un’altra parola.',
    contents: 'In questa pagina',
  },
  ruling: 'nostra decisione',
  table: {
    cards: 'Le 54 carte',
    card: 'Carta',
    suit: 'Simbolo',
    cost: 'Costo',
    does: 'Che cosa fa',
    copies: '{{name}} (×{{count}})',
    none: '–',
    item_one: '{{item}}, {{count}} punto',
    item_other: '{{item}}, {{count}} punti',
    autumn: 'Mappa autunnale',
    winter: 'Mappa invernale',
    clearing: 'Radura',
    slots: 'Spazi',
    paths: 'Sentieri verso',
    corner: 'angolo',
    ruin: 'rovina',
    dealt: 'assegnato a caso',
    buildings: 'Gli edifici della Marchesa',
    onMap: 'Già sulla mappa',
    wood: 'Legna',
    points: 'Punti: {{piece}}',
    roosts: 'Posatoi sulla mappa',
    roost: 'Posatoi',
    vp: 'Punti',
    draws: 'Carte pescate',
    tokens: 'Supporto',
    supporters: 'Sostenitori',
    quests: 'Le 15 missioni',
    quest: 'Missione',
    items: 'Oggetti',
  },
  effect: {
    ambush: 'La gioca il difensore prima del tiro (4.3.1). Un’imboscata uccello vale in ogni radura.',
    dominance: 'Si attiva da 10 punti in su, per vincere in un altro modo (3.3).',
    favor:
      'Subito: ogni pezzo nemico lascia tutte le radure di questo simbolo, con i soliti punti. Poi scartala.',
    ignoreRolledHits:
      'In battaglia, dopo il tiro, da entrambe le parti: scartala; i danni tirati contro di te non valgono, quelli aggiuntivi sì.',
    extraHit: 'In battaglia, dopo il tiro, come difensore: scartala; infliggi 1 danno aggiuntivo.',
    extraHitForVp:
      'In battaglia, dopo il tiro, come attaccante, una volta per battaglia: infliggi 1 danno aggiuntivo e il difensore ottiene 1 punto.',
    vpPerRuledClearing: 'Nella tua Alba: scartala e ottieni 1 punto per ogni radura che controlli.',
    stealForVp:
      'Una volta nella tua Alba: prendi una carta a caso dalla mano di un nemico, che ottiene 1 punto.',
    warriorForCard: 'Una volta nel tuo Giorno: rimuovi dalla mappa un tuo guerriero e pesca 1 carta.',
    battle: 'All’inizio del tuo Giorno: una battaglia gratis.',
    drawAndGive: 'All’inizio della tua Alba: peschi 1 carta, poi ne pesca 1 un nemico a tua scelta.',
    move: 'All’inizio del tuo Crepuscolo: un movimento.',
    immuneToAmbush: 'Sempre: quando attacchi, nessuno può tenderti imboscate.',
    lookAtHand: 'Una volta nel tuo Giorno: guarda la mano di un altro giocatore.',
  },
  sections: {
    s1: {
      title: 'Regole d’oro',
      rules: {
        '1.1.1':
          'Una carta prevale sulle regole. La regola di una fazione e quella generale valgono entrambe; se non è possibile, vale quella della fazione.',
        '1.1.2': '«Non può» è assoluto, salvo un’eccezione che lo nomini.',
        '1.1.3':
          'Se non è chiaro chi decide o in che ordine succedono le cose, decide il giocatore di turno.',
        '1.2.1':
          'Quante carte hai in mano è pubblico. Quali siano lo sai solo tu, salvo dove una regola le mostra.',
        '1.2.2': 'La pila degli scarti è aperta a tutti in ogni momento.',
        '1.3.1': 'Si può parlare e promettere liberamente; niente è vincolante.',
        '1.3.2': 'Le carte passano di mano solo dove una regola lo dice.',
        '1.4.1':
          'Un turno è Alba, Giorno, Crepuscolo; poi tocca al giocatore seguente in senso orario, finché qualcuno vince. «All’inizio di» una fase è prima di tutto il resto, «alla fine di» dopo tutto il resto.',
        '1.4.2':
          'Niente interrompe un’azione o un effetto, tranne ciò che esso stesso attiva e ciò che nomina il suo momento, come «in battaglia». Una Marcia di due movimenti è una sola azione.',
        '1.5.1': 'I pezzi sono solo quelli della scatola.',
        '1.5.2': 'I pezzi della tua fazione sono guerrieri, pedina, edifici e segnalini. Gli oggetti no.',
        '1.5.3': 'Un pezzo non cambia mai proprietario.',
        '1.5.4':
          'Se devi posizionare, prendere o rimuovere più di quanto puoi, fai tutto il possibile; costi e condizioni vanno rispettati per intero. Prima escono tutti i pezzi rimossi, poi avvengono gli effetti.',
        '1.5.5':
          'Chi viene forzato agisce secondo tutte le regole che lo vincolano o lo aiutano, entro ciò che l’effetto consente.',
      },
    },
    s2: {
      title: 'Concetti chiave',
      rules: {
        '2.1':
          'C’è un mazzo e una pila degli scarti per tutti. Quando il mazzo finisce, gli scarti si mescolano e ne formano uno nuovo. I simboli sono volpe, coniglio, topo e uccello.',
        '2.1.1':
          'Gli uccelli sono jolly: una carta uccello può valere come qualsiasi altro simbolo, anche più volte. Se devi dare o scartare un simbolo, gli uccelli che hai in mano contano come quello. Dove è richiesto un uccello, serve proprio un uccello.',
        '2.1.2':
          'Cinque carte sono imboscate: volpe, coniglio, topo e due uccelli. Non si producono; si giocano in battaglia o per il loro simbolo.',
        '2.1.3':
          'Quattro carte sono dominio, una per simbolo. Non si producono; si attivano (3.3) o si giocano per il simbolo.',
        '2.2.1': 'Le radure unite da un sentiero sono adiacenti.',
        '2.2.2': 'Ogni radura ha un simbolo: volpe, coniglio o topo.',
        '2.2.3': 'Un edificio ha bisogno di uno spazio libero nella sua radura.',
        '2.2.4':
          'Una rovina occupa uno spazio finché il Vagabondo non la esplora. Senza Vagabondo le rovine restano tutta la partita.',
        '2.3': 'I fiumi non sono sentieri. Qui contano solo per le foreste della mappa invernale.',
        '2.4': 'Una foresta è un’area chiusa da sentieri e radure. Ci va solo il Vagabondo.',
        '2.4.1': 'Una foresta è adiacente alle radure sul suo bordo e alle foreste oltre un solo sentiero.',
        '2.5':
          'Controlli una radura se lì hai più guerrieri ed edifici, contati insieme, di ogni altro giocatore. In parità nessuno controlla (tranne 7.2.2). Segnalini e pedine non contano.',
      },
    },
    s3: {
      title: 'Vittoria',
      rules: {
        '3.1':
          'Con 30 punti vittoria vinci subito. Se in più ci arrivano insieme, vince il giocatore di turno, altrimenti il primo di loro in ordine di turno.',
        '3.2.1': '1 punto per ogni edificio o segnalino nemico che rimuovi, anche non in battaglia.',
        '3.2.2': 'Per un oggetto costruito, i punti indicati sulla carta.',
        '3.3.1':
          'Nel tuo Giorno, con almeno 10 punti, puoi attivare una carta dominio dalla mano. Il tuo indicatore lascia per sempre il tracciato e non ottieni più punti. Vinci all’inizio della tua Alba se controlli tre radure del simbolo della carta o, con l’uccello, due angoli opposti.',
        '3.3.2':
          'Una carta dominio attivata non conta nel limite di carte in mano, non lascia mai il gioco e non si può rimpiazzare con un’altra. Chi ne ha attivata una, anche per una coalizione, non può attivarne un’altra.',
        '3.3.3':
          'Una carta dominio spesa o scartata va accanto alla mappa, disponibile per tutti, e non negli scarti.',
        '3.3.4':
          'Nel tuo Giorno puoi spendere una carta del suo simbolo per prendere in mano una carta dominio disponibile. Una carta uccello vale per ciascuna; il dominio uccello costa un uccello.',
      },
    },
    s4: {
      title: 'Produzione, movimento, battaglia',
      rules: {
        '4.1.1':
          'Per far produrre una carta dalla mano attiva unità di produzione in radure dei simboli del suo costo, ognuna al massimo una volta per turno. «Qualsiasi» accetta un’unità di qualunque simbolo.',
        '4.1.2':
          'Un effetto immediato avviene e la carta si scarta. Un oggetto passa dalla riserva ai tuoi oggetti costruiti; se la riserva non ne ha, la carta non si può produrre.',
        '4.1.3': 'Una carta con effetto permanente resta davanti a te; usarla è una tua scelta.',
        '4.1.4': 'Non puoi produrre una seconda carta con lo stesso nome di una che hai davanti.',
        '4.2': 'Un movimento porta uno o più tuoi guerrieri, o la tua pedina, da una radura a una adiacente.',
        '4.2.1': 'Devi controllare la radura che lasci, quella in cui entri o entrambe.',
        '4.2.2':
          'Un pezzo può muoversi quante volte vuoi in un turno, e ogni movimento può portare altri pezzi.',
        '4.3':
          'Per attaccare scegli una radura con un tuo guerriero o la tua pedina e, come difensore, un nemico con un pezzo qualsiasi lì.',
        '4.3.1':
          'Prima il difensore può giocare un’imboscata che corrisponde alla radura. L’attaccante può sventarla con un’altra corrispondente: entrambe si scartano senza effetto. Altrimenti l’attaccante subisce subito 2 danni; se non resta nessun attaccante, la battaglia finisce.',
        '4.3.2':
          'Poi si tirano due dadi, da 0 a 3. L’attaccante infligge il numero più alto, il difensore il più basso. Nessuno infligge con i dadi più danni dei guerrieri che ha lì.',
        '4.3.3':
          'Poi entrambi possono usare effetti; l’attaccante dice chi comincia. I danni aggiuntivi non hanno massimo. Un difensore senza guerrieri lì è indifeso e subisce 1 danno aggiuntivo.',
        '4.3.4':
          'Le due parti infliggono i danni insieme. Ogni danno rimuove un pezzo, che conta come rimosso dall’altra parte. Sceglie chi lo subisce, ma tutti i guerrieri vanno prima di edifici e segnalini; decide anche l’ordine di ciò che le sue perdite innescano (R7).',
      },
    },
    s5: {
      title: 'Preparazione',
      rules: {
        '5.1.1': 'Ognuno riceve una fazione, con qualsiasi metodo; posti e primo giocatore sono a caso.',
        '5.1.2': 'Tutti i punteggi partono da 0.',
        '5.1.3':
          'In due giocatori le quattro carte dominio escono dal gioco. Si mescola il mazzo e ognuno pesca 3 carte.',
        '5.1.4': 'Le rovine vanno sui quattro spazi contrassegnati.',
        '5.1.5':
          'La riserva degli oggetti: 2 stivali, 2 sacchi, 1 balestra, 1 martello, 2 spade, 2 tè, 2 monete.',
        '5.1.6': 'Ci sono due dadi.',
        '5.1.7': 'Le fazioni si preparano in quest’ordine: Marchesa, Aquile, Alleanza, Vagabondo.',
        '5.2':
          'L’Impatto dice quanto spazio occupa una fazione: Marchesa 10, Aquile 7, Vagabondo 5, Alleanza 3. La somma consigliata è 17 in due, 18 in tre, 21 in quattro; chi ama l’avventura prende qualsiasi combinazione da 17 in su.',
      },
    },
    s6: {
      title: 'Marchesa de Gattis',
      rules: {
        '6.2.1': 'Produce durante il Giorno, con le officine.',
        '6.2.2':
          'La Fortezza: nessun altro può posizionare pezzi nella sua radura; entrarci con un movimento è libero. Una volta rimossa, è fuori dal gioco.',
        '6.2.3':
          'Ospedali da Campo: quando una radura perde guerrieri della Marchesa, lei può spendere una carta del suo simbolo; allora tutti vanno alla fortezza.',
        '6.3.1': 'Ha 25 guerrieri e 8 legna.',
        '6.3.2': 'La fortezza va in un angolo a sua scelta.',
        '6.3.3': 'Un guerriero va in ogni radura, tranne l’angolo opposto alla fortezza.',
        '6.3.4':
          'Una segheria, un’officina e un centro di reclutamento vanno su spazi liberi nella radura della fortezza o in quelle adiacenti.',
        '6.3.5': 'Cinque edifici di ogni tipo aspettano sui tracciati.',
        '6.4':
          'Alba: 1 legna in ogni segheria, controllata o no. Se la legna non basta per tutte, sceglie lei dove va.',
        '6.5':
          'Giorno: prima può produrre. Poi ha 3 azioni, più 1 per ogni carta uccello che spende, in qualsiasi ordine.',
        '6.5.1': 'Attacco: una battaglia.',
        '6.5.2': 'Marcia: fino a due movimenti.',
        '6.5.3': 'Reclutamento, una volta per turno: 1 guerriero in ogni centro di reclutamento.',
        '6.5.4':
          'Costruzione in una radura che controlla con uno spazio libero. La legna viene da lì e da radure controllate unite a essa da radure controllate. Più edifici di quel tipo sono sulla mappa, più costa e più punti dà.',
        '6.5.5': 'Straordinari: spende una carta del simbolo di una radura con una segheria; lì va 1 legna.',
        '6.6':
          'Crepuscolo: pesca 1 carta, 1 in più con 3 centri di reclutamento sulla mappa, ancora 1 con 5. Poi scarta fino a 5.',
      },
    },
    s7: {
      title: 'Dinastia delle Aquile',
      rules: {
        '7.2.1': 'Producono durante il Giorno, prima del Decreto, con i posatoi.',
        '7.2.2':
          'Signore della Foresta: dove sono in parità per il massimo e hanno un pezzo, controllano loro.',
        '7.2.3': 'Disprezzo per il Commercio: un oggetto costruito dà 1 punto, qualunque cosa dica la carta.',
        '7.3.1': 'Hanno 20 guerrieri.',
        '7.3.2':
          'Un posatoio e 6 guerrieri iniziano in un angolo libero, se possibile opposto all’angolo iniziale di un altro.',
        '7.3.3': 'Scelgono un leader; gli altri tre aspettano a faccia in su.',
        '7.3.4': 'I due Visir Leali, che sono carte uccello, vanno nelle due colonne del leader.',
        '7.3.5': 'Sei posatoi aspettano sul tracciato.',
        '7.4.1': 'Alba: senza carte in mano, ne pescano 1.',
        '7.4.2':
          'Devono aggiungere al Decreto 1 o 2 carte dalla mano, in qualsiasi colonna; al massimo una è un uccello.',
        '7.4.3':
          'Senza posatoi sulla mappa: un posatoio e 3 guerrieri nella radura con meno guerrieri, contando quelli di tutti, tra quelle che possono riceverli (R17).',
        '7.5.1': 'Giorno: possono produrre.',
        '7.5.2':
          'Poi viene il Decreto, colonna per colonna da sinistra: reclutamento, movimento, attacco, costruzione. Ogni carta chiede l’azione della sua colonna in una radura del suo simbolo; un uccello vale ovunque. I Reclutamento: 1 guerriero in un posatoio. II Movimento: almeno un guerriero fuori da quella radura. III Attacco in quella radura. IV Costruzione: un posatoio in una radura che controllano, con uno spazio libero e senza posatoio. Una colonna vuota non chiede nulla. Ciò che non si può fare per intero scatena subito un’insurrezione.',
        '7.6.1': 'Crepuscolo: punti per i posatoi sulla mappa (vedi la tabella).',
        '7.6.2':
          'Pescano 1 carta, 1 in più con 3 posatoi sulla mappa, ancora 1 con 6. Poi scartano fino a 5.',
        '7.7': 'L’insurrezione si scatena quando una carta del Decreto non si può risolvere.',
        '7.7.1': 'Perdono 1 punto per ogni uccello nel Decreto, Visir compresi.',
        '7.7.2': 'Il Decreto si scarta, tranne i Visir.',
        '7.7.3':
          'Il leader si gira a faccia in giù. Ne scelgono un altro a faccia in su e mettono i Visir nelle sue colonne. Se non ce ne sono più, prima si girano tutti e quattro.',
        '7.7.4': 'Il Giorno finisce e inizia il Crepuscolo.',
        '7.8.1': 'Costruttore (Visir su reclutamento e movimento): gli oggetti danno tutti i loro punti.',
        '7.8.2':
          'Carismatico (reclutamento e attacco): ogni reclutamento posiziona 2 guerrieri nello stesso posatoio, e non meno.',
        '7.8.3': 'Comandante (movimento e attacco): 1 danno aggiuntivo come attaccante.',
        '7.8.4':
          'Despota (movimento e costruzione): 1 punto in più ogni volta che rimuovono edifici o segnalini nemici in battaglia.',
      },
    },
    s8: {
      title: 'Alleanza dei Boschi',
      rules: {
        '8.2.1': 'Produce durante il Giorno, con i segnalini supporto.',
        '8.2.2': 'Guerriglia: quando difende ha il dado più alto e l’attaccante il più basso.',
        '8.2.3':
          'I sostenitori sono una pila coperta che solo l’Alleanza può guardare. Non fanno parte della mano e si spendono solo per il simbolo. Senza basi sulla mappa la pila ne contiene 5; ciò che non ci sta si scarta.',
        '8.2.4':
          'Una base rimossa costa tutti i sostenitori del suo simbolo, tutti gli uccelli e metà degli ufficiali, arrotondata per eccesso. Se non restano basi, la pila scende a 5.',
        '8.2.5':
          'Ci sono 10 segnalini supporto, al massimo uno per radura. Una radura con un segnalino è solidale.',
        '8.2.6':
          'Oltraggio: chi rimuove un segnalino supporto, o muove guerrieri in una radura solidale, aggiunge ai sostenitori una carta dalla mano del simbolo della radura. Se non ne ha, mostra la mano all’Alleanza e si aggiunge la prima carta del mazzo.',
        '8.3.1': 'Ha 10 guerrieri.',
        '8.3.2': 'Tre basi aspettano sulla sua plancia: volpe, coniglio, topo.',
        '8.3.3': 'Dieci segnalini supporto aspettano sul tracciato.',
        '8.3.4': 'Inizia con 3 carte del mazzo come sostenitori.',
        '8.4.1':
          'Alba: quante rivolte vuole. Sceglie una radura solidale la cui base è ancora sulla plancia e spende 2 sostenitori del suo simbolo. Tutti i pezzi nemici lì vengono rimossi. Posiziona la base, un guerriero per ogni radura solidale di quel simbolo e 1 ufficiale.',
        '8.4.2':
          'Poi ottiene supporto quante volte vuole: in una radura adiacente a una solidale, o ovunque se non ce ne sono. Spende sostenitori del suo simbolo secondo il tracciato, 1 in più dove un altro ha almeno 3 guerrieri (legge marziale). Posiziona il segnalino e ottiene i punti.',
        '8.5': 'Giorno, in qualsiasi ordine e numero:',
        '8.5.1': 'Produzione di carte.',
        '8.5.2': 'Mobilitazione: una carta della mano diventa un sostenitore.',
        '8.5.3':
          'Addestramento: spende una carta del simbolo di una base sulla mappa; un guerriero della riserva diventa ufficiale.',
        '8.6.1':
          'Crepuscolo: un’operazione militare per ogni ufficiale. I Movimento. II Attacco. III Reclutamento: 1 guerriero in una base. IV Organizzazione: in una radura non solidale un suo guerriero lascia il posto a un segnalino, che dà punti.',
        '8.6.2': 'Pesca 1 carta, e 1 in più per ogni base sulla mappa. Poi scarta fino a 5.',
      },
    },
    s9: {
      title: 'Vagabondo',
      rules: {
        '9.2.1':
          'Produce con i martelli, che hanno tutti il simbolo della sua radura. Un oggetto costruito è subito suo, a faccia in su.',
        '9.2.2':
          'La sua pedina non è un guerriero, non conta per il controllo e non si può rimuovere. Quando un effetto di un nemico, come una rivolta o un Favore, rimuove tutti i pezzi nemici dalla sua radura, danneggia 3 oggetti a sua scelta.',
        '9.2.3': 'Si muove chiunque abbia il controllo.',
        '9.2.4': 'Senza una spada integra è indifeso.',
        '9.2.5':
          'Un oggetto è a faccia in su o esaurito, integro o danneggiato. Si può esaurire solo un oggetto integro a faccia in su. Tè, monete e sacchi a faccia in su stanno sui loro tracciati, al massimo 3 per tracciato; gli altri nello Zaino; i danneggiati nel loro riquadro.',
        '9.2.6': 'I suoi danni con i dadi sono al massimo quante le sue spade integre, esaurite o no.',
        '9.2.7': 'Ogni danno colpisce un oggetto integro a sua scelta. Se non ne restano, non succede nulla.',
        '9.2.8':
          'Non può vincere con una carta dominio. In quattro giocatori può attivarne una durante il suo Giorno, con almeno 10 punti vittoria, per formare una coalizione con il giocatore che ha meno punti, lui escluso; in caso di pareggio sceglie. Il compagno deve avere ancora l’indicatore sul tracciato del punteggio e non essere in una coalizione. L’indicatore del Vagabondo va sulla plancia di quel giocatore: non ottiene più punti e vince se vince l’altro. I due non sono più nemici; un compagno Ostile diventa Indifferente.',
        '9.2.9.I':
          'Relazioni: i tre passi da Indifferente ad Alleato chiedono 1, poi 2, poi 3 Aiuti a quella fazione nello stesso turno, e danno 1, 2 e 2 punti.',
        '9.2.9.II':
          'Alleato: ogni Aiuto dà 2 punti. Quando si muove in una radura adiacente, può portare con sé dalla radura che lascia quanti guerrieri vuole di una fazione Alleata. Quando attacca, i guerrieri lì di una fazione Alleata, che non sia quella del difensore, possono combattere come suoi: si aggiungono al suo massimo e possono subire i suoi danni. Se in una battaglia ne subiscono più degli oggetti, quella fazione diventa Ostile.',
        '9.2.9.III':
          'Ostile: una fazione diventa Ostile appena lui ne rimuove un guerriero, in qualsiasi modo e in qualsiasi turno. Infamia: in battaglia nel suo turno ogni pezzo di una fazione Ostile che rimuove dà 1 punto in più, ma non il guerriero che l’ha resa Ostile. Entrare dove ci sono guerrieri Ostili costa 1 stivale in più. L’Aiuto non la cambia, ma gli procura lo stesso oggetti.',
        '9.3.1': 'Sceglie un personaggio.',
        '9.3.2': 'La sua pedina inizia in una foresta qualsiasi.',
        '9.3.3': 'Tre missioni sono a faccia in su.',
        '9.3.4':
          'Sotto le rovine ci sono un sacco, degli stivali, un martello e una spada, nascosti a tutti.',
        '9.3.5': 'Inizia con gli oggetti del suo personaggio, a faccia in su.',
        '9.3.6': 'Tutte le fazioni sono Indifferenti.',
        '9.4.1':
          'Alba: riattiva 3 oggetti esauriti, e 2 in più per ogni tè che era sul tracciato all’inizio dell’Alba.',
        '9.4.2':
          'Scorciatoia: può muoversi in una radura o foresta adiacente senza stivali, anche dove ci sono guerrieri Ostili.',
        '9.5':
          'Giorno: agisce esaurendo oggetti, in qualsiasi ordine e numero. In una foresta può solo muoversi, riparare e usare il Nascondiglio; lì il Lavoro Occasionale non gli procura nulla, nemmeno un uccello.',
        '9.5.1':
          'Movimento: 1 stivale, 2 dove ci sono guerrieri Ostili. Mai in una foresta; da una foresta, in una radura sul suo bordo.',
        '9.5.2': 'Attacco: 1 spada.',
        '9.5.3':
          'Esplorazione: 1 torcia; prende l’oggetto sotto la rovina della sua radura e ottiene 1 punto.',
        '9.5.4':
          'Aiuto: un oggetto qualsiasi; dà una carta del simbolo della sua radura a un giocatore con pezzi lì e può prendere uno dei suoi oggetti costruiti.',
        '9.5.5':
          'Missione: in una radura del suo simbolo esaurisce i due oggetti indicati. Pesca 2 carte, oppure ottiene 1 punto per ogni missione di quel simbolo completata, questa compresa.',
        '9.5.6':
          'Incursione: 1 balestra; rimuove dalla sua radura un guerriero di un nemico o, se quel nemico non ne ha lì, un altro pezzo.',
        '9.5.7': 'Riparazione: 1 martello; un oggetto danneggiato torna integro.',
        '9.5.8':
          'Produzione: un martello per ogni simbolo del costo, tutti del simbolo della sua radura o «qualsiasi».',
        '9.5.9': 'Azione speciale: 1 torcia (vedi la sezione D).',
        '9.6.1':
          'Crepuscolo: in una foresta tutti i suoi oggetti danneggiati sono riparati e girati a faccia in su.',
        '9.6.2': 'Pesca 1 carta, e 1 in più per ogni moneta sul tracciato.',
        '9.6.3': 'Scarta fino a 5 carte.',
        '9.6.4':
          'Zaino e oggetti danneggiati possono essere insieme 6, e 2 in più per ogni sacco sul tracciato. Il resto, a sua scelta ma mai da un tracciato, esce dal gioco.',
      },
    },
    sC: {
      title: 'Mappe',
      rules: {
        'C.1.1':
          'Mappa invernale: ogni tratto di fiume tra due radure divide le foreste come un sentiero. I simboli non sono stampati: quattro indicatori di ciascuno vengono assegnati a caso.',
      },
    },
    sD: {
      title: 'I personaggi del Vagabondo',
      rules: {
        'D.1.1': 'Ladro: stivali, torcia, tè, spada.',
        'D.1.2': 'Furto: prende una carta a caso dalla mano di un giocatore con pezzi nella sua radura.',
        'D.2.1': 'Viandante: stivali, torcia, sacco, martello.',
        'D.2.2':
          'Lavoro Occasionale: prende dagli scarti una carta del simbolo della sua radura, o un uccello.',
        'D.3.1':
          'Ranger: stivali, torcia, balestra, spada. Nascondiglio: ripara 3 oggetti, poi il Giorno finisce subito.',
      },
    },
    sG: {
      title: 'Glossario',
      rules: {
        'G.1.3': 'Area di gioco: le carte davanti a te, che si usano solo come dicono.',
        'G.1.5': 'Considerare: la cosa assume quelle proprietà; il proprietario resta.',
        'G.1.7': 'Edificio: quadrato, occupa uno spazio.',
        'G.1.12': 'Guerriero: una pedina non lo è.',
        'G.1.14': 'Mostrare: solo al giocatore indicato.',
        'G.1.15': 'Nemico: ogni altro giocatore fuori dalla tua coalizione.',
        'G.1.19': 'Pescare: prendere la prima carta del mazzo.',
        'G.1.23': 'Posizionare: dalla riserva, o il più a sinistra del tracciato.',
        'G.1.24':
          'Rimuovere: nella riserva o sul tracciato del proprietario; fortezza e oggetti escono dal gioco.',
        'G.1.26': 'Rivelare: mettere a faccia in su davanti a sé.',
        'G.1.29': 'Scartare, spendere: nella pila degli scarti; una carta dominio accanto alla mappa.',
        'G.1.30': 'Segnalino: rotondo, non occupa spazi.',
        'G.1.32': 'Sostituire: rimuovere e posizionare, tutti e due o nessuno.',
      },
    },
    sK: {
      title: 'Le carte',
      rules: {
        K: 'Una carta vale dal momento in cui è prodotta, se il suo tempo deve ancora venire. «In» una fase significa prima, tra e dopo i suoi passaggi e le sue azioni, mai nel mezzo di uno.',
      },
    },
    sR: {
      title: 'Dove le regole tacciono',
      rules: {
        R1: 'Dove le edizioni differiscono, valgono la Legge inglese più recente e le sue FAQ.',
        R2: 'In ogni momento decide un solo giocatore: chi riceve una domanda, altrimenti il giocatore di turno.',
        R3: 'Se ti viene chiesto qualcosa non dipende mai dalle tue carte nascoste. «No» appare uguale, qualunque cosa tu abbia.',
        R4: 'Puoi lasciare risposte fisse come «mai imboscate», fino al tuo prossimo turno o per sempre. Possono essere fissi solo i «no» e l’ordine delle perdite.',
        R5: 'Una battaglia va in quest’ordine: imboscata, risposta, suoi danni, tiro, danni aggiuntivi fissi, effetti (prima l’attaccante), tutti gli altri danni insieme.',
        R6: 'Una rimozione: tutti i pezzi escono, le fazioni diventano Ostili, si ottengono i punti, poi i danni al Vagabondo, gli ospedali, le basi perse e l’Oltraggio.',
        R7: 'Dove l’ordine di questi effetti conta, decide il giocatore di turno; tra base persa e Oltraggio, in battaglia, decide l’Alleanza. Più effetti dello stesso tipo seguono i numeri delle radure.',
        R8: 'Gli Ospedali da Campo valgono per ogni rimozione, anche con il suo stesso Esattore. Per ogni radura una carta salva tutti i suoi guerrieri, o non se ne salva nessuno. Se la fortezza è stata rimossa insieme, non c’è ospedale.',
        R9: '30 punti chiudono la partita in mezzo a qualsiasi cosa: niente più danni, effetti o domande. I punti oltre 30 restano. Un punteggio non scende mai sotto 0, e senza indicatore sul tracciato non si ottengono né si perdono punti.',
        R10: 'Il mazzo si rifà appena si pesca la sua ultima carta. Se mazzo e scarti sono entrambi vuoti, il resto della pesca si perde. Una carta in produzione e un’imboscata giocata hanno già lasciato la mano: non pagano altro, e un mazzo rifatto prima che siano scartate non le contiene.',
        R11: 'Il limite di carte in mano vale solo nel passaggio del tuo Crepuscolo che lo nomina; per il Vagabondo segue il limite di oggetti. In ogni altro momento puoi avere quante carte vuoi, e una carta data con l’Aiuto non si può rifiutare.',
        R12: 'Le carte date, rubate o pagate per l’Oltraggio le vedono solo i due interessati. Una mano mostrata la vede solo il giocatore a cui è mostrata, com’è in quel momento. Alla fine tutto è aperto.',
        R13: 'L’Oltraggio costa una carta per ogni movimento e per ogni segnalino. La carta la vedono solo chi paga e l’Alleanza; se non entra tra i sostenitori si scarta, visibile a tutti. Con la mano vuota non c’è nulla da mostrare e paga il mazzo. Posizionare non è muovere, e la pedina non è un guerriero. Se il Vagabondo porta con sé guerrieri Alleati, è il loro proprietario a scegliere la carta e a pagarla; i guerrieri dell’Alleanza non provocano Oltraggio.',
        R14: 'La Marchesa può spendere uccelli prima, tra e dopo le azioni, anche ad azioni finite; un’azione non usata si perde. La prima azione chiude la produzione. Il secondo movimento di una Marcia segue subito o si perde.',
        R15: 'Sei in una radura se hai lì un pezzo qualsiasi, anche un segnalino.',
        R16: 'Dentro una colonna del Decreto l’ordine è libero. Una carta impossibile si può prendere per prima: è insurrezione. Non arriva mai da sola. Prima di essa e tra le carte del Decreto si possono usare le carte del Giorno e il dominio. Una battaglia chiusa da un’imboscata conta come fatta. Il Carismatico con un solo guerriero nella riserva lo posiziona, poi arriva l’insurrezione.',
        R17: 'Un nuovo posatoio ha bisogno di uno spazio libero e non può andare alla fortezza; se i guerrieri sono pochi non importa. Se è impossibile, il passaggio si salta, come l’aggiunta al Decreto quando non si è potuta pescare una carta.',
        R18: 'Ciò che non farebbe nulla non viene offerto. Mobilitare verso una pila piena è possibile: allora la carta si scarta.',
        R19: 'Gli ufficiali persi durante il Crepuscolo non agiscono più.',
        R20: 'I guerrieri Alleati che seguono mantengono le loro regole: la loro fazione deve controllare una delle due radure. Con la Scorciatoia seguono solo da radura a radura.',
        R21: 'Riattivare non è facoltativo, fino al numero dato. Gli oggetti danneggiati si possono riattivare e restano danneggiati; il danno non gira un oggetto. Un quarto oggetto per un tracciato pieno aspetta nello Zaino senza l’effetto del tracciato: si esaurisce per primo, e sale quando si libera un posto.',
        R22: 'La nuova missione si scopre prima di scegliere la ricompensa. Una delle due ricompense va presa. Con il mazzo delle missioni vuoto non ne arriva una nuova.',
        R23: 'Movimenti e battaglie che una carta dà al Vagabondo non costano stivali né spade, tranne lo stivale in più per i guerrieri Ostili. Il Ciabattino non porta fuori da una foresta. Un Favore che produce rende Ostile ogni fazione che perde un guerriero, senza Infamia.',
        R24: 'Coalizione: chi ha attivato una carta dominio non viene confrontato né scelto come compagno; il compagno può attivarne una in seguito. Aiuto, Furto e relazioni tra i due continuano. Battaglie, Incursioni e Favori del Vagabondo non toccano il compagno. Battaglie, Favori e rivolte del compagno, «O la borsa o la vita!» e «Banca della tana» non toccano il Vagabondo.',
        R25: 'Combinazioni di fazioni con un Impatto sotto 17 sono possibili se si sceglie «qualsiasi fazione». Le fazioni sono indicate, sorteggiate o scelte dall’ultimo posto al primo. Anche sulla mappa Autunno i simboli si possono distribuire a caso.',
        R26: 'Puoi annullare ciò che hai fatto nel tuo turno, finché non sono caduti dadi, non si è visto nulla di nascosto, nessuna carta è stata pescata o è andata a un altro giocatore e nessun altro è stato interrogato. Una risposta data nel turno di un altro è definitiva.',
        R27: 'Nessuno è eliminato, nemmeno senza pezzi, e non c’è un limite di turni. Per chi esaurisce il tempo decide il programma (T.6).',
      },
    },
    sT: {
      title: 'I passaggi di un turno',
      rules: {
        T: 'Una mossa del passaggio seguente lascia quello presente; anche «fatto» lo lascia, oppure chiude una Marcia a metà e nient’altro. Ciò che è obbligatorio viene prima, e un’azione ha bisogno di ciò che costa.',
        'T.1': 'Marchesa: legna; produzione, azioni; pesca, limite di mano.',
        'T.2':
          'Aquile: carta d’emergenza, aggiunte al Decreto, nuovo posatoio; produzione, Decreto; punti, pesca, limite di mano.',
        'T.3': 'Alleanza: rivolte, supporto; azioni; operazioni, pesca, limite di mano.',
        'T.4':
          'Vagabondo: riattivare, scorciatoia; azioni; riposo, pesca, limite di mano, limite di oggetti.',
        'T.5':
          'L’inizio di una fase viene prima di tutto il resto: nell’Alba si controlla se il dominio vince, poi si può usare la Banca della tana; nel Giorno la Tana di comando, nel Crepuscolo il Ciabattino. Le altre carte vengono dopo.',
        'T.6':
          'Tempo scaduto: i passaggi si lasciano; il Decreto riceve la prima carta che non è un uccello, nella colonna più lunga, e si risolve nel primo modo possibile. Domande: niente imboscate, ospedali o effetti; si perdono prima la legna e poi il supporto, per ultime una base e la fortezza; si danneggiano prima gli oggetti esauriti; gli uccelli si tengono; una missione dà punti; si scartano le carte pescate per ultime e si perdono prima gli oggetti danneggiati. Per il resto vale la prima scelta della lista.',
      },
    },
  },
};
