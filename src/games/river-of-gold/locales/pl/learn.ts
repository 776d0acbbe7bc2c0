import type { Translation } from '../../../../i18n/translation';
import type { learn as english } from '../en/learn';
import { lessons } from './learn-lessons';

export const learn: Translation<typeof english> = {
  contents: 'Na tej stronie',
  idea: {
    title: 'O czym jest ta gra',
    text: 'Prowadzisz kupiecki klan nad rzeką, która płynie od gór do zatoki. Wznosisz budynki na jej brzegach, wysyłasz z nurtem dwa statki, aby zbierały to, co dają budynki, i dostarczasz towary klientom, dzięki którym rosną twoje wpływy. Na koniec wygrywa ten, kto ma najwięcej punktów zwycięstwa.',
    cycle:
      'Jedno napędza drugie: budynki wzbogacają rejsy, rejsy przynoszą towary i koku, towary zdobywają klientów, a klienci dają wpływy i trwałe zdolności.',
  },
  turn: {
    title: 'Twoja tura',
    text: 'Kością rzucasz na koniec każdej tury, więc gdy zaczyna się następna, znasz już wynik. Tura ma cztery kroki:',
    favor:
      'Wydaj boską łaskę, jeśli chcesz: każdy jej punkt obraca kość o jedną ściankę w górę lub w dół. 6 sąsiaduje z 1.',
    action: 'Wykonaj dokładnie jedną akcję: budowanie, rejs albo dostawę.',
    masteries: 'Zdobądź każdą biegłość, której wymagania spełniasz. Dzieje się to samo.',
    roll: 'Rzuć kością na następną turę.',
    faces:
      'Kość jest też mapą: jej liczba to region, w którym możesz budować albo do którego dostarczasz, oraz liczba pól, o które płynie statek.',
  },
  build: {
    title: 'Budowanie',
    space:
      'Wybierz puste pole brzegu w regionie wskazanym przez kość i zapłać widniejącą na nim liczbę koku. Twoje statki nie muszą być w pobliżu.',
    tile: 'Wybierz jeden z czterech kafelków z rzędu budynków i połóż go tam. Kafelek z końca rzędu daje też 1 punkt łaski.',
    marker: 'Kładziesz na nim swój znacznik klanu i zdobywasz w tym regionie wskazane wpływy.',
    anatomy: 'Jak czytać kafelek',
    visitor: 'Szpic, od strony wody: co otrzymuje odwiedzający statek.',
    band: 'Pasek: rodzaj budynku i wpływy dla tego, kto go wznosi. Tu leżą godła właścicieli.',
    owner: 'Płaski koniec: co otrzymuje właściciel przy każdej wizycie dowolnego statku.',
  },
  sail: {
    title: 'Rejs',
    move: 'Wybierz jeden ze swoich dwóch statków i przesuń go w dół rzeki o liczbę z kości.',
    visit:
      'Tam, gdzie się zatrzyma, styka się z czterema polami brzegu. Dostajesz nagrodę dla gościa z każdego budynku i 1 koku za każde puste pole. Dobranie klienta zawsze następuje najpierw.',
    owners:
      'Potem właściciele tych budynków dostają swoje nagrody, ty także za własne. Buduj więc tam, gdzie zatrzymuje się wiele statków.',
    journey:
      'Statek, który minie ostatnie pole, zaczyna od góry: to koniec podróży. Dostajesz 3 koku albo 1 wybrany towar, potem korzystasz ze zdolności swoich kupców, w wybranej kolejności, jeśli ma ona znaczenie, a na koniec kafelek z końca rzędu zostaje odrzucony.',
  },
  deliver: {
    title: 'Dostawa',
    choose: 'Wybierz z ręki klienta z regionu wskazanego przez kość i zapłać towary z jego zamówienia.',
    gain: 'Klient leży odkryty przed tobą do końca gry, a ty dostajesz to, co zapewnia.',
    draw: 'Potem dobierz 2 nowych klientów i odrzuć 1 z ręki.',
    roles: 'Pięć rodzajów klientów',
    role: 'Klient',
    region: 'Region',
    ability: 'Zdolność',
    atOnce: 'Od razu',
    lasting: 'Od tej chwili',
    atEnd: 'Na koniec gry',
    merchantLasting: 'Zdolność za każdym razem, gdy twój statek zakończy podróż',
    nobleLasting: 'Zdolność twojego szlacheckiego statku',
    monkLasting:
      'Drugi znacznik na budynku, własnym albo przeciwnika, zależnie od karty: dostajesz jego nagrodę dla właściciela. Na budynku leżą najwyżej dwa znaczniki',
    nobleEnd:
      '1 punkt za każdy budynek wskazanego rodzaju; region 5: za każdy rodzaj posiadanych budynków; region 6: za każdy region z twoim budynkiem',
    nothing: 'Nic',
  },
  influence: {
    title: 'Wpływy',
    text: 'Każdy region ma tor z 18 polami. Dostajesz każdą nagrodę, do której twój znacznik dotrze lub którą minie, nawet jeśli stoi tam ktoś inny.',
    step: 'Pole {{step}}',
    trackGood: '1 towar tego regionu',
    flower: 'cesarski kwiat: sam nic nie daje, ale wymaga go Biegłość na dworach',
    scoring:
      'Na koniec kafelek punktacji każdego regionu nagradza pierwsze i drugie miejsce, a w niektórych regionach także trzecie.',
  },
  masteries: {
    title: 'Biegłości',
    text: 'W grze są trzy z tych sześciu. Przy 3 lub 4 graczach pierwszy, kto spełni wymaganie, zdobywa 7 punktów, drugi 5, trzeci 3. Przy 2 graczach tylko pierwszy coś dostaje: 5 punktów.',
  },
  limits: {
    title: 'Wymiana i limity',
    trade:
      'W swojej turze, aż do rzutu kością, możesz wymieniać do woli: 2 jednakowe towary na 1 inny albo 5 koku na 1 punkt łaski.',
    limit: 'Możesz mieć 25 koku i po 6 towarów każdego rodzaju. Nadmiar przepada.',
    waits:
      'Wybrany towar zdobyty w turze innego gracza czeka: wybierasz go na początku swojej następnej tury, a jeśli już jej nie masz, przed podliczeniem końcowym.',
    moon: 'Łaska nigdy nie przekracza limitu, czyli księżyca. Zaczyna się on od 3; każdy mnich podnosi go o 1, najwyżej do 6.',
  },
  eras: {
    title: 'Dwie ery i koniec',
    row: 'Gdy kafelek opuszcza rząd, pozostałe się przesuwają i wchodzi nowy: najpierw ze stosu 1. ery, potem z 2. ery. Wierzchni kafelek każdego stosu widzą wszyscy.',
    visit:
      'Gdy wejdzie ostatni kafelek 1. ery, na koniec tej tury przybywa cesarz: każdy dostaje nagrody dla właściciela za wszystkie swoje budynki.',
    end: 'Kto wprowadzi ostatni kafelek 2. ery, zdobywa 5 punktów. Wszyscy pozostali mają jeszcze po jednej turze, a potem liczy się punkty.',
  },
  scoring: {
    title: 'Wynik końcowy',
    regions:
      'Regiony: punkty z każdego kafelka punktacji. Remisujący dzielą się punktami za swoje miejsca, z zaokrągleniem w dół. Kto nie ma wpływów w regionie, nie dostaje za niego punktów. Starszy podwaja twoją część.',
    two: 'Przy 2 graczach drugie miejsce punktuje tylko w odległości do 5 pól od pierwszego.',
    customers: 'Klienci: 2, 5, 9, 14, 20 lub 27 punktów za 1 do 6 lub więcej dostaw.',
    abilities:
      'Zdolności kupców, rzemieślników i szlachciców na koniec gry, dla każdej karty osobno, z zaokrągleniem w dół.',
    tie: 'Wygrywa największa liczba punktów. Przy remisie decyduje łaska; jeśli i to nie rozstrzyga, gracze dzielą się zwycięstwem.',
  },
  patrons: {
    title: 'Patroni klanów',
    text: 'Opcja dla tych, którzy znają grę: każdy gracz ma patrona ze specjalną zdolnością.',
  },
  glossary: {
    title: 'Słowniczek',
    koku: 'Pieniądze. Płaci się nimi za budowanie, a za 5 można mieć 1 punkt łaski.',
    silk: 'Towar. Klienci zamawiają towary.',
    rice: 'Towar. Klienci zamawiają towary.',
    porcelain: 'Towar. Klienci zamawiają towary.',
    anyGood: 'Jedwab, ryż albo porcelana, do wyboru.',
    favor: 'Obraca twoją kość przed akcją.',
    favorLimit: 'Ile łaski możesz mieć.',
    points: 'To one dają zwycięstwo.',
    influence: 'Pola przebyte na torze regionu.',
    journey: 'Statek minął koniec rzeki i zaczyna od góry.',
    draw: 'Dobierz klienta, potem jednego odrzuć.',
    port: 'Budynek: goście dostają koku.',
    market: 'Budynek: goście dostają towary. Rynek cesarski nie należy do nikogo.',
    manor: 'Budynek: goście dostają wpływy.',
    shrine: 'Budynek: goście dostają punkty.',
    royalShip: 'Statek, który ma zdolności twoich szlachciców.',
    flower: 'Cesarski kwiat na polu 11 każdego toru.',
  },
  search: {
    label: 'Szukaj w zasadach',
    placeholder: 'Na przykład: starszy, łaska, podróż',
    clear: 'Wyczyść wyszukiwanie',
    found_one: 'Znaleziono {{count}} miejsce.',
    found_few: 'Znaleziono {{count}} miejsca.',
    found_many: 'Znaleziono {{count}} miejsc.',
    found_other: 'Znaleziono {{count}} miejsca.',
    nothing: 'Nic nie znaleziono dla „{{query}}”. Spróbuj innego słowa.',
  },
  figures: {
    board: {
      title: 'Plansza i jej części',
      river: 'Pole rzeki z numerem. Statki płyną od 1 do 14.',
      price: 'Pole brzegu. Liczba to koszt budowania w koku.',
      region: 'Region. Jego numer to ścianka kości.',
      imperial: 'Pole rynku cesarskiego, który nie należy do nikogo.',
      bay: 'Zatoka: tu kończy się podróż, z 3 koku albo towarem i twoimi kupcami.',
    },
    touched: {
      title: 'Czego dotyka statek',
      text: 'Statek na polu rzeki {{river}} dotyka czterech podświetlonych pól brzegu i żadnych innych. Tak jest z każdym polem rzeki: zawsze cztery.',
    },
    scored: {
      title: 'Punkty za region',
      text: 'Kafelek daje 9 i 5. Krab i Modliszka remisują na pierwszym miejscu: dzielą się oboma miejscami, po 7 punktów. Krab ma starszego tego regionu, który podwaja te 7. Miejsca są zajęte: Żuraw nie dostaje nic.',
    },
  },
  example: {
    title: 'Wynik po zsumowaniu: Krab',
    part: 'Za co',
    points: 'Punkty',
    region: 'Region z rysunku, ze starszym',
    customers: 'Obsłużeni klienci: {{count}}',
    merchants: 'Kupcy: {{count}}, pozostałe koku: {{koku}}; 1 punkt za każde {{per}} koku, dla każdego',
    artisans:
      'Rzemieślnicy: {{count}}, pozostałe towary: {{goods}}; 1 punkt za każde {{per}} towary, dla każdego',
    total: 'Razem, oprócz punktów zdobytych w trakcie gry',
  },
  guide: { you: 'Kenji', other: 'Akiko' },
  reasons: {
    gains: 'Od razu: {{what}}.',
    influence: 'Wpływy, {{region}}: z {{from}} na {{to}}.',
    regionPays_one: '{{region}}: na koniec gry (gdyby była teraz) o {{count}} punkt więcej.',
    regionPays_few: '{{region}}: na koniec gry (gdyby była teraz) o {{count}} punkty więcej.',
    regionPays_many: '{{region}}: na koniec gry (gdyby była teraz) o {{count}} punktów więcej.',
    regionPays_other: '{{region}}: na koniec gry (gdyby była teraz) o {{count}} punktu więcej.',
    owner: 'Za każdym razem, gdy zatrzyma się tam statek, dostajesz: {{what}}.',
    delivery_one: 'Jeszcze jeden klient: {{count}} punkt na koniec.',
    delivery_few: 'Jeszcze jeden klient: {{count}} punkty na koniec.',
    delivery_many: 'Jeszcze jeden klient: {{count}} punktów na koniec.',
    delivery_other: 'Jeszcze jeden klient: {{count}} punktu na koniec.',
    merchant: 'Kupiec daje coś na końcu każdej podróży.',
    artisan: 'Rzemieślnik: budowanie tańsze o 2 koku, {{region}}.',
    elder: 'Starszy podwaja to, co na koniec daje ci {{region}}.',
    noble: 'Szlachcic daje zdolność twojemu szlacheckiemu statkowi i punkty na koniec.',
    monk: 'Mnich podnosi twój limit łaski i kładzie drugi znacznik na budynku.',
    journey: 'Statek kończy podróż: 3 koku albo towar, a także twoi kupcy.',
    others: '{{name}} też dostaje: {{what}}.',
  },
  lessons,
};
