import type { Translation } from '../../../../i18n/translation';
import type { rules as english } from '../en/rules';

/** Les règles avec nos propres mots, sous les numéros de la Loi de Root. */
export const rules: Translation<typeof english> = {
  notice:
    'Root est un jeu de Cole Wehrle, publié par Leder Games. Ceci est un projet d’amateurs sans lien avec eux ; aucune de leurs illustrations, aucun de leurs textes n’est utilisé. Les numéros sont ceux de la Loi de Root ; R, K et T sont les nôtres.',
  search: {
    label: 'Chercher dans les règles',
    placeholder: 'Par exemple : embuscade, 4.3.1, agitation',
    clear: 'Effacer la recherche',
    found_one: '{{count}} passage trouvé.',
    found_other: '{{count}} passages trouvés.',
    nothing: 'Rien trouvé pour « {{query}} ». Essayez un autre mot.',
    contents: 'Sur cette page',
  },
  ruling: 'notre décision',
  table: {
    cards: 'Les 54 cartes',
    card: 'Carte',
    suit: 'Couleur',
    cost: 'Coût',
    does: 'Ce qu’elle fait',
    copies: '{{name}} (×{{count}})',
    none: '–',
    item_one: '{{item}}, {{count}} point',
    item_other: '{{item}}, {{count}} points',
    autumn: 'Carte d’automne',
    winter: 'Carte d’hiver',
    clearing: 'Clairière',
    slots: 'Emplacements',
    paths: 'Chemins vers',
    corner: 'coin',
    ruin: 'ruine',
    dealt: 'au hasard',
    buildings: 'Les bâtiments de la Marquise',
    onMap: 'Déjà sur la carte',
    wood: 'Bois',
    points: 'Points : {{piece}}',
    roosts: 'Perchoirs sur la carte',
    roost: 'Perchoirs',
    vp: 'Points',
    draws: 'Cartes piochées',
    tokens: 'Sympathie',
    supporters: 'Partisans',
    quests: 'Les 15 quêtes',
    quest: 'Quête',
    items: 'Objets',
  },
  effect: {
    ambush: 'Jouée par le défenseur avant le jet (4.3.1). Une embuscade oiseau convient à toute clairière.',
    dominance: 'S’active à partir de 10 points, pour gagner autrement (3.3).',
    favor:
      'Aussitôt : toutes les pièces ennemies quittent toutes les clairières de cette couleur, avec les points habituels. Puis défaussez-la.',
    ignoreRolledHits:
      'En combat, après le jet, des deux côtés : défaussez-la ; les touches des dés contre vous sont annulées, pas les touches supplémentaires.',
    extraHit: 'En combat, après le jet, en défense : défaussez-la ; vous portez 1 touche supplémentaire.',
    extraHitForVp:
      'En combat, après le jet, en attaque, une fois par combat : vous portez 1 touche supplémentaire et le défenseur marque 1 point.',
    vpPerRuledClearing:
      'Pendant votre Aurore : défaussez-la et marquez 1 point par clairière que vous contrôlez.',
    stealForVp:
      'Une fois pendant votre Aurore : prenez une carte au hasard dans la main d’un ennemi, qui marque 1 point.',
    warriorForCard:
      'Une fois pendant votre Jour : retirez de la carte un de vos guerriers et piochez 1 carte.',
    battle: 'Au début de votre Jour : un combat gratuit.',
    drawAndGive:
      'Au début de votre Aurore : vous piochez 1 carte, puis un ennemi de votre choix en pioche 1.',
    move: 'Au début de votre Crépuscule : un déplacement.',
    immuneToAmbush: 'Toujours : quand vous attaquez, personne ne peut vous tendre d’embuscade.',
    lookAtHand: 'Une fois pendant votre Jour : regardez la main d’un autre joueur.',
  },
  sections: {
    s1: {
      title: 'Règles d’or',
      rules: {
        '1.1.1':
          'Une carte l’emporte sur les règles. La règle d’une faction et la règle générale valent toutes deux ; si c’est impossible, celle de la faction vaut.',
        '1.1.2': '« Ne peut pas » est absolu, sauf exception qui le nomme.',
        '1.1.3': 'Si l’on ne sait pas qui décide, ou dans quel ordre, le joueur dont c’est le tour décide.',
        '1.2.1':
          'Le nombre de vos cartes est public. Les cartes ne sont connues que de vous, sauf là où une règle les montre.',
        '1.2.2': 'La défausse est ouverte à tous, à tout moment.',
        '1.3.1': 'Parler et promettre est libre et n’engage personne.',
        '1.3.2': 'Les cartes ne passent d’une main à l’autre que si une règle le dit.',
        '1.4.1':
          'Un tour se compose de l’Aurore, du Jour et du Crépuscule ; puis vient le joueur suivant dans le sens horaire, jusqu’à ce que quelqu’un gagne. « Au début » d’une phase vient avant tout le reste, « à la fin » après tout le reste.',
        '1.4.2':
          'Rien n’interrompt une action ou un effet, sauf ce qu’il déclenche lui-même et ce qui nomme son moment, comme « en combat ». Une Marche de deux déplacements est une seule action.',
        '1.5.1': 'Il n’y a pas plus de pièces que dans la boîte.',
        '1.5.2':
          'Les pièces de votre faction sont guerriers, pion, bâtiments et jetons. Les objets n’en sont pas.',
        '1.5.3': 'Une pièce ne change jamais de propriétaire.',
        '1.5.4':
          'S’il faut placer, prendre ou retirer plus que possible, faites tout le possible ; coûts et conditions doivent être remplis en entier. Toutes les pièces retirées partent d’abord, puis viennent les effets.',
        '1.5.5':
          'Un joueur forcé agit selon toutes les règles qui le lient ou l’aident, dans les limites de l’effet.',
      },
    },
    s2: {
      title: 'Notions principales',
      rules: {
        '2.1':
          'Il y a une pioche et une défausse pour tous. Quand la pioche est vide, on mélange la défausse pour en faire une nouvelle. Les couleurs sont renard, lapin, souris et oiseau.',
        '2.1.1':
          'Les oiseaux sont des jokers : une carte oiseau peut valoir toute autre couleur, plusieurs aussi. Si vous devez donner ou défausser une couleur, vos oiseaux comptent comme elle. Là où il faut un oiseau, seul un oiseau convient.',
        '2.1.2':
          'Cinq cartes sont des embuscades : renard, lapin, souris et deux oiseaux. On ne peut pas les fabriquer ; on les joue en combat ou pour leur couleur.',
        '2.1.3':
          'Quatre cartes sont des dominations, une par couleur. On ne peut pas les fabriquer ; on les active (3.3) ou les dépense pour leur couleur.',
        '2.2.1': 'Les clairières reliées par un chemin sont adjacentes.',
        '2.2.2': 'Chaque clairière a une couleur : renard, lapin ou souris.',
        '2.2.3': 'Un bâtiment demande un emplacement libre dans sa clairière.',
        '2.2.4':
          'Une ruine occupe un emplacement jusqu’à ce que le Vagabond l’explore. Sans Vagabond, les ruines restent toute la partie.',
        '2.3':
          'Les rivières ne sont pas des chemins. Ici elles ne comptent que pour les forêts de la carte d’hiver.',
        '2.4': 'Une forêt est une zone fermée par des chemins et des clairières. Seul le Vagabond y va.',
        '2.4.1': 'Une forêt est adjacente aux clairières de son bord et aux forêts au-delà d’un seul chemin.',
        '2.5':
          'Vous contrôlez une clairière si vous y avez plus de guerriers et de bâtiments, comptés ensemble, que tout autre joueur. À égalité, personne (sauf 7.2.2). Jetons et pions ne comptent pas.',
      },
    },
    s3: {
      title: 'Victoire',
      rules: {
        '3.1':
          'Avec 30 points, vous avez gagné, aussitôt. Si plusieurs y arrivent ensemble, c’est le joueur dont c’est le tour, sinon le premier d’entre eux dans l’ordre du tour.',
        '3.2.1': '1 point par bâtiment ou jeton ennemi que vous retirez, en combat ou non.',
        '3.2.2': 'Pour un objet fabriqué, les points de sa carte.',
        '3.3.1':
          'Pendant votre Jour, avec 10 points ou plus, vous pouvez activer une carte domination de votre main. Votre marqueur quitte la piste pour toujours, et vous ne marquez plus. Vous gagnez au début de votre Aurore si vous contrôlez trois clairières de la couleur de la carte ou, avec l’oiseau, deux coins opposés.',
        '3.3.2':
          'Une domination activée ne compte pas dans la main, ne quitte jamais le jeu et ne s’échange pas contre une autre. Qui en a activé une, même pour une coalition, ne peut pas en activer une autre.',
        '3.3.3':
          'Une domination dépensée ou défaussée va près de la carte, disponible pour tous, et non dans la défausse.',
        '3.3.4':
          'Pendant votre Jour, vous pouvez dépenser une carte de sa couleur pour prendre en main une domination disponible. Une carte oiseau convient pour chacune ; celle de l’oiseau coûte un oiseau.',
      },
    },
    s4: {
      title: 'Fabrication, déplacement, combat',
      rules: {
        '4.1.1':
          'Pour fabriquer une carte de votre main, activez des pièces d’artisanat dans des clairières des couleurs de son coût, chaque pièce une fois par tour au plus. « Au choix » accepte toute couleur.',
        '4.1.2':
          'Un effet immédiat a lieu et la carte est défaussée. Un objet passe de la réserve à vos objets fabriqués ; si la réserve n’en a plus, la carte ne peut pas être fabriquée.',
        '4.1.3': 'Une carte à effet durable reste devant vous ; l’utiliser est votre choix.',
        '4.1.4':
          'Vous ne pouvez pas fabriquer une seconde carte du nom de l’une de celles qui sont devant vous.',
        '4.2':
          'Un déplacement mène un ou plusieurs de vos guerriers, ou votre pion, d’une clairière à une clairière adjacente.',
        '4.2.1': 'Vous devez contrôler la clairière de départ, celle d’arrivée ou les deux.',
        '4.2.2':
          'Une pièce peut se déplacer autant de fois que l’on veut par tour, et chaque déplacement peut prendre d’autres pièces.',
        '4.3':
          'Pour combattre, choisissez une clairière avec un de vos guerriers ou votre pion, et comme défenseur un ennemi qui y a une pièce.',
        '4.3.1':
          'D’abord le défenseur peut jouer une embuscade qui convient à la clairière. L’attaquant peut répondre par une autre qui convient : toutes deux sont défaussées sans effet. Sinon l’attaquant subit aussitôt 2 touches ; s’il ne reste aucun attaquant, le combat est fini.',
        '4.3.2':
          'Puis on jette deux dés, de 0 à 3. L’attaquant porte le plus grand nombre de touches, le défenseur le plus petit. Personne ne porte avec les dés plus de touches qu’il n’a de guerriers sur place.',
        '4.3.3':
          'Puis les deux côtés peuvent utiliser des effets ; l’attaquant dit qui commence. Les touches supplémentaires n’ont pas de maximum. Un défenseur sans guerrier sur place est sans défense et subit 1 touche de plus.',
        '4.3.4':
          'Les touches sont portées en même temps. Chacune retire une pièce, qui compte comme retirée par l’autre côté. Celui qui est touché choisit laquelle, mais tous ses guerriers partent avant bâtiments et jetons ; il met aussi en ordre ce que ses pertes déclenchent (R7).',
      },
    },
    s5: {
      title: 'Mise en place',
      rules: {
        '5.1.1':
          'Chacun reçoit une faction, de n’importe quelle manière ; places et premier joueur sont tirés au hasard.',
        '5.1.2': 'Tous les scores commencent à 0.',
        '5.1.3':
          'À deux, les quatre dominations quittent le jeu. On mélange la pioche et chacun pioche 3 cartes.',
        '5.1.4': 'Les ruines vont sur les quatre emplacements marqués.',
        '5.1.5': 'La réserve d’objets : 2 bottes, 2 sacs, 1 arbalète, 1 marteau, 2 épées, 2 thés, 2 pièces.',
        '5.1.6': 'Il y a deux dés.',
        '5.1.7': 'Les factions s’installent dans cet ordre : Marquise, Canopée, Alliance, Vagabond.',
        '5.2':
          'La portée dit quelle place prend une faction : Marquise 10, Canopée 7, Vagabond 5, Alliance 3. La somme conseillée est de 17 à deux, 18 à trois, 21 à quatre ; qui aime l’aventure prend tout mélange à partir de 17.',
      },
    },
    s6: {
      title: 'Marquise de Chat',
      rules: {
        '6.2.1': 'Elle fabrique pendant le Jour, avec ses ateliers.',
        '6.2.2':
          'Le Donjon : personne d’autre ne peut placer de pièces dans sa clairière ; y entrer est libre. Une fois retiré, il est hors du jeu.',
        '6.2.3':
          'Hôpitaux de campagne : quand une clairière perd des guerriers de la Marquise, elle peut dépenser une carte de sa couleur ; tous sont alors placés au donjon.',
        '6.3.1': 'Elle a 25 guerriers et 8 bois.',
        '6.3.2': 'Le donjon va dans un coin de son choix.',
        '6.3.3': 'Un guerrier va dans chaque clairière, sauf dans le coin opposé au donjon.',
        '6.3.4':
          'Une scierie, un atelier et une caserne vont sur des emplacements libres dans la clairière du donjon ou à côté.',
        '6.3.5': 'Cinq bâtiments de chaque sorte attendent sur leurs pistes.',
        '6.4':
          'Aurore : 1 bois à chaque scierie, contrôlée ou non. S’il n’y a pas assez de bois pour toutes, elle choisit où il va.',
        '6.5':
          'Jour : elle peut d’abord fabriquer. Puis elle a 3 actions, et 1 de plus par carte oiseau dépensée, dans n’importe quel ordre.',
        '6.5.1': 'Combat.',
        '6.5.2': 'Marche : jusqu’à deux déplacements.',
        '6.5.3': 'Recrutement, une fois par tour : 1 guerrier à chaque caserne.',
        '6.5.4':
          'Construction dans une clairière contrôlée avec un emplacement libre. Le bois vient de là et de clairières contrôlées qui y sont reliées par des clairières contrôlées. Plus il y en a de cette sorte sur la carte, plus cela coûte et rapporte.',
        '6.5.5':
          'Heures supplémentaires : dépensez une carte de la couleur d’une clairière avec une scierie ; 1 bois y est placé.',
        '6.6':
          'Crépuscule : piochez 1 carte, 1 de plus avec 3 casernes sur la carte, encore 1 avec 5. Puis défaussez jusqu’à 5.',
      },
    },
    s7: {
      title: 'Dynasties de la Canopée',
      rules: {
        '7.2.1': 'Elles fabriquent pendant le Jour, avant le Décret, avec leurs perchoirs.',
        '7.2.2':
          'Seigneurs de la forêt : à égalité pour le plus grand nombre, et avec une pièce, elles contrôlent.',
        '7.2.3': 'Dédain du commerce : un objet fabriqué donne 1 point, quoi que dise la carte.',
        '7.3.1': 'Elles ont 20 guerriers.',
        '7.3.2':
          'Un perchoir et 6 guerriers commencent dans un coin libre, si possible opposé au coin de départ d’un autre.',
        '7.3.3': 'Elles choisissent un chef ; les trois autres attendent face visible.',
        '7.3.4': 'Les deux Vizirs loyaux, qui sont des cartes oiseau, vont dans les deux colonnes du chef.',
        '7.3.5': 'Six perchoirs attendent sur leur piste.',
        '7.4.1': 'Aurore : sans carte en main, elles en piochent 1.',
        '7.4.2':
          'Elles doivent ajouter au Décret 1 ou 2 cartes de leur main, dans n’importe quelles colonnes ; un oiseau au plus.',
        '7.4.3':
          'Sans perchoir sur la carte : un perchoir et 3 guerriers dans la clairière qui a le moins de guerriers, tous joueurs comptés, parmi celles qui peuvent les recevoir (R17).',
        '7.5.1': 'Jour : elles peuvent fabriquer.',
        '7.5.2':
          'Puis vient le Décret, colonne par colonne depuis la gauche : recruter, déplacer, combattre, bâtir. Chaque carte demande l’action de sa colonne dans une clairière de sa couleur ; un oiseau convient partout. I Recruter : 1 guerrier à un perchoir. II Déplacer : au moins un guerrier hors de cette clairière. III Combattre sur place. IV Bâtir : un perchoir dans une clairière contrôlée, avec un emplacement libre et sans perchoir. Une colonne vide ne demande rien. Ce qui ne peut se faire en entier amène aussitôt l’agitation.',
        '7.6.1': 'Crépuscule : des points pour les perchoirs sur la carte (voir le tableau).',
        '7.6.2':
          'Elles piochent 1 carte, 1 de plus avec 3 perchoirs sur la carte, encore 1 avec 6. Puis elles défaussent jusqu’à 5.',
        '7.7': 'L’agitation vient quand une carte du Décret ne peut pas être accomplie.',
        '7.7.1': 'Elles perdent 1 point par oiseau du Décret, Vizirs compris.',
        '7.7.2': 'Le Décret est défaussé, sauf les Vizirs.',
        '7.7.3':
          'Le chef est retourné. Elles en choisissent un autre face visible et mettent les Vizirs dans ses colonnes. S’il n’en reste pas, tous les quatre sont d’abord remis face visible.',
        '7.7.4': 'Le Jour finit et le Crépuscule commence.',
        '7.8.1': 'Bâtisseur (Vizirs sur recruter et déplacer) : les objets donnent tous leurs points.',
        '7.8.2':
          'Charismatique (recruter et combattre) : chaque recrutement place 2 guerriers au même perchoir, et pas moins.',
        '7.8.3': 'Commandant (déplacer et combattre) : 1 touche supplémentaire en attaque.',
        '7.8.4':
          'Despote (déplacer et bâtir) : 1 point de plus chaque fois qu’elles retirent en combat des bâtiments ou jetons ennemis.',
      },
    },
    s8: {
      title: 'Alliance de la Forêt',
      rules: {
        '8.2.1': 'Elle fabrique pendant le Jour, avec ses jetons sympathie.',
        '8.2.2': 'Guérilla : en défense elle a le dé le plus haut et l’attaquant le plus bas.',
        '8.2.3':
          'Les partisans sont une pile cachée que seule l’Alliance peut regarder. Ils ne font pas partie de la main et se dépensent pour leur couleur seulement. Sans base sur la carte, la pile en contient 5 ; ce qui dépasse est défaussé.',
        '8.2.4':
          'Une base retirée coûte tous les partisans de sa couleur, tous les oiseaux et la moitié des officiers, arrondie au-dessus. S’il ne reste pas de base, la pile descend à 5.',
        '8.2.5':
          'Il y a 10 jetons sympathie, un au plus par clairière. Une clairière qui en a un est sympathisante.',
        '8.2.6':
          'Outrage : un autre joueur qui retire un jeton sympathie, ou déplace des guerriers dans une clairière sympathisante, ajoute aux partisans une carte de sa main de la couleur de la clairière. S’il n’en a pas, il montre sa main à l’Alliance et la première carte de la pioche est ajoutée.',
        '8.3.1': 'Elle a 10 guerriers.',
        '8.3.2': 'Trois bases attendent sur son plateau : renard, lapin, souris.',
        '8.3.3': 'Dix jetons sympathie attendent sur leur piste.',
        '8.3.4': 'Elle commence avec 3 cartes de la pioche comme partisans.',
        '8.4.1':
          'Aurore : autant de révoltes que voulu. Choisissez une clairière sympathisante dont la base est encore sur le plateau et dépensez 2 partisans de sa couleur. Toutes les pièces ennemies y sont retirées. Placez la base, un guerrier par clairière sympathisante de cette couleur, et 1 officier.',
        '8.4.2':
          'Puis répandre la sympathie, autant que voulu : dans une clairière voisine d’une sympathisante, ou n’importe où s’il n’y en a pas. Dépensez des partisans de sa couleur selon la piste, 1 de plus là où un autre joueur a 3 guerriers ou plus (loi martiale). Placez le jeton et marquez.',
        '8.5': 'Jour, dans n’importe quel ordre et nombre :',
        '8.5.1': 'Fabriquer.',
        '8.5.2': 'Mobiliser : une carte de la main devient un partisan.',
        '8.5.3':
          'Former : dépensez une carte de la couleur d’une base sur la carte ; un guerrier de la réserve devient officier.',
        '8.6.1':
          'Crépuscule : une opération par officier. I Déplacer. II Combattre. III Recruter : 1 guerrier à une base. IV Organiser : dans une clairière non sympathisante, un de ses guerriers cède la place à un jeton, qui marque.',
        '8.6.2': 'Piochez 1 carte, et 1 de plus par base sur la carte. Puis défaussez jusqu’à 5.',
      },
    },
    s9: {
      title: 'Vagabond',
      rules: {
        '9.2.1':
          'Il fabrique avec des marteaux, tous de la couleur de sa clairière. Un objet fabriqué est aussitôt à lui, face visible.',
        '9.2.2':
          'Son pion n’est pas un guerrier, ne compte pas pour le contrôle et ne peut être retiré. Quand un effet d’un ennemi, comme une révolte ou une Faveur, retire toutes les pièces ennemies de sa clairière, il abîme 3 objets de son choix.',
        '9.2.3': 'Il se déplace quel que soit celui qui contrôle.',
        '9.2.4': 'Sans épée intacte il est sans défense.',
        '9.2.5':
          'Un objet est face visible ou épuisé, intact ou abîmé. Seul un objet intact face visible peut être épuisé. Thés, pièces et sacs face visible sont sur leurs pistes, 3 au plus sur chacune ; les autres dans la besace ; les objets abîmés dans leur case.',
        '9.2.6': 'Ses touches aux dés sont au plus le nombre de ses épées intactes, épuisées ou non.',
        '9.2.7': 'Chaque touche abîme un objet intact de son choix. S’il n’en reste pas, rien n’arrive.',
        '9.2.8':
          'Il ne peut pas gagner par une domination. À quatre, il peut en activer une pendant son Jour, avec au moins 10 points, pour former une coalition avec le joueur qui a le moins de points, lui-même non compté ; en cas d’égalité, il choisit. Le partenaire doit avoir encore son marqueur sur la piste de score et n’être dans aucune coalition. Le marqueur du Vagabond va sur le plateau de ce joueur : il ne marque plus et gagne si ce joueur gagne. Les deux ne sont plus ennemis ; un partenaire Hostile devient Indifférent.',
        '9.2.9.I':
          'Relations : les trois pas d’Indifférent à Allié demandent 1, puis 2, puis 3 Aides à cette faction dans un même tour, et donnent 1, 2 et 2 points.',
        '9.2.9.II':
          'Allié : chaque Aide donne 2 points. Quand il va dans une clairière adjacente, il peut emmener, de la clairière qu’il quitte, autant de guerriers d’une faction Alliée qu’il veut. Quand il attaque, les guerriers sur place d’une faction Alliée, autre que celle du défenseur, peuvent se battre comme les siens : ils s’ajoutent à son maximum et peuvent subir ses touches. Si dans un combat ils en subissent plus que ses objets, cette faction devient Hostile.',
        '9.2.9.III':
          'Hostile : une faction devient Hostile dès qu’il retire un de ses guerriers, de quelque façon et à quelque tour que ce soit. Infamie : en combat à son tour, chaque pièce d’une faction Hostile qu’il retire donne 1 point de plus, sauf le guerrier qui l’a rendue Hostile. Entrer là où sont des guerriers Hostiles coûte 1 botte de plus. L’Aide n’y change rien, mais lui procure toujours des objets.',
        '9.3.1': 'Il choisit un personnage.',
        '9.3.2': 'Son pion commence dans n’importe quelle forêt.',
        '9.3.3': 'Trois quêtes sont face visible.',
        '9.3.4': 'Un sac, des bottes, un marteau et une épée sont sous les ruines, cachés à tous.',
        '9.3.5': 'Il commence avec les objets de son personnage, face visible.',
        '9.3.6': 'Toutes les factions sont Indifférentes.',
        '9.4.1':
          'Aurore : il remet 3 objets épuisés face visible, et 2 de plus par thé qui était sur sa piste au début de l’Aurore.',
        '9.4.2':
          'Se faufiler : il peut aller dans une clairière ou forêt adjacente sans bottes, même là où sont des guerriers Hostiles.',
        '9.5':
          'Jour : il agit en épuisant des objets, dans n’importe quel ordre et nombre. En forêt il ne peut que se déplacer, réparer et utiliser la Cachette ; le Travail journalier n’y rapporte rien, pas même un oiseau.',
        '9.5.1':
          'Déplacement : 1 botte, 2 là où sont des guerriers Hostiles. Jamais vers une forêt ; hors d’une forêt, vers une clairière de son bord.',
        '9.5.2': 'Combat : 1 épée.',
        '9.5.3': 'Exploration : 1 torche ; il prend l’objet sous la ruine de sa clairière et marque 1 point.',
        '9.5.4':
          'Aide : n’importe quel objet ; il donne une carte de la couleur de sa clairière à un joueur qui y a des pièces et peut prendre un de ses objets fabriqués.',
        '9.5.5':
          'Quête : dans une clairière de sa couleur, épuisez ses deux objets. Il pioche 2 cartes, ou marque 1 point par quête de cette couleur accomplie, celle-ci comprise.',
        '9.5.6':
          'Frappe : 1 arbalète ; il retire de sa clairière un guerrier d’un ennemi ou, si cet ennemi n’y en a pas, une autre pièce.',
        '9.5.7': 'Réparation : 1 marteau ; un objet abîmé redevient intact.',
        '9.5.8':
          'Fabrication : un marteau par symbole du coût, tous de la couleur de sa clairière ou « au choix ».',
        '9.5.9': 'Action spéciale : 1 torche (voir la section D).',
        '9.6.1': 'Crépuscule : en forêt, tous ses objets abîmés sont réparés et remis face visible.',
        '9.6.2': 'Piochez 1 carte, et 1 de plus par objet pièces sur la piste.',
        '9.6.3': 'Défaussez jusqu’à 5 cartes.',
        '9.6.4':
          'Besace et objets abîmés peuvent compter ensemble 6 objets, et 2 de plus par sac sur la piste. Le reste, à son choix mais jamais pris sur une piste, quitte le jeu.',
      },
    },
    sC: {
      title: 'Cartes du jeu',
      rules: {
        'C.1.1':
          'Carte d’hiver : chaque tronçon de rivière entre deux clairières sépare les forêts comme un chemin. Les couleurs ne sont pas imprimées : quatre marqueurs de chacune sont distribués au hasard.',
      },
    },
    sD: {
      title: 'Les personnages du Vagabond',
      rules: {
        'D.1.1': 'Voleur : bottes, torche, thé, épée.',
        'D.1.2':
          'Vol : il prend une carte au hasard dans la main d’un joueur qui a des pièces dans sa clairière.',
        'D.2.1': 'Bricoleur : bottes, torche, sac, marteau.',
        'D.2.2':
          'Travail journalier : il prend dans la défausse une carte de la couleur de sa clairière, ou un oiseau.',
        'D.3.1':
          'Rôdeur : bottes, torche, arbalète, épée. Cachette : il répare 3 objets, puis le Jour finit aussitôt.',
      },
    },
    sG: {
      title: 'Vocabulaire',
      rules: {
        'G.1.3': 'Zone de jeu : les cartes devant vous, utilisées seulement comme elles le disent.',
        'G.1.5': 'Considérer comme : prend ces propriétés ; le propriétaire reste.',
        'G.1.7': 'Bâtiment : carré, occupe un emplacement.',
        'G.1.12': 'Guerrier : un pion n’en est pas un.',
        'G.1.14': 'Montrer : au seul joueur nommé.',
        'G.1.15': 'Ennemi : tout autre joueur hors de votre coalition.',
        'G.1.19': 'Piocher : prendre la première carte de la pioche.',
        'G.1.23': 'Placer : de la réserve, ou le plus à gauche de la piste.',
        'G.1.24':
          'Retirer : vers la réserve ou la piste du propriétaire ; le donjon et les objets quittent le jeu.',
        'G.1.26': 'Révéler : poser face visible devant soi.',
        'G.1.29': 'Défausser, dépenser : dans la défausse ; une domination près de la carte.',
        'G.1.30': 'Jeton : rond, n’occupe aucun emplacement.',
        'G.1.32': 'Remplacer : retirer et placer, les deux ou aucun.',
      },
    },
    sK: {
      title: 'Les cartes à jouer',
      rules: {
        K: 'Une carte vaut dès qu’elle est fabriquée, si son moment est encore à venir. « Pendant » une phase veut dire avant, entre et après ses étapes et actions, jamais au milieu de l’une d’elles.',
      },
    },
    sR: {
      title: 'Là où les règles se taisent',
      rules: {
        R1: 'Là où les éditions diffèrent, la Loi anglaise la plus récente et sa FAQ valent.',
        R2: 'Un seul joueur décide à tout moment : celui à qui l’on demande quelque chose, sinon celui dont c’est le tour.',
        R3: 'Une question ne dépend jamais de vos cartes cachées. « Non » a le même air quoi que vous ayez.',
        R4: 'Vous pouvez laisser des réponses fixes comme « jamais d’embuscade », jusqu’à votre prochain tour ou pour toujours. Seuls « non » et l’ordre des pertes peuvent être fixes.',
        R5: 'Un combat suit cet ordre : embuscade, réponse, ses touches, jet, touches supplémentaires fixes, effets (l’attaquant d’abord), toutes les autres touches ensemble.',
        R6: 'Un retrait : toutes les pièces partent, des factions deviennent Hostiles, on marque, puis viennent dégâts au Vagabond, hôpitaux, bases perdues et Outrage.',
        R7: 'Là où l’ordre de ces effets compte, le joueur dont c’est le tour décide ; entre base perdue et Outrage, en combat, c’est l’Alliance. Plusieurs effets d’une même sorte suivent les numéros des clairières.',
        R8: 'Les hôpitaux répondent à tout retrait, même par son propre Percepteur. Par clairière, une carte sauve tous ses guerriers, ou aucun n’est sauvé. Si le donjon est parti en même temps, il n’y a pas d’hôpital.',
        R9: '30 points finissent la partie au milieu de tout : plus de touches, d’effets ni de questions. Les points au-delà de 30 restent. Un score ne descend jamais sous 0, et sans marqueur sur la piste on ne gagne ni ne perd de points.',
        R10: 'La pioche est refaite dès que sa dernière carte est tirée. Si pioche et défausse sont vides, le reste du tirage est perdu. Une carte en cours de fabrication et une embuscade jouée ont déjà quitté la main : elles ne paient rien d’autre, et une pioche refaite avant leur défausse ne les contient pas.',
        R11: 'La limite de main ne vaut qu’à l’étape de votre Crépuscule qui la nomme ; pour le Vagabond, la limite d’objets suit. À tout autre moment, vous pouvez avoir autant de cartes que vous voulez, et une carte donnée par une Aide ne se refuse pas.',
        R12: 'Les cartes données, volées ou payées pour l’Outrage ne sont vues que des deux concernés. Une main montrée n’est vue que de celui à qui elle l’est, telle qu’elle est à ce moment. Après la fin, tout est ouvert.',
        R13: 'L’Outrage coûte une carte par déplacement et par jeton. Seuls le payeur et l’Alliance voient la carte ; si elle ne tient pas parmi les partisans, elle est défaussée, visible de tous. Avec une main vide, il n’y a rien à montrer et la pioche paie. Placer n’est pas déplacer, et le pion n’est pas un guerrier. Si le Vagabond emmène des guerriers Alliés, leur propriétaire choisit la carte et la paie ; les guerriers de l’Alliance ne causent pas d’Outrage.',
        R14: 'La Marquise peut dépenser des oiseaux avant, entre et après ses actions, même s’il n’en reste plus ; une action non utilisée est perdue. Sa première action finit la fabrication. Le second déplacement d’une Marche suit aussitôt ou est perdu.',
        R15: 'Vous êtes dans une clairière si vous y avez une pièce, un jeton aussi.',
        R16: 'Dans une colonne du Décret, l’ordre est libre. Une carte impossible peut être prise d’abord : c’est l’agitation. Elle ne vient jamais d’elle-même. Avant elle et entre les cartes du Décret, on peut utiliser les cartes du Jour et la domination. Un combat fini par une embuscade compte comme fait. Le Charismatique avec un seul guerrier en réserve le place, puis vient l’agitation.',
        R17: 'Un nouveau perchoir demande un emplacement libre et ne peut aller au donjon ; peu importe s’il y a trop peu de guerriers. Si c’est impossible, l’étape est sautée, comme l’ajout au Décret si aucune carte n’a pu être piochée.',
        R18: 'Ce qui ne ferait rien n’est pas proposé. Mobiliser vers une pile pleine est possible : la carte est alors défaussée.',
        R19: 'Les officiers perdus au Crépuscule n’agissent plus.',
        R20: 'Les guerriers Alliés qui accompagnent gardent leurs règles : leur faction doit contrôler une des deux clairières. Quand il se faufile, ils ne suivent que de clairière en clairière.',
        R21: 'Remettre des objets face visible n’est pas facultatif, jusqu’au nombre prévu. Les objets abîmés peuvent l’être et restent abîmés ; un dégât ne retourne pas un objet. Un quatrième objet pour une piste pleine attend dans la besace sans l’effet de la piste : il s’épuise en premier, et monte quand une place se libère.',
        R22: 'La nouvelle quête est montrée avant le choix de la récompense. L’une des deux récompenses doit être prise. Si la pioche de quêtes est vide, aucune nouvelle n’arrive.',
        R23: 'Déplacements et combats qu’une carte donne au Vagabond ne coûtent ni botte ni épée, sauf la botte de plus pour les guerriers Hostiles. Le Cordonnier ne fait pas sortir d’une forêt. Une Faveur qu’il fabrique rend Hostile toute faction qui perd un guerrier, sans Infamie.',
        R24: 'Coalition : qui a activé une domination n’est ni comparé ni choisi comme partenaire ; le partenaire peut en activer une plus tard. Aide, Vol et relations entre les deux continuent. Les combats, Frappes et Faveurs du Vagabond ne touchent pas le partenaire. Les combats, Faveurs et révoltes du partenaire, « La bourse ou la vie ! » et « Banque du terrier » ne touchent pas le Vagabond.',
        R25: 'Les mélanges de factions d’une portée inférieure à 17 sont possibles si « toutes factions » est choisi. Les factions sont nommées, tirées au sort ou choisies du dernier siège au premier. Les couleurs peuvent être distribuées au hasard sur la carte d’automne aussi.',
        R26: 'Vous pouvez annuler ce que vous avez fait à votre tour, tant qu’aucun dé n’est tombé, que rien de caché n’a été vu, qu’aucune carte n’a été piochée ni n’est allée à un autre joueur et que personne d’autre n’a été interrogé. Une réponse donnée au tour d’un autre est définitive.',
        R27: 'Personne n’est éliminé, même sans pièces, et il n’y a pas de limite de tours. Pour qui manque de temps, le programme décide (T.6).',
      },
    },
    sT: {
      title: 'Les étapes d’un tour',
      rules: {
        T: 'Un coup de l’étape suivante quitte l’étape présente ; « terminé » aussi, ou bien finit une Marche à moitié faite et rien d’autre. Ce qui est obligatoire vient d’abord, et une action demande ce qu’elle coûte.',
        'T.1': 'Marquise : bois ; fabrication, actions ; pioche, limite de main.',
        'T.2':
          'Canopée : carte d’urgence, ajouts au Décret, nouveau perchoir ; fabrication, Décret ; points, pioche, limite de main.',
        'T.3': 'Alliance : révoltes, sympathie ; actions ; opérations, pioche, limite de main.',
        'T.4':
          'Vagabond : remise en état, se faufiler ; actions ; repos, pioche, limite de main, limite d’objets.',
        'T.5':
          'Le début d’une phase vient avant tout le reste : à l’Aurore on regarde si la domination gagne, puis on peut utiliser la Banque du terrier ; au Jour le Terrier de commandement, au Crépuscule le Cordonnier. Les autres cartes viennent après.',
        'T.6':
          'Temps écoulé : les étapes sont quittées ; le Décret reçoit la première carte qui n’est pas un oiseau, dans sa colonne la plus longue, et s’accomplit de la première façon possible. Questions : ni embuscade, ni hôpital, ni effet ; le bois puis la sympathie partent d’abord, une base et le donjon en dernier ; les objets épuisés sont abîmés d’abord ; les oiseaux sont gardés ; une quête donne des points ; les cartes piochées en dernier sont défaussées et les objets abîmés perdus d’abord. Pour le reste, le premier choix de la liste.',
      },
    },
  },
};
