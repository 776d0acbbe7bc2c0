import type { Translation } from '../../../../i18n/translation';
import type { lessons as english } from '../en/learn-lessons';

export const lessons: Translation<typeof english> = {
  street: {
    title: 'Ulica i jej sklepy',
    about: 'Wybierz kroki, idź, handluj. Cała tura w dwie minuty.',
    steps: {
      street: {
        title: 'Oto ulica',
        text: 'Osiem pól w pierścieniu, przy każdym sklep. Twój mistrz chodzi po niej przeciwnie do ruchu wskazówek zegara, miesiąc po miesiącu.',
      },
      stalls: {
        title: 'Sklepy i stragany',
        text: 'Gdzie stanie twój mistrz, możesz użyć sklepu i jednego z zawodów na straganach za nim, czyjkolwiek jest.',
      },
      path: {
        title: 'Wybierz liczbę',
        text: 'Ścieżka życia: twoja liczba to kolejność działania i kroki, które zrobisz. Postaw walec na zaznaczonym polu.',
      },
      income: {
        title: 'Weź dochód',
        text: 'W twojej turze najpierw jest krok A: zatrudnij kartę albo weź 4 mon. Tym razem weź dochód.',
      },
      walk: {
        title: 'Teraz idź',
        text: 'Twoja liczba prowadzi na zaznaczone pole. Z sandałem możesz pójść o jedno dalej. Wybierz, gdzie stanąć.',
      },
      shop: {
        title: 'Użyj sklepu',
        text: 'Stoisz na zaznaczonym polu. Użyj jego sklepu; gdy na niego wskazujesz, widzisz, co przynosi.',
      },
      end: {
        title: 'Zakończ turę',
        text: 'Dopóki nie zakończysz tury, możesz wszystko cofnąć. Zakończ ją teraz.',
      },
    },
    check: {
      question: 'Stoisz na 3 ścieżki życia. Co to znaczy?',
      a: 'Możesz zrobić do 3 kroków.',
      b: 'Działasz jako trzecia osoba i robisz dokładnie 3 kroki, więcej tylko z sandałami.',
      c: 'Bierzesz 3 mon.',
      why: 'Liczba to zarazem kolejność i kroki (5.2, 7.1). Sandały prowadzą dalej, nigdy bliżej.',
    },
  },
  hire: {
    title: 'Zatrudnij i umieść',
    about: 'Sprowadź kogoś do pracy za sklepem i wybierz gdzie.',
    steps: {
      offer: {
        title: 'Oferta',
        text: 'Co miesiąc przychodzą cztery nowe zawody. Te, których nikt nie zatrudnił, dostają monetę dla tego, kto je zatrudni.',
      },
      kobun: {
        title: 'Twoi kobuni',
        text: 'Masz ich czterech. Każda karta na planszy potrzebuje jednego, więc pracować mogą najwyżej cztery.',
      },
      hire: {
        title: 'Zatrudnij: {{card}}',
        text: 'Wybierz zaznaczoną kartę i połóż ją na zaznaczonym straganie {{stall}}. Wewnętrzny narożnik kosztowałby 2 mon więcej, ale liczy się do dwóch grup.',
      },
      placed: {
        title: 'Twoje karty pracują',
        text: 'Twój kobun stoi na pierwszym polu karty. Gdy używają jej inni, zdobywa doświadczenie, a jej płaca się zmienia.',
      },
      walk: {
        title: 'Idź dalej',
        text: 'Teraz idź, jak mówi twoja liczba. Karty zatrudnionej w tej turze można w tej turze użyć.',
      },
    },
    check: {
      question: 'Karta kosztuje 3 mon, a leży na niej 1 mon. Ile płacisz z własnych za wewnętrzny narożnik?',
      a: '2 mon.',
      b: '3 mon.',
      c: '4 mon.',
      why: '3 za kartę i 2 za narożnik, mniej moneta, która na niej leży (6.3).',
    },
  },
  experience: {
    title: 'Doświadczenie i emerytura',
    about: 'Miń start i zobacz, jak zawód odchodzi na emeryturę z płacą.',
    steps: {
      squares: {
        title: 'Na ostatnim polu',
        text: 'Zaznaczona karta stoi na polu 3. Jeszcze jedno doświadczenie i pójdzie na emeryturę.',
      },
      stepA: { title: 'Najpierw krok A', text: 'Zatrudnij kogoś albo weź dochód, jak wolisz.' },
      pass: {
        title: 'Miń start',
        text: 'Twój ruch prowadzi z pola 8 przez start na pole 1 lub dalej: wszystkie twoje karty na planszy zdobywają 1 doświadczenie. Idź!',
      },
      retired: {
        title: 'Na emeryturze',
        text: 'Karta leży teraz przed tobą, a jej kobun jest znów wolny. Nie je ryżu, nie może spłonąć i w każdy dzień wypłaty daje ostatnią płacę.',
      },
      others: {
        title: 'Inni też pomagają',
        text: 'Gdy inny gracz użyje twojej karty, ona też zdobywa 1 doświadczenie. Kładź ją więc tam, gdzie chętnie stają.',
      },
    },
    check: {
      question: 'Używasz własnej karty. Ile zdobywa doświadczenia?',
      a: 'Nic.',
      b: '1.',
      c: '1, ale tylko w wewnętrznym narożniku.',
      why: 'Doświadczenie dają tylko użycie przez innych, minięcie startu i jedna umiejętność specjalna (11.1).',
    },
  },
  fire: {
    title: 'Pożar',
    about: 'Jest maj. Przygotuj się, zanim zabiją dzwony.',
    steps: {
      calendar: {
        title: 'Pożar pod koniec maja',
        text: 'Kalendarz pokazuje trzy pożary: w maju siła 5, w sierpniu 8, w listopadzie 10. Nikt nie wie, który rząd zapłonie.',
      },
      track: {
        title: 'Ochrona przed ogniem',
        text: 'Twoja straż, liczba na tym torze, chroni twoje karty. Kto stoi najwyżej, pierwszy wybiera też na ścieżce życia.',
      },
      stepA: {
        title: 'Najpierw krok A',
        text: 'Zatrudnij kogoś albo weź dochód. Niektóre karty dają też straż.',
      },
      tower: {
        title: 'Do Wieży strażniczej',
        text: 'Twoja liczba prowadzi do Wieży strażniczej. Idź tam i użyj jej: 1 straż za darmo.',
      },
      end: {
        title: 'Zakończ turę',
        text: 'W tym miesiącu grasz na końcu. Gdy zakończysz turę, wybuchnie pożar.',
      },
      burnt: {
        title: 'Pożar',
        text: 'Zaczął się na najbardziej zewnętrznym zaznaczonym straganie i na każdym następnym tracił 1. Zatrzymuje go karta, której właściciel ma co najmniej tamtejszą siłę; inne karty na jego drodze płoną.',
      },
    },
    check: {
      question: 'Do rzędu przychodzi pożar o sile 5. Jaka straż chroni twoją kartę na straganie 3?',
      a: '2.',
      b: '3.',
      c: '5.',
      why: 'Ogień traci 1 na każdym straganie: 5, 4, 3. Wystarczy tyle, ile wynosi siła (14.3, 14.4).',
    },
  },
  payDay: {
    title: 'Dzień wypłaty i harmonia',
    about: 'Marzec się kończy: płace, harmonia i wszyscy są głodni.',
    steps: {
      salary: {
        title: 'Płace',
        text: 'Na koniec każdej pory roku każda twoja karta daje płacę ze swojego pola, a te na emeryturze też.',
      },
      harmony: {
        title: 'Harmonia',
        text: 'Karty jednego koloru w rzędzie dają IKI: każda tyle, ile ich jest. Pozostałe mogą być czyjekolwiek. Cztery wewnętrzne narożniki też są grupą.',
      },
      hire: {
        title: 'Zatrudnij: {{card}}',
        text: 'Jej kolor już jest w tym rzędzie. Połóż ją na zaznaczonym straganie {{stall}}, a zapunktuje w dzień wypłaty.',
      },
      rice: {
        title: 'Kup ryż',
        text: 'Każda twoja karta na planszy zjada 1 ryż; za każdy brakujący jedna karta odpada z gry. Twoja liczba prowadzi do Sklepu z ryżem: idź tam i kup 2 ryże.',
      },
      end: { title: 'Zakończ turę', text: 'Gdy wszyscy rozegrają turę, nadejdzie dzień wypłaty.' },
      paid: {
        title: 'Wypłacone, policzone, nakarmione',
        text: 'Twoje płace, {{iki}} IKI z harmonii i zjedzony ryż: dziennik opowiada o wszystkim.',
      },
    },
    check: {
      question: 'W jednym rzędzie leżą trzy żółte karty; dwie są twoje. Ile daje ci harmonia?',
      a: '2 IKI.',
      b: '3 IKI.',
      c: '6 IKI.',
      why: 'Każda z twoich dwóch kart daje 3, bo w grupie są trzy tego koloru (15.2).',
    },
  },
  end: {
    title: 'Koniec',
    about: 'Nowy Rok: ostatni ruch na wybrane pole i punktacja.',
    steps: {
      newYear: {
        title: 'Nowy Rok',
        text: 'Nikt już nie zatrudnia. Każdy gracz stawia mistrza na dowolnym polu i ostatni raz robi interesy.',
      },
      colours: {
        title: 'Kolory się liczą',
        text: 'Różne kolory twoich zawodów, na planszy i na emeryturze, dają 1, 4, 9, 16 lub 25 IKI. Miej więc wszelkie rodzaje.',
      },
      go: {
        title: 'Idź, dokąd chcesz',
        text: 'Wybierz dowolne z ośmiu pól. Ryba z nowej pory roku? Koban za 6 mon? Kapciuch?',
      },
      business: {
        title: 'Ostatnie interesy',
        text: 'Handluj jak najlepiej, potem zakończ turę. Grasz na końcu, więc to koniec roku.',
      },
      score: {
        title: 'Podsumowanie roku',
        text: 'Tor, kolory, ryby, kapciuchy, budynki, koban, drewno i pieniądze: masz {{total}} IKI.',
      },
    },
    check: {
      question: 'Masz kapciuchy za 3 i 4 oraz dwie fajki. Ile są warte?',
      a: '14 IKI.',
      b: '7 IKI.',
      c: '28 IKI.',
      why: 'Fajka podwaja kapciuchy; druga nic nie dodaje (17.4).',
    },
  },
};
