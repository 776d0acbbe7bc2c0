import type { Translation } from '../../../../i18n/translation';
import type { lessons as english } from '../en/learn-lessons';

export const lessons: Translation<typeof english> = {
  street: {
    title: 'La rue et ses boutiques',
    about: 'Choisir ses pas, marcher, commercer. Un tour entier en deux minutes.',
    steps: {
      street: {
        title: 'Voici la rue',
        text: 'Huit cases en anneau, une boutique à chacune. Votre maître la parcourt dans le sens antihoraire, mois après mois.',
      },
      stalls: {
        title: 'Boutiques et emplacements',
        text: 'Là où votre maître s’arrête vous pouvez utiliser la boutique et un des métiers placés derrière elle, à qui qu’il soit.',
      },
      path: {
        title: 'Choisissez un nombre',
        text: 'Le Chemin de vie : votre nombre est l’ordre dans lequel vous agissez et les pas que vous faites. Posez votre cylindre sur une case entourée.',
      },
      income: {
        title: 'Prenez un revenu',
        text: 'À votre tour vient d’abord l’étape A : engager une carte ou prendre 4 mon. Prenez le revenu cette fois.',
      },
      walk: {
        title: 'Maintenant, marchez',
        text: 'Votre nombre mène à la case entourée. Avec votre sandale vous pourriez aller une case plus loin. Choisissez où vous arrêter.',
      },
      shop: {
        title: 'Utilisez la boutique',
        text: 'Vous êtes sur la case entourée. Utilisez sa boutique ; en la pointant vous voyez ce qu’elle apporte.',
      },
      end: {
        title: 'Finissez votre tour',
        text: 'Tant que le tour n’est pas fini vous pouvez tout annuler. Finissez-le maintenant.',
      },
    },
    check: {
      question: 'Vous êtes sur le 3 du Chemin de vie. Qu’est-ce que cela veut dire ?',
      a: 'Vous pouvez faire jusqu’à 3 pas.',
      b: 'Vous agissez en troisième et faites exactement 3 pas, plus seulement avec des sandales.',
      c: 'Vous prenez 3 mon.',
      why: 'Le nombre est à la fois l’ordre et les pas (5.2, 7.1). Les sandales mènent plus loin, jamais moins loin.',
    },
  },
  hire: {
    title: 'Engager et placer',
    about: 'Faites travailler quelqu’un derrière une boutique, et choisissez où.',
    steps: {
      offer: {
        title: 'L’offre',
        text: 'Quatre nouveaux métiers arrivent chaque mois. Ceux que personne n’a engagés reçoivent une pièce, pour qui les engagera.',
      },
      kobun: {
        title: 'Vos kobun',
        text: 'Vous en avez quatre. Chaque carte sur le plateau en occupe un : quatre cartes au travail au plus.',
      },
      hire: {
        title: 'Engagez {{card}}',
        text: 'Prenez la carte entourée et posez-la sur l’emplacement entouré, {{stall}}. Un coin intérieur coûterait 2 mon de plus, mais compte pour deux groupes.',
      },
      placed: {
        title: 'Vos cartes au travail',
        text: 'Votre kobun est sur le premier carré de la carte. Quand d’autres s’en servent elle gagne de l’expérience, et son salaire change.',
      },
      walk: {
        title: 'Continuez à marcher',
        text: 'Marchez maintenant selon votre nombre. Une carte engagée ce tour peut servir ce tour.',
      },
    },
    check: {
      question:
        'Une carte coûte 3 mon et porte 1 mon. Que payez-vous de votre poche pour un coin intérieur ?',
      a: '2 mon.',
      b: '3 mon.',
      c: '4 mon.',
      why: '3 pour la carte et 2 pour le coin, moins la pièce posée dessus (6.3).',
    },
  },
  experience: {
    title: 'Expérience et retraite',
    about: 'Passez le départ et voyez un métier partir à la retraite avec son salaire.',
    steps: {
      squares: {
        title: 'Sur le dernier carré',
        text: 'La carte entourée est sur le carré 3. Encore une expérience, et elle part à la retraite.',
      },
      stepA: { title: 'D’abord l’étape A', text: 'Engagez quelqu’un ou prenez votre revenu, au choix.' },
      pass: {
        title: 'Passez le départ',
        text: 'Votre marche mène de la case 8 par le départ à la case 1 ou plus loin : toutes vos cartes sur le plateau gagnent 1 expérience. Marchez !',
      },
      retired: {
        title: 'À la retraite',
        text: 'La carte est maintenant devant vous et son kobun est de nouveau libre. Elle ne mange pas de riz, ne peut brûler et touche son dernier salaire à chaque jour de paie.',
      },
      others: {
        title: 'Les autres aident aussi',
        text: 'Quand un autre joueur se sert d’une de vos cartes, elle gagne aussi 1 expérience. Placez-la donc là où ils aiment s’arrêter.',
      },
    },
    check: {
      question: 'Vous utilisez votre propre carte. Quelle expérience gagne-t-elle ?',
      a: 'Aucune.',
      b: '1.',
      c: '1, mais seulement dans un coin intérieur.',
      why: 'Seuls l’usage par d’autres, le passage du départ et un talent spécial donnent de l’expérience (11.1).',
    },
  },
  fire: {
    title: 'Incendie',
    about: 'C’est mai. Soyez prêt quand les cloches sonnent.',
    steps: {
      calendar: {
        title: 'Incendie fin mai',
        text: 'Le calendrier montre trois incendies : mai avec une force de 5, août de 8, novembre de 10. Personne ne sait quelle rangée brûlera.',
      },
      track: {
        title: 'Lutte contre le feu',
        text: 'Votre nombre de pompiers sur cette piste protège vos cartes. Qui est le plus avancé choisit aussi en premier sur le Chemin de vie.',
      },
      stepA: {
        title: 'D’abord l’étape A',
        text: 'Engagez quelqu’un ou prenez votre revenu. Certaines cartes apportent aussi des pompiers.',
      },
      tower: {
        title: 'À la Tour de guet',
        text: 'Votre nombre mène à la Tour de guet. Allez-y et utilisez-la : 1 pompier gratuitement.',
      },
      end: {
        title: 'Finissez votre tour',
        text: 'Vous êtes le dernier ce mois-ci. À la fin de votre tour l’incendie éclate.',
      },
      burnt: {
        title: 'L’incendie',
        text: 'Il a commencé à l’emplacement entouré le plus à l’extérieur et a perdu 1 à chaque suivant. Une carte dont le propriétaire a au moins la force à cet endroit l’arrête ; les autres cartes sur son chemin brûlent.',
      },
    },
    check: {
      question:
        'Un incendie de force 5 touche une rangée. Combien de pompiers protègent votre carte de l’emplacement 3 ?',
      a: '2.',
      b: '3.',
      c: '5.',
      why: 'Le feu perd 1 à chaque emplacement : 5, 4, 3. Autant que la force suffit (14.3, 14.4).',
    },
  },
  payDay: {
    title: 'Jour de paie et harmonie',
    about: 'Mars s’achève : salaires, harmonie, et tout le monde a faim.',
    steps: {
      salary: {
        title: 'Salaires',
        text: 'À la fin de chaque saison chacune de vos cartes paie le salaire de son carré, et celles à la retraite aussi.',
      },
      harmony: {
        title: 'Harmonie',
        text: 'Les cartes d’une couleur dans une rangée donnent des IKI : chacune autant qu’elles sont. Les autres peuvent être à n’importe qui. Les quatre coins intérieurs sont aussi un groupe.',
      },
      hire: {
        title: 'Engagez {{card}}',
        text: 'Sa couleur est déjà dans cette rangée. Posez-la sur l’emplacement entouré {{stall}}, et elle rapportera au jour de paie.',
      },
      rice: {
        title: 'Achetez du riz',
        text: 'Chacune de vos cartes sur le plateau mange 1 riz ; pour chaque riz manquant une carte quitte le jeu. Votre nombre mène à la Boutique de riz : allez-y et achetez 2 riz.',
      },
      end: { title: 'Finissez votre tour', text: 'Quand chacun a joué son tour, c’est le jour de paie.' },
      paid: {
        title: 'Payé, compté, nourri',
        text: 'Vos salaires, {{iki}} IKI d’harmonie et le riz mangé : le journal raconte tout.',
      },
    },
    check: {
      question: 'Trois cartes jaunes sont dans une rangée ; deux sont à vous. Que vous donne l’harmonie ?',
      a: '2 IKI.',
      b: '3 IKI.',
      c: '6 IKI.',
      why: 'Chacune de vos deux cartes donne 3, car il y en a trois de cette couleur dans le groupe (15.2).',
    },
  },
  end: {
    title: 'La fin',
    about: 'Nouvel An : un dernier pas vers la case de votre choix, et le décompte.',
    steps: {
      newYear: {
        title: 'Nouvel An',
        text: 'Personne n’engage plus. Chaque joueur pose son maître sur une case quelconque et fait affaire une dernière fois.',
      },
      colours: {
        title: 'Les couleurs comptent',
        text: 'Des couleurs différentes parmi vos métiers, sur le plateau et à la retraite, donnent 1, 4, 9, 16 ou 25 IKI. Gardez-en donc de toutes sortes.',
      },
      go: {
        title: 'Allez où vous voulez',
        text: 'Choisissez une des huit cases. Un poisson d’une nouvelle saison ? Un koban pour 6 mon ? Une blague à tabac ?',
      },
      business: {
        title: 'Dernières affaires',
        text: 'Commercez au mieux, puis finissez votre tour. Vous êtes le dernier : l’année sera alors finie.',
      },
      score: {
        title: 'Le décompte de l’année',
        text: 'Piste, couleurs, poissons, blagues, bâtiments, koban, bois et argent : vous avez {{total}} IKI.',
      },
    },
    check: {
      question: 'Vous avez des blagues de 3 et 4, et deux pipes. Que valent-elles ?',
      a: '14 IKI.',
      b: '7 IKI.',
      c: '28 IKI.',
      why: 'Une pipe double les blagues ; une deuxième n’ajoute rien (17.4).',
    },
  },
};
