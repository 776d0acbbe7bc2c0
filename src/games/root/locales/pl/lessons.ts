import type { Translation } from '../../../../i18n/translation';
import type { lessons as english } from '../en/lessons';

/** Co mówią lekcje. */
export const lessons: Translation<typeof english> = {
  common: {
    title: 'Las',
    about: 'Polany, kto je kontroluje, ruch, bitwa i punkty: to, co wspólne dla wszystkich frakcji.',
    steps: {
      map: {
        title: 'Dwanaście polan',
        text: 'Każda polana to lis, królik lub mysz, a ścieżki łączą ją z innymi. Na kwadratowych polach stoją budynki. Jesteś tu Markizą, ale to, czego się teraz uczysz, dotyczy wszystkich.',
      },
      rule: {
        title: 'Kto kontroluje',
        text: 'Kontrolujesz tam, gdzie masz łącznie więcej wojowników i budynków niż każdy inny gracz: tutaj. Przy remisie nikt nie kontroluje, oprócz Dynastii. Żetony się nie liczą (2.5). Pierścień pokazuje, kto kontroluje, a jego liczba, o ile.',
      },
      turn: {
        title: 'Tura i karty',
        text: 'Tura to Świt, Dzień i Wieczór. Karta jest warta swój kolor albo to, co mówi, jeśli ją wytworzysz. Ptaki zastępują każdy kolor. Wieczorem dobierasz i zachowujesz najwyżej 5 kart.',
      },
      battle: {
        title: 'Stocz bitwę',
        text: 'Sojusz ma tu żeton i żadnych wojowników. Zaatakuj go. Rzuca się dwiema kośćmi: atakujący zadaje większą liczbę trafień, obrońca mniejszą, i nikt więcej, niż ma tam wojowników. Obrońca bez wojowników otrzymuje 1 dodatkowe trafienie. Za żeton zdobywasz 1 punkt i płacisz kartą za Oburzenie (4.3, 8.2.6).',
      },
      move: {
        title: 'Rusz się',
        text: 'Teraz rusz wojownikami. Musisz kontrolować polanę, którą opuszczają, albo tę, na którą wchodzą (4.2.1). U Markizy Marsz daje dwa takie ruchy.',
      },
      points: {
        title: '30 punktów wygrywa',
        text: 'Zdobywasz punkty za każdy usunięty wrogi budynek lub żeton, za wytworzone przedmioty i na sposoby swojej frakcji. Z 30 punktami wygrywasz od razu (3.1).',
      },
      end: { title: 'Zakończ turę', text: 'Jeśli chcesz, wykorzystaj akcje, potem zakończ turę.' },
    },
    alone: {
      task: 'Teraz twoja własna tura. Gdy się skończy, miej co najmniej {{points}} pkt: buduj, wytwarzaj albo usuwaj wrogie budynki i żetony.',
      why: 'Ruchy robią miejsce, bitwy je utrzymują, a to, co tam zbudujesz, daje punkty.',
    },
  },
  marquise: {
    title: 'Markiza de Kot',
    about: 'Drewno, budynki, rekruci: frakcja, która na początku trzyma las.',
    steps: {
      wood: {
        title: 'Drewno z tartaków',
        text: 'O twoim Świcie każdy tartak daje 1 drewno. Drewno płaci za budynki i musi dotrzeć na miejsce przez polany, które kontrolujesz (6.5.4).',
      },
      keep: {
        title: 'Twierdza',
        text: 'Nikt inny nie może tu kłaść elementów. Póki stoi, szpitale polowe mogą ratować wojowników: karta koloru polany, na której padli, sprowadza tu ich wszystkich (6.2.3).',
      },
      build: {
        title: 'Buduj',
        text: 'Masz 3 akcje. Zbuduj coś na jednej z tych polan. Warsztat daje teraz najwięcej punktów, tartak więcej drewna, punkt rekrutacji więcej wojowników, a później więcej kart.',
      },
      recruit: {
        title: 'Rekrutuj',
        text: 'Raz na turę rekrutujesz: po wojowniku przy każdym punkcie rekrutacji (6.5.3).',
      },
      birds: {
        title: 'Jedna akcja więcej',
        text: 'Każda wydana karta ptaka to jedna akcja więcej. Karta koloru tartaku służy do nadgodzin: 1 drewno tam.',
      },
      end: {
        title: 'Zakończ turę',
        text: 'Wykorzystaj, co zostało: maszeruj, walcz albo zostaw. Potem zakończ turę.',
      },
    },
    alone: {
      task: 'Zagraj następną turę bez pomocy. Gdy się skończy, miej co najmniej {{points}} pkt.',
      why: 'Im bardziej pusty tor, tym więcej punktów daje każdy budynek. Tak wygrywa Markiza.',
    },
  },
  eyrie: {
    title: 'Dynastia Orłów',
    about: 'Dekret rośnie co turę i trzeba go słuchać, inaczej przychodzi zamęt.',
    steps: {
      decree: {
        title: 'Dekret',
        text: 'Cztery kolumny: rekrutacja, ruch, bitwa, budowa. Co turę każda ich karta żąda swojej akcji na polanie jej koloru, od lewej do prawej. Ptaki pasują wszędzie (7.5.2).',
      },
      leader: {
        title: 'Twój przywódca',
        text: 'Despota położył dwóch Wezyrów na ruchu i budowie. To ptaki. Jeśli karty nie da się wykonać, przychodzi zamęt: tracisz punkt za każdego ptaka, Dekret i przywódcę.',
      },
      add: {
        title: 'Dodaj do Dekretu',
        text: 'Musisz dodać 1 lub 2 karty. Myśl o wszystkich przyszłych turach: bezpiecznie jest rekrutować tam, gdzie jest gniazdo, albo ruszać stamtąd, gdzie masz wielu wojowników.',
      },
      resolve: {
        title: 'Wykonaj go',
        text: 'Teraz zrób, czego żądają kolumny. Rusz dość wojowników, by kontrolować nową polanę z wolnym polem, potem zbuduj tam gniazdo. Remisy są twoje.',
      },
      roosts: {
        title: 'Gniazda to punkty',
        text: 'Co Wieczór gniazda dają punkty: 2 gniazda 1 punkt, 3 gniazda 2, aż do 5 punktów za wszystkie siedem. Przynoszą też karty (7.6).',
      },
    },
    alone: {
      task: 'Zagraj następną turę bez pomocy: wykonaj cały Dekret bez zamętu i miej co najmniej {{points}} pkt, gdy tura się skończy.',
      why: 'Dekret, który zawsze da się wykonać, i o jedno gniazdo więcej co turę: to droga Dynastii.',
    },
  },
  alliance: {
    title: 'Sojusz Puszczy',
    about: 'Poparcie się szerzy, zwolennicy się zbierają, a potem polana powstaje.',
    steps: {
      sympathy: {
        title: 'Poparcie',
        text: 'Twoje żetony czynią te polany sympatyzującymi. Każdy następny kosztuje zwolenników koloru polany i daje coraz więcej punktów. Nimi też wytwarzasz.',
      },
      outrage: {
        title: 'Oburzenie',
        text: 'Zwolennicy to karty, które widzisz tylko ty. Inny gracz, który rusza wojownikami na sympatyzującą polanę albo usuwa żeton, musi dać ci kartę jej koloru (8.2.6).',
      },
      revolt: {
        title: 'Bunt!',
        text: 'Masz dwóch zwolenników koloru jednej z tych polan. Wznieć bunt: wszystkie wrogie elementy tam znikają, a ty dostajesz bazę, wojowników i oficera (8.4.1).',
      },
      spread: {
        title: 'Szerzenie',
        text: 'Po buntach możesz szerzyć poparcie na polany obok sympatyzujących, dopóki starcza zwolenników. Gdzie inny gracz ma 3 wojowników, kosztuje to o jednego więcej.',
      },
      day: {
        title: 'Dzień',
        text: 'Wytwarzaj, zamieniaj karty z ręki w zwolenników (mobilizacja) albo wydaj kartę koloru bazy, by wyszkolić oficera. Potem przejdź do Wieczoru.',
      },
      end: {
        title: 'Wieczór',
        text: 'Każdy oficer to jedna operacja: ruch, bitwa, rekrutacja przy bazie albo organizacja, która zamienia wojownika w żeton poparcia. Potem zakończ turę.',
      },
    },
    alone: {
      task: 'Zagraj następną turę bez pomocy. Gdy się skończy, miej co najmniej {{points}} pkt.',
      why: 'Każdy żeton na mapie podnosi wartość następnego: zacznij wcześnie i nie daj się lekceważyć.',
    },
  },
  vagabond: {
    title: 'Włóczęga',
    about: 'Jeden pionek, plecak przedmiotów i przyjaciele albo wrogowie w każdej frakcji.',
    steps: {
      items: {
        title: 'Twoje przedmioty',
        text: 'Wszystko, co robisz, wyczerpuje przedmiot: buty do ruchu, pochodnię do badania, miecz do bitwy, młot do wytwarzania lub naprawy. O Świcie odkrywasz 3 z nich, więcej z herbatą.',
      },
      slip: {
        title: 'Przemknij',
        text: 'Jesteś w lesie. Raz na turę możesz przejść na sąsiednią polanę lub do lasu bez butów. Idź na polanę z ruiną (9.4.2).',
      },
      explore: {
        title: 'Zbadaj ruinę',
        text: 'Wyczerp pochodnię: co leży pod ruiną, jest twoje, i zdobywasz 1 punkt (9.5.3).',
      },
      friends: {
        title: 'Przyjaciele i wrogowie',
        text: 'Pomoc: wyczerp dowolny przedmiot i daj kartę koloru swojej polany graczowi, który tam jest. Relacja się poprawia, co daje punkty, i możesz wziąć przedmiot, który wytworzył. Usuń wojownika, a ta frakcja jest Wroga (9.2.9).',
      },
      quests: {
        title: 'Zadania',
        text: 'Na polanie jego koloru wyczerp dwa przedmioty zadania: 2 karty albo punkt za każde ukończone zadanie tego koloru (9.5.5).',
      },
      end: {
        title: 'Zakończ turę',
        text: 'Zrób, co chcesz, z resztą przedmiotów, potem zakończ turę.',
      },
    },
    alone: {
      task: 'Zagraj następną turę bez pomocy. Gdy się skończy, miej co najmniej {{points}} pkt: następna ruina, przyjaciel, zadanie.',
      why: 'Więcej przedmiotów, więcej akcji; a każda frakcja to sposób na punkty.',
    },
  },
};
