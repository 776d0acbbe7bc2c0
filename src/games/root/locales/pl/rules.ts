import type { Translation } from '../../../../i18n/translation';
import type { rules as english } from '../en/rules';

/** Zasady własnymi słowami, pod numerami Prawa Roota. */
export const rules: Translation<typeof english> = {
  notice:
    'Root to gra Cole’a Wehrle’a, wydana przez Leder Games. To projekt fanów, niezwiązany z nimi; nie ma tu ich ilustracji ani tekstów. Numery pochodzą z Prawa Roota; R, K i T są nasze.',
  search: {
    label: 'Szukaj w zasadach',
    placeholder: 'Na przykład: zasadzka, 4.3.1, zamęt',
    clear: 'Wyczyść wyszukiwanie',
    found_one: 'Znaleziono {{count}} miejsce.',
    found_few: 'Znaleziono {{count}} miejsca.',
    found_many: 'Znaleziono {{count}} miejsc.',
    found_other: 'Znaleziono {{count}} miejsca.',
    nothing: 'Nic nie znaleziono dla „{{query}}”. Spróbuj innego słowa.',
    contents: 'Na tej stronie',
  },
  ruling: 'nasze rozstrzygnięcie',
  table: {
    cards: 'Wszystkie 54 karty',
    card: 'Karta',
    suit: 'Kolor',
    cost: 'Koszt',
    does: 'Co robi',
    copies: '{{name}} (×{{count}})',
    none: '–',
    item_one: '{{item}}, {{count}} punkt',
    item_few: '{{item}}, {{count}} punkty',
    item_many: '{{item}}, {{count}} punktów',
    item_other: '{{item}}, {{count}} punktu',
    autumn: 'Mapa jesienna',
    winter: 'Mapa zimowa',
    clearing: 'Polana',
    slots: 'Pola',
    paths: 'Ścieżki do',
    corner: 'róg',
    ruin: 'ruina',
    dealt: 'losowy',
    buildings: 'Budynki Markizy',
    onMap: 'Wcześniej na mapie',
    wood: 'Drewno',
    points: 'Punkty: {{piece}}',
    roosts: 'Gniazda na mapie',
    roost: 'Gniazda',
    vp: 'Punkty',
    draws: 'Dobierane karty',
    tokens: 'Poparcie',
    supporters: 'Zwolennicy',
    quests: 'Wszystkie 15 zadań',
    quest: 'Zadanie',
    items: 'Przedmioty',
  },
  effect: {
    ambush: 'Zagrywa ją obrońca przed rzutem (4.3.1). Ptasia zasadzka pasuje do każdej polany.',
    dominance: 'Aktywowana od 10 punktów, by wygrać w inny sposób (3.3).',
    favor:
      'Natychmiast: wszystkie wrogie elementy opuszczają wszystkie polany tego koloru, ze zwykłymi punktami. Potem odrzuć kartę.',
    ignoreRolledHits:
      'W bitwie, po rzucie, każda strona: odrzuć ją; trafienia z kości przeciw tobie są nieważne, dodatkowe zostają.',
    extraHit: 'W bitwie, po rzucie, jako obrońca: odrzuć ją; zadajesz 1 dodatkowe trafienie.',
    extraHitForVp:
      'W bitwie, po rzucie, jako atakujący, raz na bitwę: zadajesz 1 dodatkowe trafienie, a obrońca zdobywa 1 punkt.',
    vpPerRuledClearing: 'O twoim Świcie: odrzuć ją i zdobądź 1 punkt za każdą polanę, którą kontrolujesz.',
    stealForVp: 'Raz o twoim Świcie: weź losową kartę z ręki wroga, który zdobywa 1 punkt.',
    warriorForCard: 'Raz w ciągu twojego Dnia: usuń z mapy jednego swojego wojownika i dobierz 1 kartę.',
    battle: 'Na początku twojego Dnia: jedna bitwa za darmo.',
    drawAndGive: 'Na początku twojego Świtu: dobierasz 1 kartę, potem wybrany wróg dobiera 1.',
    move: 'Na początku twojego Wieczoru: jeden ruch.',
    immuneToAmbush: 'Zawsze: gdy atakujesz, nikt nie może urządzić na ciebie zasadzki.',
    lookAtHand: 'Raz w ciągu twojego Dnia: obejrzyj rękę innego gracza.',
  },
  sections: {
    s1: {
      title: 'Złote zasady',
      rules: {
        '1.1.1':
          'Karta ma pierwszeństwo przed zasadami. Zasada frakcji i zasada ogólna obowiązują obie; jeśli się nie da, obowiązuje zasada frakcji.',
        '1.1.2': '„Nie może” jest bezwzględne, chyba że wyjątek je wymienia.',
        '1.1.3':
          'Gdy nie wiadomo, kto decyduje albo w jakiej kolejności coś się dzieje, decyduje gracz, którego jest tura.',
        '1.2.1': 'Liczba twoich kart jest jawna. Same karty znasz tylko ty, chyba że zasada je pokazuje.',
        '1.2.2': 'Stos kart odrzuconych jest zawsze jawny dla wszystkich.',
        '1.3.1': 'Wolno rozmawiać i obiecywać; nic nie jest wiążące.',
        '1.3.2': 'Karty przechodzą z ręki do ręki tylko tam, gdzie mówi o tym zasada.',
        '1.4.1':
          'Tura to Świt, Dzień i Wieczór; potem gra następny gracz zgodnie z ruchem wskazówek zegara, aż ktoś wygra. „Na początku” fazy jest przed wszystkim innym, „na końcu” po wszystkim innym.',
        '1.4.2':
          'Nic nie przerywa akcji ani efektu, oprócz tego, co on sam wywołuje, i tego, co nazywa swój moment, jak „w bitwie”. Marsz z dwoma ruchami to jedna akcja.',
        '1.5.1': 'Elementów jest tyle, ile w pudełku.',
        '1.5.2': 'Elementy frakcji to wojownicy, pionek, budynki i żetony. Przedmioty nimi nie są.',
        '1.5.3': 'Element nigdy nie zmienia właściciela.',
        '1.5.4':
          'Jeśli masz położyć, wziąć lub usunąć więcej, niż się da, zrób tyle, ile się da; koszty i warunki trzeba spełnić w całości. Najpierw znikają wszystkie usuwane elementy, potem dzieją się efekty.',
        '1.5.5':
          'Zmuszony gracz działa według wszystkich zasad, które go wiążą lub mu pomagają, w granicach tego, na co pozwala efekt.',
      },
    },
    s2: {
      title: 'Najważniejsze pojęcia',
      rules: {
        '2.1':
          'Jest jedna talia i jeden stos odrzuconych dla wszystkich. Gdy talia się skończy, odrzucone karty tasuje się w nową. Kolory to lis, królik, mysz i ptak.',
        '2.1.1':
          'Ptaki są jokerami: karta ptaka może zastąpić każdy inny kolor, także kilka. Jeśli musisz oddać lub odrzucić kolor, ptaki na ręce liczą się jako on. Gdzie potrzebny jest ptak, pasuje tylko ptak.',
        '2.1.2':
          'Pięć kart to zasadzki: lis, królik, mysz i dwa ptaki. Nie można ich wytworzyć; zagrywa się je w bitwie albo wydaje za kolor.',
        '2.1.3':
          'Cztery karty to dominacje, po jednej na kolor. Nie można ich wytworzyć; aktywuje się je (3.3) albo wydaje za kolor.',
        '2.2.1': 'Polany połączone ścieżką sąsiadują ze sobą.',
        '2.2.2': 'Każda polana ma kolor: lis, królik lub mysz.',
        '2.2.3': 'Budynek potrzebuje wolnego pola na swojej polanie.',
        '2.2.4':
          'Ruina zajmuje pole, dopóki Włóczęga jej nie zbada. Bez Włóczęgi ruiny zostają przez całą grę.',
        '2.3': 'Rzeki nie są ścieżkami. Tu mają znaczenie tylko dla lasów mapy zimowej.',
        '2.4': 'Las to obszar zamknięty ścieżkami i polanami. Wchodzi tam tylko Włóczęga.',
        '2.4.1': 'Las sąsiaduje z polanami na swoim brzegu i z lasami za jedną ścieżką.',
        '2.5':
          'Kontrolujesz polanę, jeśli masz tam łącznie więcej wojowników i budynków niż każdy inny gracz. Przy remisie nikt nie kontroluje (oprócz 7.2.2). Żetony i pionki się nie liczą.',
      },
    },
    s3: {
      title: 'Zwycięstwo',
      rules: {
        '3.1':
          'Z 30 punktami wygrywasz natychmiast. Jeśli kilku osiąga je naraz, wygrywa gracz, którego jest tura, a jeśli go wśród nich nie ma, najbliższy z nich w kolejności.',
        '3.2.1': '1 punkt za każdy wrogi budynek lub żeton, który usuniesz, także poza bitwą.',
        '3.2.2': 'Za wytworzony przedmiot punkty z jego karty.',
        '3.3.1':
          'W ciągu swojego Dnia, mając 10 punktów lub więcej, możesz aktywować kartę dominacji z ręki. Twój znacznik na zawsze opuszcza tor i nie zdobywasz już punktów. Wygrywasz na początku swojego Świtu, jeśli kontrolujesz trzy polany jej koloru, a z ptakiem dwa przeciwległe rogi.',
        '3.3.2':
          'Aktywowana dominacja nie liczy się do limitu ręki, nigdy nie opuszcza gry i nie można jej wymienić na inną. Kto aktywował jedną, także dla koalicji, nie może aktywować kolejnej.',
        '3.3.3':
          'Wydana lub odrzucona dominacja leży obok mapy, dostępna dla wszystkich, a nie na stosie odrzuconych.',
        '3.3.4':
          'W ciągu swojego Dnia możesz wydać kartę jej koloru, by wziąć na rękę dostępną dominację. Karta ptaka pasuje do każdej; ptasia kosztuje ptaka.',
      },
    },
    s4: {
      title: 'Wytwarzanie, ruch, bitwa',
      rules: {
        '4.1.1':
          'By wytworzyć kartę z ręki, aktywuj elementy rzemieślnicze na polanach o kolorach z jej kosztu, każdy najwyżej raz na turę. „Dowolny” przyjmuje każdy kolor.',
        '4.1.2':
          'Efekt natychmiastowy działa i karta jest odrzucana. Przedmiot przechodzi z zasobów do twoich wytworzonych; jeśli w zasobach go nie ma, karty nie można wytworzyć.',
        '4.1.3': 'Karta z trwałym efektem zostaje przed tobą; używasz jej, jeśli chcesz.',
        '4.1.4': 'Nie możesz wytworzyć drugiej karty o nazwie tej, która leży przed tobą.',
        '4.2': 'Ruch przenosi jednego lub więcej twoich wojowników, albo twój pionek, z polany na sąsiednią.',
        '4.2.1': 'Musisz kontrolować polanę, którą opuszczasz, tę, na którą wchodzisz, albo obie.',
        '4.2.2':
          'Element może ruszać się dowolnie wiele razy na turę, a każdy ruch może zabrać inne elementy.',
        '4.3':
          'By stoczyć bitwę, wybierz polanę ze swoim wojownikiem lub pionkiem i jako obrońcę wroga, który ma tam dowolny element.',
        '4.3.1':
          'Najpierw obrońca może zagrać zasadzkę pasującą do polany. Atakujący może odpowiedzieć pasującą: obie są odrzucane bez efektu. Inaczej atakujący od razu otrzymuje 2 trafienia; jeśli nie ma już atakujących, bitwa się kończy.',
        '4.3.2':
          'Potem rzuca się dwiema kośćmi, od 0 do 3. Atakujący zadaje większą liczbę trafień, obrońca mniejszą. Nikt nie zadaje kośćmi więcej trafień, niż ma tam wojowników.',
        '4.3.3':
          'Potem obie strony mogą użyć efektów; atakujący mówi, kto zaczyna. Dodatkowe trafienia nie mają limitu. Obrońca bez wojowników na miejscu jest bezbronny i otrzymuje 1 dodatkowe trafienie.',
        '4.3.4':
          'Obie strony zadają trafienia naraz. Każde usuwa jeden element, który liczy się jako usunięty przez drugą stronę. Wybiera trafiony, ale wszyscy jego wojownicy idą przed budynkami i żetonami; ustala też kolejność tego, co wywołują jego straty (R7).',
      },
    },
    s5: {
      title: 'Przygotowanie',
      rules: {
        '5.1.1': 'Każdy dostaje frakcję, dowolnym sposobem; miejsca i pierwszy gracz są losowe.',
        '5.1.2': 'Wszyscy zaczynają z 0 punktów.',
        '5.1.3':
          'Przy dwóch graczach cztery dominacje opuszczają grę. Tasuje się talię i każdy dobiera 3 karty.',
        '5.1.4': 'Ruiny leżą na czterech oznaczonych polach.',
        '5.1.5': 'Zasoby przedmiotów: 2 buty, 2 torby, 1 kusza, 1 młot, 2 miecze, 2 herbaty, 2 monety.',
        '5.1.6': 'Są dwie kości.',
        '5.1.7': 'Frakcje przygotowują się w tej kolejności: Markiza, Dynastia, Sojusz, Włóczęga.',
        '5.2':
          'Zasięg mówi, ile miejsca zajmuje frakcja: Markiza 10, Dynastia 7, Włóczęga 5, Sojusz 3. Zalecana suma to 17 na dwóch, 18 na trzech, 21 na czterech graczy; kto lubi przygody, bierze dowolny zestaw od 17 wzwyż.',
      },
    },
    s6: {
      title: 'Markiza de Kot',
      rules: {
        '6.2.1': 'Wytwarza w Dzień, warsztatami.',
        '6.2.2':
          'Twierdza: nikt inny nie może kłaść elementów na jej polanie; wejść ruchem wolno. Raz usunięta, jest poza grą.',
        '6.2.3':
          'Szpitale polowe: gdy polana traci wojowników Markizy, może ona wydać kartę jej koloru; wtedy wszyscy trafiają do twierdzy.',
        '6.3.1': 'Ma 25 wojowników i 8 drewna.',
        '6.3.2': 'Twierdza trafia do wybranego rogu.',
        '6.3.3': 'Wojownik trafia na każdą polanę oprócz rogu naprzeciw twierdzy.',
        '6.3.4':
          'Tartak, warsztat i punkt rekrutacji trafiają na wolne pola polany z twierdzą lub sąsiednich.',
        '6.3.5': 'Po pięć budynków każdego rodzaju czeka na torach.',
        '6.4':
          'Świt: 1 drewno przy każdym tartaku, kontrolowanym lub nie. Jeśli drewna nie wystarcza dla wszystkich, Markiza wybiera, gdzie trafi.',
        '6.5':
          'Dzień: najpierw może wytwarzać. Potem ma 3 akcje i po 1 więcej za każdą wydaną kartę ptaka, w dowolnej kolejności.',
        '6.5.1': 'Bitwa na polanie.',
        '6.5.2': 'Marsz: do dwóch ruchów.',
        '6.5.3': 'Rekrutacja, raz na turę: 1 wojownik przy każdym punkcie rekrutacji.',
        '6.5.4':
          'Budowa na kontrolowanej polanie z wolnym polem. Drewno pochodzi stamtąd i z kontrolowanych polan połączonych z nią kontrolowanymi polanami. Im więcej takich na mapie, tym więcej kosztuje i daje punktów.',
        '6.5.5': 'Nadgodziny: wydaj kartę koloru polany z tartakiem; trafia tam 1 drewno.',
        '6.6':
          'Wieczór: dobierz 1 kartę, 1 więcej przy 3 punktach rekrutacji na mapie, jeszcze 1 przy 5. Potem odrzuć do 5.',
      },
    },
    s7: {
      title: 'Dynastia Orłów',
      rules: {
        '7.2.1': 'Wytwarza w Dzień, przed Dekretem, gniazdami.',
        '7.2.2': 'Władcy lasu: gdzie remisuje o najwięcej i ma element, tam kontroluje.',
        '7.2.3': 'Pogarda dla handlu: wytworzony przedmiot daje 1 punkt, cokolwiek mówi karta.',
        '7.3.1': 'Ma 20 wojowników.',
        '7.3.2':
          'Gniazdo i 6 wojowników zaczyna w wolnym rogu, w miarę możliwości naprzeciw rogu startowego innego gracza.',
        '7.3.3': 'Wybiera przywódcę; pozostali trzej czekają odkryci.',
        '7.3.4': 'Dwaj Wierni Wezyrowie, czyli karty ptaka, trafiają do dwóch kolumn przywódcy.',
        '7.3.5': 'Sześć gniazd czeka na torze.',
        '7.4.1': 'Świt: bez kart na ręce dobiera 1.',
        '7.4.2':
          'Musi dodać do Dekretu 1 lub 2 karty z ręki, do dowolnych kolumn; najwyżej jedną z nich ptaka.',
        '7.4.3':
          'Bez gniazda na mapie: gniazdo i 3 wojowników na polanie z najmniejszą liczbą wojowników, licząc wszystkich graczy, spośród tych, które mogą je przyjąć (R17).',
        '7.5.1': 'Dzień: może wytwarzać.',
        '7.5.2':
          'Potem Dekret, kolumna po kolumnie od lewej: rekrutacja, ruch, bitwa, budowa. Każda karta żąda akcji swojej kolumny na polanie jej koloru; ptak pasuje wszędzie. I Rekrutacja: 1 wojownik przy gnieździe. II Ruch: co najmniej jeden wojownik z tej polany. III Bitwa na niej. IV Budowa: gniazdo na kontrolowanej polanie, z wolnym polem i bez gniazda. Pusta kolumna niczego nie żąda. Czego nie da się zrobić w całości, od razu sprowadza zamęt.',
        '7.6.1': 'Wieczór: punkty za gniazda na mapie (zobacz tabelę).',
        '7.6.2': 'Dobiera 1 kartę, 1 więcej przy 3 gniazdach na mapie, jeszcze 1 przy 6. Potem odrzuca do 5.',
        '7.7': 'Zamęt przychodzi, gdy karty Dekretu nie da się wykonać.',
        '7.7.1': 'Traci 1 punkt za każdego ptaka w Dekrecie, z Wezyrami.',
        '7.7.2': 'Dekret jest odrzucany, oprócz Wezyrów.',
        '7.7.3':
          'Przywódca zostaje zakryty. Wybiera innego odkrytego i wkłada Wezyrów do jego kolumn. Jeśli żadnego nie ma, najpierw odkrywa się wszystkich czterech.',
        '7.7.4': 'Dzień się kończy i zaczyna się Wieczór.',
        '7.8.1': 'Budowniczy (Wezyrowie na rekrutacji i ruchu): przedmioty dają pełne punkty.',
        '7.8.2':
          'Charyzmatyk (rekrutacja i bitwa): każda rekrutacja kładzie 2 wojowników przy jednym gnieździe, nie mniej.',
        '7.8.3': 'Dowódca (ruch i bitwa): 1 dodatkowe trafienie w ataku.',
        '7.8.4':
          'Despota (ruch i budowa): 1 punkt więcej za każdym razem, gdy usunie w bitwie wrogie budynki lub żetony.',
      },
    },
    s8: {
      title: 'Sojusz Puszczy',
      rules: {
        '8.2.1': 'Wytwarza w Dzień, żetonami poparcia.',
        '8.2.2': 'Partyzantka: w obronie ma wyższą kość, a atakujący niższą.',
        '8.2.3':
          'Zwolennicy to zakryty stos kart, na który patrzeć może tylko Sojusz. Nie należą do ręki i wydaje się ich tylko za kolor. Bez bazy na mapie stos mieści 5; co się nie mieści, jest odrzucane.',
        '8.2.4':
          'Usunięta baza kosztuje wszystkich zwolenników jej koloru, wszystkie ptaki i połowę oficerów, zaokrągloną w górę. Jeśli nie ma już bazy, stos maleje do 5.',
        '8.2.5': 'Jest 10 żetonów poparcia, najwyżej jeden na polanie. Polana z żetonem jest sympatyzująca.',
        '8.2.6':
          'Oburzenie: inny gracz, który usuwa żeton poparcia albo rusza wojownikami na sympatyzującą polanę, dodaje do zwolenników kartę z ręki o koloru polany. Jeśli jej nie ma, pokazuje rękę Sojuszowi i dodaje się wierzchnią kartę talii.',
        '8.3.1': 'Ma 10 wojowników.',
        '8.3.2': 'Trzy bazy czekają na jego planszy: lis, królik, mysz.',
        '8.3.3': 'Dziesięć żetonów poparcia czeka na torze.',
        '8.3.4': 'Zaczyna z 3 kartami talii jako zwolennikami.',
        '8.4.1':
          'Świt: dowolnie wiele buntów. Wybierz sympatyzującą polanę, której baza jest jeszcze na planszy, i wydaj 2 zwolenników jej koloru. Wszystkie wrogie elementy tam są usuwane. Połóż bazę, po wojowniku za każdą sympatyzującą polanę tego koloru i 1 oficera.',
        '8.4.2':
          'Potem szerzenie poparcia, dowolnie wiele razy: na polanę obok sympatyzującej, a gdy takiej nie ma, gdziekolwiek. Wydaj zwolenników jej koloru według toru, o 1 więcej tam, gdzie inny gracz ma 3 lub więcej wojowników (stan wojenny). Połóż żeton i zdobądź punkty.',
        '8.5': 'Dzień, w dowolnej kolejności i liczbie:',
        '8.5.1': 'Wytwarzanie kart.',
        '8.5.2': 'Mobilizacja: karta z ręki staje się zwolennikiem.',
        '8.5.3': 'Szkolenie: wydaj kartę koloru bazy na mapie; wojownik z zasobów staje się oficerem.',
        '8.6.1':
          'Wieczór: jedna operacja na oficera. I Ruch. II Bitwa. III Rekrutacja: 1 wojownik przy bazie. IV Organizacja: na polanie bez poparcia jego wojownik ustępuje miejsca żetonowi, który daje punkty.',
        '8.6.2': 'Dobierz 1 kartę i po 1 więcej za każdą bazę na mapie. Potem odrzuć do 5.',
      },
    },
    s9: {
      title: 'Włóczęga',
      rules: {
        '9.2.1':
          'Wytwarza młotami, które mają kolor jego polany. Wytworzony przedmiot jest od razu jego, odkryty.',
        '9.2.2':
          'Jego pionek nie jest wojownikiem, nie liczy się do kontroli i nie można go usunąć. Gdy efekt wroga, na przykład bunt lub Łaska, usuwa z jego polany wszystkie wrogie elementy, uszkadza 3 wybrane przedmioty.',
        '9.2.3': 'Rusza się niezależnie od tego, kto kontroluje.',
        '9.2.4': 'Bez nieuszkodzonego miecza jest bezbronny.',
        '9.2.5':
          'Przedmiot jest odkryty albo wyczerpany, cały albo uszkodzony. Wyczerpać można tylko odkryty i cały. Odkryte herbaty, monety i torby leżą na swoich torach, najwyżej po 3; reszta w plecaku; uszkodzone w swoim polu.',
        '9.2.6': 'Jego trafień z kości jest najwyżej tyle, ile całych mieczy, wyczerpanych lub nie.',
        '9.2.7': 'Każde trafienie uszkadza wybrany cały przedmiot. Gdy żadnego nie ma, nic się nie dzieje.',
        '9.2.8':
          'Nie może wygrać dominacją. Przy czterech graczach może ją aktywować w swoim Dniu, mając co najmniej 10 punktów, by zawrzeć koalicję z graczem o najmniejszej liczbie punktów, nie licząc siebie; przy remisie wybiera. Partner musi mieć jeszcze znacznik na torze punktów i nie być w koalicji. Znacznik Włóczęgi trafia na planszę tego gracza: Włóczęga nie zdobywa już punktów i wygrywa, jeśli wygra tamten. Obaj nie są już wrogami; Wrogi partner staje się Obojętny.',
        '9.2.9.I':
          'Relacje: trzy kroki od Obojętnej do Sprzymierzonej wymagają 1, potem 2, potem 3 Pomocy tej frakcji w jednej turze i dają 1, 2 i 2 punkty.',
        '9.2.9.II':
          'Sprzymierzona: każda Pomoc daje 2 punkty. Gdy przechodzi na sąsiednią polanę, może zabrać z opuszczanej polany dowolną liczbę wojowników jednej Sprzymierzonej frakcji. Gdy atakuje, obecni tam wojownicy jednej Sprzymierzonej frakcji, innej niż frakcja obrońcy, mogą walczyć jak jego: powiększają jego limit i mogą przyjmować jego trafienia. Jeśli w jednej bitwie przyjmą ich więcej niż przedmioty, frakcja staje się Wroga.',
        '9.2.9.III':
          'Wroga: frakcja staje się Wroga, gdy tylko usunie on jej wojownika, w dowolny sposób i w dowolnej turze. Niesława: w bitwie w jego turze każdy usunięty przez niego element Wrogiej frakcji daje 1 punkt więcej, ale nie wojownik, przez którego stała się Wroga. Wejście do Wrogich wojowników kosztuje 1 but więcej. Pomoc tego nie zmienia, ale nadal daje mu przedmioty.',
        '9.3.1': 'Wybiera postać.',
        '9.3.2': 'Jego pionek zaczyna w dowolnym lesie.',
        '9.3.3': 'Trzy zadania leżą odkryte.',
        '9.3.4': 'Torba, buty, młot i miecz leżą pod ruinami, zakryte dla wszystkich.',
        '9.3.5': 'Zaczyna z przedmiotami swojej postaci, odkrytymi.',
        '9.3.6': 'Wszystkie frakcje są Obojętne.',
        '9.4.1':
          'Świt: odkrywa 3 wyczerpane przedmioty i po 2 więcej za każdą herbatę, która na początku Świtu leżała na torze.',
        '9.4.2':
          'Przemknięcie: może przejść na sąsiednią polanę lub do lasu bez butów, także do Wrogich wojowników.',
        '9.5':
          'Dzień: działa, wyczerpując przedmioty, w dowolnej kolejności i liczbie. W lesie może tylko ruszać się, naprawiać i używać Kryjówki; Praca dorywcza nie daje tam nic, nawet ptaka.',
        '9.5.1':
          'Ruch: 1 but, 2 tam, gdzie są Wrodzy wojownicy. Nigdy do lasu; z lasu na polanę na jego brzegu.',
        '9.5.2': 'Bitwa: 1 miecz.',
        '9.5.3': 'Badanie: 1 pochodnia; bierze przedmiot spod ruiny na swojej polanie i zdobywa 1 punkt.',
        '9.5.4':
          'Pomoc: dowolny przedmiot; daje kartę koloru swojej polany graczowi, który ma tam elementy, i może wziąć jeden z jego wytworzonych przedmiotów.',
        '9.5.5':
          'Zadanie: na polanie jego koloru wyczerp jego dwa przedmioty. Dobiera 2 karty albo zdobywa 1 punkt za każde ukończone zadanie tego koloru, z tym włącznie.',
        '9.5.6':
          'Strzał: 1 kusza; usuwa ze swojej polany wojownika wroga albo, jeśli ten go tam nie ma, inny element.',
        '9.5.7': 'Naprawa: 1 młot; uszkodzony przedmiot znów jest cały.',
        '9.5.8': 'Wytwarzanie: młot za każdy symbol kosztu, wszystkie koloru jego polany lub „dowolny”.',
        '9.5.9': 'Akcja specjalna: 1 pochodnia (zobacz część D).',
        '9.6.1': 'Wieczór: w lesie wszystkie jego uszkodzone przedmioty są naprawiane i odkrywane.',
        '9.6.2': 'Dobierz 1 kartę i po 1 więcej za każde monety na torze.',
        '9.6.3': 'Odrzuć do 5 kart.',
        '9.6.4':
          'Plecak i uszkodzone przedmioty mogą razem liczyć 6 i po 2 więcej za każdą torbę na torze. Reszta, wybrana przez niego, ale nigdy z toru, opuszcza grę.',
      },
    },
    sC: {
      title: 'Mapy',
      rules: {
        'C.1.1':
          'Mapa zimowa: każdy odcinek rzeki między dwiema polanami dzieli lasy jak ścieżka. Kolory nie są wydrukowane: po cztery znaczniki każdego rozdaje się losowo.',
      },
    },
    sD: {
      title: 'Postacie Włóczęgi',
      rules: {
        'D.1.1': 'Złodziej: buty, pochodnia, herbata, miecz.',
        'D.1.2': 'Kradzież: bierze losową kartę z ręki gracza, który ma elementy na jego polanie.',
        'D.2.1': 'Druciarz: buty, pochodnia, torba, młot.',
        'D.2.2': 'Praca dorywcza: bierze z odrzuconych kartę koloru swojej polany albo ptaka.',
        'D.3.1':
          'Tropiciel: buty, pochodnia, kusza, miecz. Kryjówka: naprawia 3 przedmioty, potem Dzień od razu się kończy.',
      },
    },
    sG: {
      title: 'Słowniczek',
      rules: {
        'G.1.3': 'Obszar gry: karty przed tobą, których używa się tylko tak, jak mówią.',
        'G.1.5': 'Traktować jak: przejmuje te cechy; właściciel zostaje.',
        'G.1.7': 'Budynek: kwadratowy, zajmuje pole.',
        'G.1.12': 'Wojownik: pionek nim nie jest.',
        'G.1.14': 'Pokazać: tylko wskazanemu graczowi.',
        'G.1.15': 'Wróg: każdy inny gracz spoza twojej koalicji.',
        'G.1.19': 'Dobrać: wziąć wierzchnią kartę talii.',
        'G.1.23': 'Położyć: z zasobów albo pierwszy z lewej na torze.',
        'G.1.24': 'Usunąć: do zasobów lub na tor właściciela; twierdza i przedmioty opuszczają grę.',
        'G.1.26': 'Odkryć: położyć przed sobą awersem do góry.',
        'G.1.29': 'Odrzucić, wydać: na stos odrzuconych; dominację obok mapy.',
        'G.1.30': 'Żeton: okrągły, nie zajmuje pola.',
        'G.1.32': 'Zastąpić: usunąć i położyć, oba albo żadne.',
      },
    },
    sK: {
      title: 'Karty',
      rules: {
        K: 'Karta działa od chwili wytworzenia, jeśli jej czas dopiero nadejdzie. „W” fazie znaczy przed jej krokami i akcjami, między nimi i po nich, nigdy w środku.',
      },
    },
    sR: {
      title: 'Gdzie zasady milczą',
      rules: {
        R1: 'Gdzie wydania się różnią, obowiązuje późniejsze angielskie Prawo i jego FAQ.',
        R2: 'W każdej chwili decyduje dokładnie jeden gracz: zapytany, a inaczej ten, którego jest tura.',
        R3: 'To, czy cię zapytano, nigdy nie zależy od twoich zakrytych kart. „Nie” wygląda tak samo, cokolwiek masz.',
        R4: 'Możesz zostawić stałe odpowiedzi, jak „nigdy zasadzki”, do następnej tury lub na zawsze. Stałe mogą być tylko „nie” i kolejność strat.',
        R5: 'Bitwa idzie tak: zasadzka, odpowiedź, jej trafienia, rzut, stałe dodatkowe trafienia, efekty (najpierw atakujący), wszystkie inne trafienia naraz.',
        R6: 'Usunięcie: wszystkie elementy znikają, frakcje stają się Wrogie, liczy się punkty, potem szkody Włóczęgi, szpitale, utracone bazy i Oburzenie.',
        R7: 'Gdzie kolejność tych efektów ma znaczenie, decyduje gracz, którego jest tura; między utraconą bazą a Oburzeniem, w bitwie, decyduje Sojusz. Kilka efektów tego samego rodzaju idzie według numerów polan.',
        R8: 'Szpitale polowe działają przy każdym usunięciu, także przez własnego Poborcę podatków. Na każdej polanie jedna karta ratuje wszystkich jej wojowników albo nie ratuje się żaden. Jeśli twierdza zniknęła w tym samym usunięciu, szpitala nie ma.',
        R9: '30 punktów kończy grę w środku czegokolwiek: nie ma już trafień, efektów ani pytań. Punkty ponad 30 zostają. Wynik nigdy nie spada poniżej 0, a bez znacznika na torze nie zdobywa się ani nie traci punktów.',
        R10: 'Talia powstaje na nowo, gdy tylko dobrano jej ostatnią kartę. Jeśli talia i odrzucone są puste, reszta dobierania przepada. Karta w trakcie wytwarzania i zagrana zasadzka od razu opuszczają rękę: za nic innego nie zapłacą, a talia złożona przed ich odrzuceniem ich nie zawiera.',
        R11: 'Limit ręki obowiązuje tylko w tym kroku twojego Wieczoru, który go wymienia; u Włóczęgi następuje po nim limit przedmiotów. W każdej innej chwili możesz mieć dowolnie wiele kart, a karty danej przez Pomoc nie można odmówić.',
        R12: 'Karty dane, skradzione lub zapłacone za Oburzenie widzą tylko dwie strony. Pokazaną rękę widzi tylko ten, komu ją pokazano, taką, jaka jest w tej chwili. Po końcu wszystko jest jawne.',
        R13: 'Oburzenie kosztuje jedną kartę za każdy ruch i każdy żeton. Kartę widzą tylko płacący i Sojusz; jeśli nie mieści się wśród zwolenników, zostaje odrzucona jawnie. Przy pustej ręce nie ma czego pokazać i płaci talia. Kładzenie nie jest ruchem, a pionek nie jest wojownikiem. Jeśli Włóczęga zabiera Sprzymierzonych wojowników, kartę wybiera i płaci ich właściciel; wojownicy Sojuszu nie wywołują Oburzenia.',
        R14: 'Markiza może wydawać ptaki przed akcjami, między nimi i po nich, także gdy żadna nie została; niewykorzystana akcja przepada. Pierwsza akcja kończy wytwarzanie. Drugi ruch Marszu następuje od razu albo przepada.',
        R15: 'Jesteś na polanie, jeśli masz tam dowolny element, także żeton.',
        R16: 'W kolumnie Dekretu kolejność jest dowolna. Kartę niemożliwą można wziąć najpierw: to zamęt. Nigdy nie przychodzi sam. Przed nim i między kartami Dekretu można używać kart Dnia i dominacji. Bitwa zakończona zasadzką liczy się jako wykonana. Charyzmatyk z jednym wojownikiem w zasobach stawia go, a potem przychodzi zamęt.',
        R17: 'Nowe gniazdo potrzebuje wolnego pola i nie może trafić do twierdzy; zbyt mało wojowników nie przeszkadza. Jeśli to niemożliwe, krok się pomija, tak jak dodawanie do Dekretu, gdy nie można było dobrać karty.',
        R18: 'Co nic by nie zrobiło, nie jest oferowane. Mobilizacja na pełny stos jest możliwa: karta zostaje wtedy odrzucona.',
        R19: 'Oficerowie utraceni w Wieczór już nie działają.',
        R20: 'Idący z nim Sprzymierzeni wojownicy zachowują swoje zasady: ich frakcja musi kontrolować jedną z dwóch polan. Przy Przemknięciu idą tylko z polany na polanę.',
        R21: 'Odkrywanie, do podanej liczby, jest obowiązkowe. Uszkodzone przedmioty można odkryć i pozostają uszkodzone; uszkodzenie nie odwraca przedmiotu. Czwarty przedmiot na pełny tor czeka w plecaku bez efektu toru: wyczerpuje się pierwszy i wchodzi na tor, gdy zwolni się miejsce.',
        R22: 'Nowe zadanie odkrywa się przed wyborem nagrody. Jedną z dwóch nagród trzeba wziąć. Gdy talia zadań jest pusta, nowe nie przychodzi.',
        R23: 'Ruchy i bitwy, które karta daje Włóczędze, nie kosztują butów ani mieczy, oprócz dodatkowego buta za Wrogich wojowników. Szewc nie wyprowadza z lasu. Łaska, którą wytworzy, czyni Wrogą każdą frakcję, która traci wojownika, bez Niesławy.',
        R24: 'Koalicja: kto aktywował dominację, nie jest porównywany ani wybierany na partnera; partner może ją aktywować później. Pomoc, Kradzież i relacje między nimi trwają. Bitwy, Strzały i Łaski Włóczęgi nie dotykają partnera. Bitwy, Łaski i bunty partnera, „Pieniądze albo życie!” i „Bank w norze” nie dotykają Włóczęgi.',
        R25: 'Zestawy frakcji o zasięgu poniżej 17 są możliwe po wybraniu „dowolne frakcje”. Frakcje są wskazane, losowane albo wybierane od ostatniego miejsca do pierwszego. Kolory można rozdać losowo także na mapie Jesień.',
        R26: 'Możesz cofnąć to, co zrobiono w twojej turze, dopóki nie padły kości, nie zobaczono niczego zakrytego, żadnej karty nie dobrano ani nie oddano innemu graczowi i nikogo innego nie zapytano. Odpowiedź dana w turze innego gracza jest ostateczna.',
        R27: 'Nikt nie odpada, nawet bez elementów, a liczba tur nie ma limitu. Za tego, komu zabraknie czasu, decyduje program (T.6).',
      },
    },
    sT: {
      title: 'Kroki tury',
      rules: {
        T: 'Ruch następnego kroku opuszcza obecny; „gotowe” też, albo kończy Marsz w połowie i nic więcej. Co obowiązkowe, jest najpierw, a akcja wymaga swojego kosztu.',
        'T.1': 'Markiza: drewno; wytwarzanie, akcje; dobieranie, limit ręki.',
        'T.2':
          'Dynastia: karta awaryjna, dodawanie do Dekretu, nowe gniazdo; wytwarzanie, Dekret; punkty, dobieranie, limit ręki.',
        'T.3': 'Sojusz: bunty, poparcie; akcje; operacje, dobieranie, limit ręki.',
        'T.4':
          'Włóczęga: odkrywanie przedmiotów, przemknięcie; akcje; odpoczynek, dobieranie, limit ręki, limit przedmiotów.',
        'T.5':
          'Początek fazy jest przed wszystkim innym: o Świcie sprawdza się, czy wygrywa dominacja, potem można użyć Banku w norze; w ciągu Dnia Nory dowodzenia, Wieczorem Szewca. Inne karty są później.',
        'T.6':
          'Po upływie czasu: kroki się opuszcza; Dekret dostaje pierwszą kartę, która nie jest ptakiem, do najdłuższej kolumny, i jest wykonywany pierwszym możliwym sposobem. Pytania: bez zasadzek, szpitali i efektów; najpierw traci się drewno, potem poparcie, na końcu bazę i twierdzę; najpierw uszkadza się wyczerpane przedmioty; ptaki się zachowuje; zadanie daje punkty; odrzuca się karty dobrane ostatnio, a traci najpierw uszkodzone przedmioty. W innych wypadkach obowiązuje pierwszy wybór z listy.',
      },
    },
  },
};
