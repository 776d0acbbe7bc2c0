import type { Translation } from '../../../../i18n/translation';
import type { lessons as english } from '../en/learn-lessons';

export const lessons: Translation<typeof english> = {
  'first-turn': {
    title: 'La rivière et vos bateaux',
    about: 'Faites naviguer un bateau et voyez ce qu’il touche.',
    steps: {
      river: {
        title: 'Voici la rivière',
        text: 'Elle coule de la case 1 à la case 14, à l’embouchure. Sur les deux berges se trouvent 30 cases pour les bâtiments, dans six régions.',
      },
      ships: {
        title: 'Vos deux bateaux',
        text: 'Ceux-ci sont à vous. Ils ne naviguent que vers l’aval. Après la case 14, un bateau repart de la case 1.',
      },
      touches: {
        title: 'Un bateau touche quatre cases',
        text: 'Où qu’il s’arrête, un bateau touche exactement quatre cases Berge. Ici, celles d’un de vos bateaux sont en surbrillance.',
      },
      die: {
        title: 'Votre dé montre {{face}}',
        text: 'Vous connaissez votre dé avant votre tour. Quand vous naviguez, c’est le nombre de cases : exactement {{face}} ce tour-ci.',
      },
      sail: {
        title: 'Naviguez maintenant',
        text: 'Choisissez le bateau en surbrillance : vous voyez où il arrive et ce que les quatre cases vous donnent. Puis naviguez.',
      },
      gained: {
        title: 'Les cadeaux au visiteur',
        text: 'Chaque case vide vous a donné 1 koku, chaque bâtiment ce que montre sa pointe côté eau. Ensuite les propriétaires de ces bâtiments ont reçu leur part.',
      },
      end: {
        title: 'Finissez votre tour',
        text: 'Un tour, c’est une seule action : construire, naviguer ou livrer. Finissez-le, et votre dé est lancé pour le suivant.',
      },
    },
    check: {
      question:
        'Votre bateau s’arrête. Trois des cases qu’il touche sont vides, sur une se trouve un marché. Que gagnez-vous ?',
      a: 'Seulement ce que donne le marché.',
      b: '3 kokus, et ce que le marché donne au visiteur.',
      c: 'Rien, car le marché n’est pas à vous.',
      why: 'Un visiteur gagne quelque chose des quatre cases, quel que soit leur propriétaire. Une case vide donne 1 koku.',
    },
  },
  build: {
    title: 'Construire',
    about: 'Posez un bâtiment sur la berge, et que les autres vous paient.',
    steps: {
      where: {
        title: 'Où vous pouvez construire',
        text: 'Votre dé montre {{face}} : vous pouvez construire sur toute case vide de la région {{face}}. Le nombre sur la case est son prix en kokus. Vos bateaux n’ont pas besoin d’être proches.',
      },
      row: {
        title: 'La rangée de bâtiments',
        text: 'Choisissez une de ces quatre tuiles. Celle en fin de rangée (+1) vous donne aussi 1 faveur.',
      },
      build: {
        title: 'Construisez ici',
        text: 'Choisissez la case et la tuile en surbrillance, dans l’ordre que vous voulez. Vous voyez le prix et le gain ; puis construisez.',
        phone:
          'Touchez la case en surbrillance, puis la tuile marquée +1. Vous voyez le prix et le gain ; puis construisez.',
      },
      influence: {
        title: 'L’influence',
        text: 'Le nombre au milieu de la tuile a fait avancer votre marqueur sur la piste de la région. Les cadeaux dépassés sont à vous.',
      },
      owner: {
        title: 'Vous en êtes propriétaire',
        text: 'Chaque fois qu’un bateau s’arrête ici, le vôtre ou celui d’un adversaire, vous gagnez ce que montre le côté plat de la tuile. Bâtissez donc là où beaucoup de bateaux s’arrêtent.',
      },
    },
    check: {
      question: 'Votre dé montre 4. Où pouvez-vous construire ?',
      a: 'Seulement là où se trouve un de vos bateaux.',
      b: 'Sur toute case vide de la région 4 que vous pouvez payer.',
      c: 'Partout, pour 4 kokus.',
      why: 'Le dé donne la région ; le prix est imprimé sur la case.',
    },
  },
  favor: {
    title: 'Le dé et les faveurs',
    about: 'Tournez votre dé quand il ne vous convient pas.',
    steps: {
      favor: {
        title: 'Les faveurs divines',
        text: 'Le soleil montre vos faveurs, la lune le maximum que vous pouvez garder : 3 au début.',
      },
      prices: {
        title: 'Une faveur, une face',
        text: 'Avant votre action, chaque faveur tourne votre dé d’une face, en plus ou en moins. Vous atteignez ainsi une autre région où construire ou livrer, ou une autre case où naviguer.',
      },
      turn: {
        title: 'Tournez le dé sur 6',
        text: 'Votre dé montre 5. Choisissez la face 6 en surbrillance : elle coûte 1 faveur.',
      },
      turned: {
        title: 'Votre dé montre {{face}}',
        text: 'Ce n’est pas nécessaire d’abord : les cases qui demandent des faveurs affichent leur prix, et la table le paie pour vous quand vous en choisissez une.',
      },
    },
    check: {
      task: 'Votre dé montre 6. Mettez-le sur 1, avec une seule faveur.',
      why: 'Le 6 et le 1 sont voisins : une faveur suffit.',
    },
  },
  trade: {
    title: 'Échanger',
    about: 'Échangez les marchandises que vous avez contre celles qu’il vous faut.',
    steps: {
      goods: {
        title: 'Soie, riz et porcelaine',
        text: 'Les clients commandent ces trois marchandises. Vous pouvez en garder 6 de chaque ; le surplus est perdu.',
      },
      when: {
        title: 'Deux échanges',
        text: '2 marchandises identiques contre 1 autre ; 5 kokus contre 1 faveur. À votre tour, autant que vous voulez, avant ou après l’action. Vous pouvez garder 25 kokus.',
      },
      trade: {
        title: 'Échangez deux marchandises',
        text: 'Ouvrez « Échanger » et donnez 2 marchandises identiques contre 1 autre.',
      },
      traded: {
        title: 'Une de moins, mais la bonne',
        text: 'Un échange coûte une marchandise. Il en vaut la peine quand il complète une commande.',
      },
    },
    check: {
      task: 'Obtenez 1 faveur contre 5 kokus.',
      why: 'Une faveur obtenue ce tour-ci peut tourner votre dé tout de suite.',
    },
  },
  deliver: {
    title: 'Livrer',
    about: 'Apportez des marchandises à un client, pour de l’influence et des points.',
    steps: {
      hand: {
        title: 'Vos clients',
        text: 'Vous seul les voyez. Une carte montre la région du client, les marchandises commandées et ce que vous gagnez.',
      },
      match: {
        title: 'Région et marchandises',
        text: 'Vous livrez à un client de la région de votre dé, {{face}} maintenant, si vous avez les marchandises.',
      },
      deliver: {
        title: 'Livrez',
        text: 'Choisissez le client en surbrillance. Vous voyez ce que vous payez et gagnez ; puis livrez.',
      },
      discard: {
        title: 'Deux arrivent, un s’en va',
        text: 'Vous avez pioché 2 clients. Gardez-en deux en main : choisissez celui que vous défaussez.',
      },
      points: {
        title: 'Livrez souvent',
        text: 'À la fin, une livraison vaut {{one}} points, deux en valent {{two}} et six {{six}} : chacune plus que la précédente.',
      },
    },
    check: {
      question:
        'Un client de la région 5 commande des marchandises que vous avez. Votre dé montre 3. Que pouvez-vous faire ?',
      a: 'Livrer pour 2 kokus de plus.',
      b: 'Rien : il faut attendre un 5.',
      c: 'Dépenser 2 faveurs pour tourner le dé sur 5, et livrer.',
      why: 'Le dé doit montrer la région du client, et les faveurs tournent le dé.',
    },
  },
  roles: {
    title: 'Cinq sortes de clients',
    about: 'Ce que marchands, artisans, doyens, moines et nobles font pour vous.',
    steps: {
      merchant: {
        title: 'Les marchands',
        text: '3 influences. Ils attendent à l’embouchure : chaque fois qu’un de vos bateaux dépasse la case 14, vous gagnez 3 kokus ou une marchandise, et ce que donnent tous vos marchands. À la fin : 1 point par 5 kokus.',
      },
      artisan: {
        title: 'Les artisans',
        text: '2 influences. Dès lors, construire dans la région de l’artisan vous coûte 2 kokus de moins. À la fin : 1 point par 3 marchandises.',
      },
      elder: {
        title: 'Les doyens',
        text: 'Rien dans l’immédiat. À la fin, un doyen double ce que sa région vous rapporte : ici {{points}} points deviennent {{doubled}}.',
      },
      monk: {
        title: 'Les moines',
        text: 'Votre limite de faveur monte de 1, puis vous gagnez 2 faveurs. Et vous posez un second marqueur sur un bâtiment : son cadeau au propriétaire est aussi à vous, ou deux fois à vous.',
      },
      noble: {
        title: 'Les nobles',
        text: '2 influences, et un bateau royal avec une capacité. À la fin : des points pour vos bâtiments. Livrez au noble en surbrillance.',
      },
      royal: {
        title: 'Votre bateau royal',
        text: 'Choisissez un de vos bateaux. Il a les capacités de tous vos nobles jusqu’à la fin de la partie.',
      },
      discard: { title: 'Défaussez', text: 'Gardez deux clients : choisissez celui que vous défaussez.' },
    },
    check: {
      question:
        'Vous êtes premier dans une région qui rapporte beaucoup. Quel client de cette région est le meilleur pour la fin ?',
      a: 'Le doyen.',
      b: 'L’artisan.',
      c: 'Le moine.',
      why: 'Un doyen double vos points de la tuile de cette région.',
    },
  },
  influence: {
    title: 'Influence et maîtrises',
    about: 'Six pistes, trois courses : c’est de là que viennent la plupart des points.',
    steps: {
      track: {
        title: 'Une piste de 18 cases',
        text: 'Chaque région en a une. Construire et livrer vous y font avancer, certains bâtiments aussi.',
      },
      rewards: {
        title: 'Des cadeaux en chemin',
        text: 'Vous gagnez chaque cadeau atteint ou dépassé : une marchandise en case 2, 2 kokus en 5, 1 faveur en 9, 3 points en 13, 3 points et une marchandise en 18.',
      },
      gain: {
        title: 'Gagnez de l’influence',
        text: 'Construisez sur la case en surbrillance avec la tuile en surbrillance, et regardez votre marqueur.',
        phone:
          'Construisez sur la case en surbrillance avec la tuile marquée +1, et regardez votre marqueur.',
      },
      scoring: {
        title: 'Premier et deuxième',
        text: 'À la fin, la tuile de cette région donne {{first}} points au premier et {{second}} au deuxième. À deux joueurs, le deuxième ne marque qu’à 5 cases ou moins.',
      },
      masteries: {
        title: 'Les maîtrises',
        text: 'Trois courses pour tous. Remplissez-en une à la fin de votre tour, et elle est à vous d’elle-même : 5 points à deux joueurs, 7, 5 et 3 à plus.',
      },
    },
    check: {
      question: 'Votre marqueur va de la case 1 à la case 6. Que gagnez-vous ?',
      a: 'Seulement ce qui est en case 6.',
      b: 'Les cadeaux des cases 2 et 5.',
      c: 'Rien, car vous ne vous êtes pas arrêté sur un cadeau.',
      why: 'Tout cadeau atteint ou dépassé est gagné, même si quelqu’un d’autre s’y trouve.',
    },
  },
  end: {
    title: 'L’Empereur, la fin, le décompte',
    about: 'Comment une partie finit, comptée sur un vrai exemple.',
    steps: {
      eras: {
        title: 'Deux piles de tuiles',
        text: 'Une tuile qui quitte la rangée est remplacée : de la pile de l’Ère 1 d’abord, puis de l’Ère 2. Construire et dépasser l’embouchure font donc avancer la partie.',
      },
      emperor: {
        title: 'La visite de l’Empereur',
        text: 'Quand la dernière tuile de l’Ère 1 est arrivée, l’Empereur est venu : chacun a reçu le cadeau au propriétaire de tous ses bâtiments. Bâtir tôt paie deux fois.',
      },
      last: {
        title: 'Le dernier tour',
        text: '{{name}} a fait entrer la dernière tuile de l’Ère 2 et gagné 5 points. Tous les autres jouent encore un tour : voici le vôtre.',
      },
      regions: {
        title: 'Exemple : région {{region}}',
        text: 'Vous avez {{mine}} d’influence, {{name}} {{theirs}}. La tuile donne {{first}} et {{second}}. Vous marqueriez donc {{myShare}}, {{name}} {{theirShare}}. Les ex æquo partagent, arrondi à l’inférieur.',
      },
      customers: {
        title: 'Exemple : les clients',
        text: 'Livraisons faites : {{customers}}. Cela fait {{points}} points à la fin, en plus des {{now}} que vous avez maintenant.',
      },
      abilities: {
        title: 'Et ce que donnent les clients',
        text: 'Chaque marchand 1 point par 5 kokus, chaque artisan 1 par 3 marchandises, chaque noble selon vos bâtiments. À égalité à la fin : le plus de faveurs l’emporte.',
      },
      play: {
        title: 'Votre dernier tour',
        text: 'Faites ce qui rapporte le plus de points. Toute action convient.',
      },
      finish: { title: 'Finissez la partie', text: 'Finissez votre tour : les points sont comptés.' },
      score: {
        title: 'Le décompte',
        text: 'Vous avez {{total}} points, {{name}} {{other}}. Le tableau en montre chaque partie.',
      },
    },
    check: {
      question:
        'Une région donne 9 et 5. Deux joueurs sont premiers ex æquo, dont vous, avec un doyen. Combien marquez-vous ?',
      a: '9 points.',
      b: '7 points.',
      c: '14 points.',
      why: '9 et 5 font 14, soit 7 chacun, et votre doyen double vos 7.',
    },
  },
};
