import type { Translation } from '../../../../i18n/translation';
import type { lessons as english } from '../en/learn-lessons';

export const lessons: Translation<typeof english> = {
  'first-turn': {
    title: 'Rzeka i twoje statki',
    about: 'Popłyń statkiem i zobacz, czego dotyka.',
    steps: {
      river: {
        title: 'To jest rzeka',
        text: 'Płynie od pola 1 do pola 14 przy zatoce. Na obu brzegach jest 30 pól na budynki, w sześciu regionach.',
      },
      ships: {
        title: 'Twoje dwa statki',
        text: 'Te są twoje. Płyną tylko z nurtem. Za polem 14 statek zaczyna znów od pola 1.',
      },
      touches: {
        title: 'Statek dotyka czterech pól',
        text: 'Gdziekolwiek się zatrzyma, statek dotyka dokładnie czterech pól brzegu. Tu są podświetlone dla jednego z twoich statków.',
      },
      die: {
        title: 'Twoja kość pokazuje {{face}}',
        text: 'Znasz swoją kość przed turą. Gdy płyniesz, jest to liczba pól: w tej turze dokładnie {{face}}.',
      },
      sail: {
        title: 'Teraz płyń',
        text: 'Wybierz podświetlony statek: widzisz, dokąd dopłynie i co dadzą ci cztery pola. Potem płyń.',
      },
      gained: {
        title: 'Nagrody dla gościa',
        text: 'Każde puste pole dało ci 1 koku, każdy budynek to, co pokazuje jego czubek od strony wody. Potem swoją część dostali właściciele tych budynków.',
      },
      end: {
        title: 'Zakończ turę',
        text: 'Tura to jedna akcja: budowanie, rejs albo dostawa. Zakończ ją, a kość zostanie rzucona na następną.',
      },
    },
    check: {
      question:
        'Twój statek się zatrzymuje. Trzy z pól, których dotyka, są puste, na jednym stoi rynek. Co dostajesz?',
      a: 'Tylko to, co daje rynek.',
      b: '3 koku i to, co rynek daje gościowi.',
      c: 'Nic, bo rynek nie jest twój.',
      why: 'Gość dostaje coś ze wszystkich czterech pól, bez względu na właściciela. Puste daje 1 koku.',
    },
  },
  build: {
    title: 'Budowanie',
    about: 'Postaw budynek na brzegu i niech inni ci płacą.',
    steps: {
      where: {
        title: 'Gdzie można budować',
        text: 'Twoja kość pokazuje {{face}}: możesz budować na każdym pustym polu regionu {{face}}. Liczba na polu to cena w koku. Twoje statki nie muszą być blisko.',
      },
      row: {
        title: 'Rząd budynków',
        text: 'Wybierz jeden z tych czterech kafelków. Kafelek na końcu rzędu (+1) daje też 1 punkt łaski.',
      },
      build: {
        title: 'Buduj tutaj',
        text: 'Wybierz podświetlone pole i podświetlony kafelek, w dowolnej kolejności. Widzisz koszt i zysk; potem buduj.',
        phone: 'Dotknij podświetlonego pola, potem kafelka z +1. Widzisz koszt i zysk; potem buduj.',
      },
      influence: {
        title: 'Wpływy',
        text: 'Liczba na środku kafelka przesunęła twój znacznik na torze regionu. Nagrody, które mija, są twoje.',
      },
      owner: {
        title: 'To twój budynek',
        text: 'Za każdym razem, gdy zatrzyma się tu statek, twój lub przeciwnika, dostajesz to, co pokazuje płaski koniec kafelka. Buduj więc tam, gdzie zatrzymuje się wiele statków.',
      },
    },
    check: {
      question: 'Twoja kość pokazuje 4. Gdzie możesz budować?',
      a: 'Tylko tam, gdzie jest twój statek.',
      b: 'Na każdym pustym polu regionu 4, na które cię stać.',
      c: 'Wszędzie, za 4 koku.',
      why: 'Kość wskazuje region; cena jest wydrukowana na polu.',
    },
  },
  favor: {
    title: 'Kość i łaska',
    about: 'Obróć kość, gdy ci nie pasuje.',
    steps: {
      favor: {
        title: 'Boska łaska',
        text: 'Słońce to łaska, którą masz, księżyc to najwięcej, ile możesz mieć: na początku 3.',
      },
      prices: {
        title: 'Jeden punkt łaski, jedna ścianka',
        text: 'Przed akcją każdy punkt łaski obraca kość o jedną ściankę w górę lub w dół. Tak sięgniesz innego regionu, by budować lub dostarczać, albo innego pola rzeki.',
      },
      turn: {
        title: 'Obróć kość na 6',
        text: 'Twoja kość pokazuje 5. Wybierz podświetloną ściankę 6: kosztuje 1 punkt łaski.',
      },
      turned: {
        title: 'Twoja kość pokazuje {{face}}',
        text: 'Nie trzeba tego robić osobno: pola, które wymagają łaski, pokazują cenę, a stół płaci ją za ciebie, gdy takie wybierzesz.',
      },
    },
    check: {
      task: 'Twoja kość pokazuje 6. Zmień ją na 1 za jeden punkt łaski.',
      why: '6 i 1 są sąsiadami: wystarczy jeden punkt łaski.',
    },
  },
  trade: {
    title: 'Wymiana',
    about: 'Wymień towary, które masz, na te, których potrzebujesz.',
    steps: {
      goods: {
        title: 'Jedwab, ryż i porcelana',
        text: 'Klienci zamawiają te trzy towary. Możesz mieć po 6 każdego; nadmiar przepada.',
      },
      when: {
        title: 'Dwie wymiany',
        text: '2 jednakowe towary na 1 inny; 5 koku na 1 punkt łaski. W swojej turze, ile razy chcesz, przed akcją lub po niej. Możesz mieć 25 koku.',
      },
      trade: {
        title: 'Wymień dwa towary',
        text: 'Otwórz „Wymień” i oddaj 2 jednakowe towary za 1 inny.',
      },
      traded: {
        title: 'O jeden mniej, ale właściwy',
        text: 'Wymiana kosztuje towar. Opłaca się, gdy dopełnia zamówienie.',
      },
    },
    check: {
      task: 'Zdobądź 1 punkt łaski za 5 koku.',
      why: 'Łaska zdobyta w tej turze może od razu obrócić kość.',
    },
  },
  deliver: {
    title: 'Dostawa',
    about: 'Zanieś towary klientowi, po wpływy i punkty.',
    steps: {
      hand: {
        title: 'Twoi klienci',
        text: 'Widzisz ich tylko ty. Karta pokazuje region klienta, zamówione towary i to, co dostajesz.',
      },
      match: {
        title: 'Region i towary',
        text: 'Dostarczasz klientowi z regionu twojej kości, teraz {{face}}, jeśli masz towary.',
      },
      deliver: {
        title: 'Dostarcz',
        text: 'Wybierz podświetlonego klienta. Widzisz, co płacisz i co dostajesz; potem dostarcz.',
      },
      discard: {
        title: 'Dwóch nowych, jeden odchodzi',
        text: 'Dobrano 2 klientów. Na ręce zostaje dwóch: wybierz, którego odrzucić.',
      },
      points: {
        title: 'Dostarczaj często',
        text: 'Na koniec jedna dostawa jest warta {{one}} punkty, dwie {{two}}, a sześć {{six}}: każda więcej niż poprzednia.',
      },
    },
    check: {
      question: 'Klient z regionu 5 zamawia towary, które masz. Twoja kość pokazuje 3. Co możesz zrobić?',
      a: 'Dostarczyć, dopłacając 2 koku.',
      b: 'Nic: trzeba czekać na 5.',
      c: 'Wydać 2 punkty łaski, obrócić kość na 5 i dostarczyć.',
      why: 'Kość musi pokazywać region klienta, a łaska obraca kość.',
    },
  },
  roles: {
    title: 'Pięć rodzajów klientów',
    about: 'Co dają kupcy, rzemieślnicy, starsi, mnisi i szlachcice.',
    steps: {
      merchant: {
        title: 'Kupcy',
        text: '3 punkty wpływów. Czekają przy zatoce: za każdym razem, gdy twój statek minie pole 14, dostajesz 3 koku albo towar i to, co dają wszyscy twoi kupcy. Na koniec: 1 punkt za każde 5 koku.',
      },
      artisan: {
        title: 'Rzemieślnicy',
        text: '2 punkty wpływów. Odtąd budowanie w regionie rzemieślnika kosztuje o 2 koku mniej. Na koniec: 1 punkt za każde 3 towary.',
      },
      elder: {
        title: 'Starsi',
        text: 'Nic od razu. Na koniec starszy podwaja to, co daje ci jego region: tutaj {{points}} zmienia się w {{doubled}}.',
      },
      monk: {
        title: 'Mnisi',
        text: 'Twój limit łaski rośnie o 1, potem dostajesz 2 punkty łaski. I kładziesz drugi znacznik na budynku: jego nagroda dla właściciela jest też twoja albo podwójnie twoja.',
      },
      noble: {
        title: 'Szlachcice',
        text: '2 punkty wpływów i szlachecki statek ze zdolnością. Na koniec: punkty za budynki. Dostarcz podświetlonemu szlachcicowi.',
      },
      royal: {
        title: 'Twój szlachecki statek',
        text: 'Wybierz jeden ze swoich statków. Do końca gry ma zdolności wszystkich twoich szlachciców.',
      },
      discard: { title: 'Odrzuć', text: 'Zostaje dwóch klientów: wybierz, którego odrzucić.' },
    },
    check: {
      question:
        'Masz pierwsze miejsce w regionie, który dużo daje. Który klient z tego regionu jest najlepszy na koniec?',
      a: 'Starszy.',
      b: 'Rzemieślnik.',
      c: 'Mnich.',
      why: 'Starszy podwaja twoje punkty z kafelka tego regionu.',
    },
  },
  influence: {
    title: 'Wpływy i biegłości',
    about: 'Sześć torów, trzy wyścigi: stąd jest najwięcej punktów.',
    steps: {
      track: {
        title: 'Tor z 18 polami',
        text: 'Każdy region ma swój. Przesuwają cię budowanie i dostawy, a także niektóre budynki.',
      },
      rewards: {
        title: 'Nagrody po drodze',
        text: 'Dostajesz każdą nagrodę, do której dotrzesz lub którą miniesz: towar na polu 2, 2 koku na 5, 1 punkt łaski na 9, 3 punkty na 13, 3 punkty i towar na 18.',
      },
      gain: {
        title: 'Zdobądź wpływy',
        text: 'Buduj na podświetlonym polu z podświetlonym kafelkiem i spójrz na swój znacznik.',
        phone: 'Buduj na podświetlonym polu z kafelkiem oznaczonym +1 i spójrz na swój znacznik.',
      },
      scoring: {
        title: 'Pierwsze i drugie miejsce',
        text: 'Na koniec kafelek tego regionu daje za pierwsze miejsce {{first}}, za drugie {{second}}. Przy dwóch graczach drugie miejsce liczy się tylko w odległości do 5 pól.',
      },
      masteries: {
        title: 'Biegłości',
        text: 'Trzy wyścigi dla wszystkich. Spełnij wymaganie do końca tury, a biegłość sama jest twoja: 5 punktów przy dwóch graczach, 7, 5 i 3 przy większej liczbie.',
      },
    },
    check: {
      question: 'Twój znacznik idzie z pola 1 na pole 6. Co dostajesz?',
      a: 'Tylko to, co jest na polu 6.',
      b: 'Nagrody z pól 2 i 5.',
      c: 'Nic, bo nie zatrzymał się na nagrodzie.',
      why: 'Dostaje się każdą osiągniętą lub miniętą nagrodę, nawet jeśli stoi tam ktoś inny.',
    },
  },
  end: {
    title: 'Cesarz, koniec, wynik',
    about: 'Jak kończy się gra, policzone na prawdziwym przykładzie.',
    steps: {
      eras: {
        title: 'Dwa stosy kafelków',
        text: 'W miejsce kafelka, który opuszcza rząd, wchodzi nowy: najpierw ze stosu 1. ery, potem z 2. ery. Budowanie i mijanie zatoki popychają więc grę naprzód.',
      },
      emperor: {
        title: 'Cesarska wizyta',
        text: 'Gdy wszedł ostatni kafelek 1. ery, przybył cesarz: każdy dostał nagrody dla właściciela za wszystkie swoje budynki. Kto buduje wcześnie, zarabia dwa razy.',
      },
      last: {
        title: 'Ostatnia runda',
        text: 'Ostatni kafelek 2. ery wszedł w turze gracza {{name}}: to 5 punktów. Wszyscy inni mają jeszcze po jednej turze: ta jest twoja.',
      },
      regions: {
        title: 'Przykład: region {{region}}',
        text: 'Twoje wpływy: {{mine}}, {{name}}: {{theirs}}. Kafelek daje {{first}} i {{second}}. Dostajesz więc {{myShare}}, {{name}}: {{theirShare}}. Przy remisie punkty się dzieli, z zaokrągleniem w dół.',
      },
      customers: {
        title: 'Przykład: klienci',
        text: 'Twoje dostawy: {{customers}}. Punkty za nie na koniec: {{points}}, oprócz tych, które masz teraz ({{now}}).',
      },
      abilities: {
        title: 'I to, co dają klienci',
        text: 'Każdy kupiec 1 punkt za 5 koku, każdy rzemieślnik 1 za 3 towary, każdy szlachcic za budynki. Przy remisie na koniec decyduje łaska.',
      },
      play: {
        title: 'Twoja ostatnia tura',
        text: 'Zrób to, co daje najwięcej punktów. Może być dowolna akcja.',
      },
      finish: { title: 'Zakończ grę', text: 'Zakończ turę: punkty zostaną policzone.' },
      score: {
        title: 'Wynik',
        text: 'Twoje punkty: {{total}}, {{name}}: {{other}}. Tabela pokazuje każdą część.',
      },
    },
    check: {
      question:
        'Region daje 9 i 5. Dwóch graczy remisuje na pierwszym miejscu, w tym ty, ze starszym w tym regionie. Ile dostajesz?',
      a: '9 punktów.',
      b: '7 punktów.',
      c: '14 punktów.',
      why: '9 i 5 to 14, po podziale po 7, a twój starszy podwaja twoje 7.',
    },
  },
};
